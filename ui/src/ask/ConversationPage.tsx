import { useState } from 'react';
import { dash } from '../api/dash';
import type { AnswerSummary } from '../api/types';
import { AnswerById } from '../answer/AnswerById';
import { Foreign } from '../parts/Foreign';
import { useHeading, useTitle } from '../parts/page';
import { Loading, Trouble } from '../parts/Trouble';
import { useResource } from '../parts/useResource';
import { inSentence, when } from '../text/periods';
import { count, oneLine } from '../text/plain';
import { AskBox } from './AskBox';
import { useAsk } from './useAsk';

const MOST_OPEN = 8;

/** A conversation from its first question to its last, each with its whole answer. */
export function ConversationPage({ project, id }: { project: string; id: string }) {
  const asking = useAsk(project);
  const whole = useResource(`conversation ${project} ${id}`, (signal) => dash(project).conversation(id, signal));
  const heading = useHeading(whole.data !== undefined);
  useTitle(whole.data?.title ?? 'Conversation');
  if (whole.data === undefined) {
    return whole.error !== undefined ? <Trouble error={whole.error} onRetry={whole.reload} /> : <Loading what="the conversation" />;
  }
  const { title, answers, created_at } = whole.data;
  return (
    <div className="thread">
      <header className="thread-head">
        <h1 ref={heading} tabIndex={-1} className="thread-title"><Foreign text={title} /></h1>
        <p className="small faint">{count(answers.length, 'question')}, since {inSentence(when(created_at))}
          {' · '}<a href={dash(project).markdownAddress(id)} download={`dash-${id}.md`}>Save as Markdown</a></p>
      </header>
      {answers.map((summary, at) =>
        at < answers.length - MOST_OPEN
          ? <Earlier key={summary.id} project={project} summary={summary} />
          : <AnswerById key={summary.id} project={project} id={summary.id} summary={summary} level="thread" />)}
      <div className="askbar">
        <AskBox project={project} asking={asking} wish={{ conversation: id }} label="Ask a follow-up" placeholder="Ask a follow-up" />
      </div>
    </div>
  );
}

/** An answer further up in a long conversation: its headline, and all of it when somebody wants to read it. */
function Earlier({ project, summary }: { project: string; summary: AnswerSummary }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <AnswerById project={project} id={summary.id} summary={summary} level="thread" />;
  return (
    <section className="stack earlier" aria-label={oneLine(summary.question)}>
      <p className="asked" dir="auto">{oneLine(summary.question)}</p>
      {summary.read_as !== null && <p className="read-as small soft" dir="auto">Read as: {oneLine(summary.read_as)}</p>}
      <p className="soft" dir="auto">{oneLine(summary.insight ?? '')}</p>
      <div className="row"><button type="button" className="button" onClick={() => setOpen(true)}>Show all of it</button></div>
    </section>
  );
}
