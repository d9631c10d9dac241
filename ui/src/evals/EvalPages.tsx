import '../knowledge/knowledge.css';
import './evals.css';
import { EvalList } from './EvalList';
import { QuestionPage } from './QuestionPage';
import { RunPage } from './RunPage';

export default function EvalPages({ project, run, question }: { project: string; run?: string; question?: string }) {
  if (run === undefined) return <EvalList project={project} />;
  return question === undefined
    ? <RunPage key={run} project={project} run={run} />
    : <QuestionPage key={`${run} ${question}`} project={project} run={run} question={question} />;
}
