import { useState } from 'react';
import { dash } from '../api/dash';
import type { Answer, Feedback as Given } from '../api/types';
import { CopyButton } from '../parts/CopyButton';
import { Foreign } from '../parts/Foreign';
import { Icon } from '../parts/Icon';
import { Trouble } from '../parts/Trouble';
import { to } from '../router/routes';
import { oneLine } from '../text/plain';
import { ReplayButton, type Replayed, ReplayOutcome } from './Replay';
import { RightDialog } from './RightDialog';
import { ThumbDialog } from './ThumbDialog';
import { WrongDialog } from './WrongDialog';

/** What a person can say about an answer. */
export function Feedback({ project, answer, given, onGiven }: {
  project: string;
  answer: Answer;
  given: Given[];
  onGiven: () => void;
}) {
  const [open, setOpen] = useState<'thumb' | 'wrong' | 'right' | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const [replayed, setReplayed] = useState<Replayed | null>(null);
  const last = given.at(-1);
  const isAnswered = answer.status === 'answered';
  const thumb = (verdict: 'right' | 'wrong', reason: string) =>
    dash(project).feedback(answer.id, verdict, reason).then(onGiven, setError);
  return (
    <section className="feedback" aria-label="Your word on this answer">
      <div className="row">
        {isAnswered && (
          <>
            <button type="button" className="button quiet" aria-pressed={last?.verdict === 'right'} onClick={() => void thumb('right', '')}>
              <Icon name="up" />Helpful
            </button>
            <button type="button" className="button quiet" aria-pressed={last?.verdict === 'wrong'} onClick={() => setOpen('thumb')}>
              <Icon name="down" />Not helpful
            </button>
            <span className="divider" aria-hidden="true" />
            <button type="button" className="button" onClick={() => setOpen('right')}><Icon name="check" />This is right</button>
          </>
        )}
        {answer.status !== 'cancelled' && (
          <button type="button" className="button" onClick={() => setOpen('wrong')}>
            <Icon name="pen" />{isAnswered ? 'That is wrong' : 'Teach the right answer'}
          </button>
        )}
        <span className="divider" aria-hidden="true" />
        <CopyButton text={() => location.origin + to.answer(project, answer.id)} label="Copy link" icon="link" />
        {isAnswered && answer.sql !== null && <ReplayButton project={project} id={answer.id} onDone={setReplayed} onError={setError} />}
      </div>
      <p className="small faint" role="status">
        {last !== undefined && (
          <>
            {last.verdict === 'right' ? 'Marked as helpful' : 'Marked as not helpful'} by <Foreign text={last.person} />
            {last.reason != null && last.reason !== '' && <>: “{oneLine(last.reason)}”</>}
          </>
        )}
      </p>
      {replayed !== null && <ReplayOutcome replayed={replayed} />}
      {error !== null && <Trouble error={error} />}
      {open === 'thumb' && (
        <ThumbDialog onClose={() => setOpen(null)} onSay={(reason) => {
          setOpen(null);
          void thumb('wrong', reason);
        }} onCorrect={() => setOpen('wrong')} />
      )}
      {open === 'wrong' && <WrongDialog project={project} answer={answer} onClose={() => setOpen(null)} />}
      {open === 'right' && <RightDialog project={project} answer={answer} onClose={() => setOpen(null)} />}
    </section>
  );
}
