import './answer.css';
import { type ReactNode, useEffect, useId, useMemo } from 'react';
import type { Answer, Feedback as Given } from '../api/types';
import { useAsk } from '../ask/useAsk';
import { ChartFigure } from '../chart/ChartFigure';
import { ForeignText } from '../parts/Foreign';
import { useHeading } from '../parts/page';
import { Link } from '../router/router';
import { to } from '../router/routes';
import { Trouble } from '../parts/Trouble';
import { DataTable } from '../table/DataTable';
import { count, oneLine, visible } from '../text/plain';
import { Asked } from './AnswerById';
import { Attempts } from './Attempts';
import { Behind } from './Behind';
import { Around, Cited } from './Cited';
import { Feedback } from './Feedback';
import { headline } from './headline';
import { liked, scaled, type Tastes, useTastes } from '../memory/tastes';
import { Notices } from './Notices';
import { Offers } from './Offers';
import { ProvenanceTree } from './ProvenanceTree';
import { SmallPrint } from './SmallPrint';
import { SqlPanel } from './SqlPanel';

/** A whole answer, in the order in which people want to know: what, how it looks, the rows, and why to believe it. */
export function AnswerView({ project, answer: exact, conversation, level, feedback, onFeedback, askedAt, trace, isFresh }: {
  project: string;
  answer: Answer;
  conversation: string | null;
  level: 'page' | 'thread';
  feedback: Given[];
  onFeedback: () => void;
  askedAt: string | null;
  /** The way it came about. */
  trace: ReactNode;
  /** Whether it came in while somebody watched. */
  isFresh: boolean;
}) {
  const asking = useAsk(project);
  const tastes = useTastes(project);
  const answer = useMemo(() => scaled(exact, tastes), [exact, tastes.units, tastes.unitsEntry]);
  const id = useId();
  const follow = { ...(conversation === null ? {} : { conversation, after: answer.id }) };
  return (
    <article className="answer" aria-labelledby={id} data-testid="answer" data-status={answer.status}>
      <Headline answer={answer} level={level} id={id} isFresh={isFresh} />
      <Offers answer={answer} isBusy={asking.asking !== null} takesKeys={level === 'page'}
        onChoose={(words, at) => void asking.ask({ question: words, ...follow, reply_to: answer.id, choice: at + 1 })} />
      <div className={answer.status === 'answered' ? 'answer-body' : 'answer-body alone'}>
        <div className="answer-main">
          <Notices answer={answer} />
          <Around project={project} answer={answer} />
          <Cited project={project} citations={answer.citations ?? []} insight={answer.insight} />
          {answer.status === 'answered' && answer.sql !== null && <Result project={project} answer={answer} tastes={tastes} />}
          {answer.follow_ups.length > 0 && (
            <section className="followups" aria-label={answer.status === 'answered' ? 'Follow-up questions' : 'Questions that can be answered'}>
              <h2 className="label">{answer.status === 'answered' ? 'Ask next' : 'What can be answered'}</h2>
              <div className="row">
                {answer.follow_ups.map((question) => (
                  <button key={question} type="button" className="button wrap" dir="auto" disabled={asking.asking !== null}
                    onClick={() => void asking.ask({ question, ...follow })}>
                    {oneLine(question)}
                  </button>
                ))}
              </div>
            </section>
          )}
          {asking.error !== null && <Trouble error={asking.error} />}
          {(answer.status === 'failed' || answer.status === 'cancelled') && (
            <div className="row">
              <button type="button" className="button" disabled={asking.asking !== null}
                onClick={() => void asking.ask({ question: answer.read_as ?? answer.question, ...(conversation === null ? {} : { conversation }) })}>
                Ask it again
              </button>
            </div>
          )}
          {answer.status !== 'noted' && <Feedback project={project} answer={answer} given={feedback} onGiven={onFeedback} />}
          <div className="folds">
            {answer.explanation !== '' && (
              <details className="fold" open={tastes.detail === 'full' || (level === 'page' && tastes.detail !== 'brief')}>
                <summary>{answer.sql === null ? 'How it was answered' : 'How it was computed'}</summary>
                <div className="inside measure stack soft"><ForeignText text={answer.explanation} /></div>
              </details>
            )}
            {answer.provenance.tree.length > 0 && <ProvenanceTree project={project} provenance={answer.provenance} />}
            {answer.sql !== null && <SqlPanel project={project} sql={answer.sql} conversation={conversation} />}
            {trace}
            <Attempts answer={answer} project={project} isShort={answer.status !== 'failed'} />
          </div>
          <SmallPrint answer={answer} askedAt={askedAt} />
          {level === 'thread' && (
            <p className="small"><Link href={to.answer(project, answer.id)}>Go on from this answer</Link></p>
          )}
        </div>
        {answer.status === 'answered' && <Behind project={project} answer={answer} />}
      </div>
    </article>
  );
}

function Headline({ answer, level, id, isFresh }: { answer: Answer; level: 'page' | 'thread'; id: string; isFresh: boolean }) {
  const ref = useHeading(level === 'page');
  // What had the focus while the question ran is gone: it goes on at the answer.
  useEffect(() => {
    if (isFresh && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [isFresh, ref]);
  const Heading = level === 'page' ? 'h1' : 'h2';
  const [head, rest] = isWords(answer) ? headline(answer.insight) : [titleOf(answer), bodyOf(answer)];
  return (
    <header className="answer-head">
      <Asked question={answer.question} level={level} />
      {answer.read_as !== null && answer.read_as !== undefined && (
        <p className="read-as small soft" dir="auto" data-testid="read-as">Read as: {oneLine(answer.read_as)}</p>
      )}
      <Heading id={id} ref={ref} tabIndex={-1} className={answer.status === 'answered' ? 'headline' : 'headline plain'} dir="auto">
        {oneLine(head)}
      </Heading>
      {rest !== '' && <p className="standfirst" dir="auto">{visible(rest)}</p>}
    </header>
  );
}

/** Whether the words of the answer stand for themselves. */
function isWords(answer: Answer): boolean {
  return answer.status === 'answered' || answer.status === 'unsure' || answer.status === 'noted';
}

function titleOf(answer: Answer): string {
  switch (answer.status) {
    case 'declined':
      return 'I cannot answer this';
    case 'failed':
      return 'This did not work';
    case 'cancelled':
      return 'Stopped';
    default:
      return answer.insight;
  }
}

function bodyOf(answer: Answer): string {
  if (answer.status === 'asked_back') return '';
  if (answer.status === 'cancelled') return 'The question was called off before it was answered. Nothing was changed anywhere.';
  return answer.insight;
}

/** Chart and rows. A single value is said by the headline already. */
function Result({ project, answer, tastes }: { project: string; answer: Answer; tastes: Tastes }) {
  const chart = liked(answer.chart, tastes);
  const isOneValue = answer.rows.length === 1 && answer.columns.length === 1;
  const rows = answer.columns.length > 0 && <DataTable project={project} answer={answer} />;
  return (
    <>
      {chart !== null && answer.rows.length > 0 && <ChartFigure answer={answer} chart={chart} />}
      {isOneValue ? (
        <details className="fold lone">
          <summary>The row <span className="aside">copy it, or take it as CSV</span></summary>
          <div className="inside">{rows}</div>
        </details>
      ) : rows}
      {answer.rows.length === 0 && <p className="soft">The statement ran and found no rows.</p>}
      {answer.truncated && (
        <p className="notice warn">Only the first {count(answer.row_count, 'row')} are shown: there are more. Narrow the question to see all.</p>
      )}
    </>
  );
}
