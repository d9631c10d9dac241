import { dash } from '../api/dash';
import { AskBox } from '../ask/AskBox';
import { useRun } from '../ask/runs';
import { useAsk } from '../ask/useAsk';
import { useShowsConversation } from '../shell/news';
import { useTitle } from '../parts/page';
import { useResource } from '../parts/useResource';
import { to } from '../router/routes';
import { Link } from '../router/router';
import { oneLine } from '../text/plain';
import { AnswerById, useKept } from './AnswerById';

/** One answer at its own address, with the rest of its conversation at hand. */
export function AnswerPage({ project, id }: { project: string; id: string }) {
  const asking = useAsk(project);
  const run = useRun(project, id);
  const kept = useKept(project, id);
  const conversation = run?.conversation ?? kept.data?.conversation ?? null;
  const question = run?.question ?? kept.data?.answer?.question ?? '';
  const answer = run?.answer ?? kept.data?.answer ?? null;
  useTitle(question === '' ? 'Answer' : answer === null && run !== null ? `… ${question}` : question);
  useShowsConversation(conversation);
  const takesReply = answer?.status === 'asked_back' || answer?.status === 'unsure';
  return (
    <div className="answerpage">
      {conversation !== null && <Neighbours project={project} conversation={conversation} id={id} isDone={answer !== null} />}
      <AnswerById project={project} id={id} level="page" />
      <p className="visually-hidden" role="status">{run?.answer == null ? '' : oneLine(run.answer.insight)}</p>
      {answer !== null && (
        <div className="askbar">
          <AskBox key={String(takesReply)} project={project} asking={asking}
            wish={{ ...(conversation === null ? {} : { conversation }), ...(takesReply ? { reply_to: id } : conversation === null ? {} : { after: id }) }}
            label={takesReply ? 'Reply in your own words' : 'Ask a follow-up'}
            placeholder={takesReply ? 'Or say in your own words what you mean' : 'Ask a follow-up'} />
        </div>
      )}
    </div>
  );
}

/** The other questions of the conversation, in their order. */
function Neighbours({ project, conversation, id, isDone }: {
  project: string;
  conversation: string;
  id: string;
  isDone: boolean;
}) {
  const whole = useResource(`neighbours ${project} ${conversation} ${id} ${isDone}`, (signal) =>
    dash(project).conversation(conversation, signal));
  const answers = whole.data?.answers ?? [];
  if (answers.length < 2) return null;
  return (
    <nav className="neighbours" aria-label="This conversation">
      <details open={answers.length <= 6}>
        <summary>This conversation <span className="faint">{answers.length} questions</span></summary>
        <ol>
          {answers.map((answer) => (
            <li key={answer.id}>
              <Link href={to.answer(project, answer.id)} aria-current={answer.id === id ? 'page' : undefined} dir="auto">
                {oneLine(answer.question)}
              </Link>
            </li>
          ))}
          <li className="whole"><Link href={to.conversation(project, conversation)}>Read all of it</Link></li>
        </ol>
      </details>
    </nav>
  );
}
