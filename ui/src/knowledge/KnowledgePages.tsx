import './knowledge.css';
import { ItemPage } from './ItemPage';
import { KnowledgeList } from './KnowledgeList';

export default function KnowledgePages({ project, kind, name }: { project: string; kind?: string; name?: string }) {
  return kind === undefined || name === undefined
    ? <KnowledgeList project={project} />
    : <ItemPage key={`${kind} ${name}`} project={project} kind={kind} name={name} />;
}
