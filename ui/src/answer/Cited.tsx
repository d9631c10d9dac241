import type { Answer, Citation } from '../api/types';
import { Foreign } from '../parts/Foreign';
import { OriginLink } from './OriginLink';

/** The words of people that an answer is told from, each with where it stands; words that the insight says are not said twice. */
export function Cited({ project, citations, insight }: { project: string; citations: Citation[]; insight: string }) {
  if (citations.length === 0) return null;
  return (
    <section className="stack" aria-label="Quoted from" data-testid="citations">
      {citations.map((citation, at) => (
        <figure key={at} className="quoted">
          {!insight.includes(citation.quote) && <blockquote dir="auto"><Foreign text={citation.quote} /></blockquote>}
          <figcaption className="small soft"><Where project={project} citation={citation} /></figcaption>
        </figure>
      ))}
    </section>
  );
}

/** What was written about the time and the thing of a notable fact. That they fall together is all that is said. */
export function Around({ project, answer }: { project: string; answer: Answer }) {
  return (
    <>
      {(answer.why ?? []).map((why, at) => (
        <div key={at} className="notice" role="note" data-testid="why">
          <p><strong>Why? </strong><Foreign text={why.words} /></p>
          <p className="small soft"><Where project={project} citation={why.citation} /></p>
        </div>
      ))}
    </>
  );
}

function Where({ project, citation }: { project: string; citation: Citation }) {
  return (
    <>
      {citation.kind} <OriginLink project={project} origin={{ kind: citation.kind, name: citation.name }} />
      {citation.place !== null && <>, <Foreign text={citation.place} /></>}
    </>
  );
}
