import type { Learning } from '../api/types';
import { Foreign } from '../parts/Foreign';
import { StatusBadge } from '../parts/StatusBadge';
import { to } from '../router/routes';
import { Link } from '../router/router';
import { Decisions } from './Decisions';
import { LearningBody, Tally } from './LearningBody';

/** A learning in the review queue: what it says, what speaks for it, and the decision. */
export function LearningCard({ project, learning, onDecided }: { project: string; learning: Learning; onDecided: () => void }) {
  return (
    <article className="card learning-card" aria-label={`Learning ${learning.number}`}>
      <header className="stack tight">
        <h3>
          <Link href={to.learnings(project, learning.number)}><Foreign text={learning.title} /></Link>
        </h3>
        <p className="row small soft">
          <StatusBadge status={learning.status} />
          <Tally learning={learning} />
        </p>
        {learning.status_reason !== undefined && <p className="notice warn small"><Foreign text={learning.status_reason} /></p>}
      </header>
      <LearningBody project={project} learning={learning} />
      <Decisions project={project} learning={learning} onDecided={onDecided} />
    </article>
  );
}
