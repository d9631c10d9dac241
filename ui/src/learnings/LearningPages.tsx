import '../knowledge/knowledge.css';
import './learnings.css';
import { LearningList } from './LearningList';
import { LearningPage } from './LearningPage';

export default function LearningPages({ project, number }: { project: string; number?: string }) {
  return number === undefined ? <LearningList project={project} /> : <LearningPage key={number} project={project} number={number} />;
}
