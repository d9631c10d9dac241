import type { Origin } from '../api/types';
import { Foreign } from '../parts/Foreign';
import { to } from '../router/routes';
import { Link } from '../router/router';

/** The page of the thing a claim rests on, if it has one. */
export function originAddress(project: string, origin: Origin): string | null {
  switch (origin.kind) {
    case 'metric':
      return to.knowledge(project, 'metric', origin.name.replace(/, owned by [^,]*$/, ''));
    case 'table':
      return to.knowledge(project, 'table', origin.name);
    case 'rule':
      return to.knowledge(project, 'rule', origin.name);
    case 'glossary':
      return to.knowledge(project, 'glossary', origin.name);
    case 'calendar':
      return `${to.knowledge(project)}?kind=calendar`;
    case 'query pattern':
      return to.knowledge(project, 'pattern', origin.name);
    case 'learning':
      return to.learnings(project, /^\d+/.exec(origin.name)?.[0] ?? '');
    default:
      return null;
  }
}

export function OriginLink({ project, origin }: { project: string; origin: Origin }) {
  const address = originAddress(project, origin);
  const name = origin.kind === 'calendar' ? 'calendar' : origin.name;
  return address === null ? <Foreign text={name} /> : <Link href={address}><Foreign text={name} /></Link>;
}

/** An origin in words: "metric MRR", "rows of statement 1". */
export function OriginWords({ project, origin }: { project: string; origin: Origin }) {
  switch (origin.kind) {
    case 'question':
      return <>from the question</>;
    case 'statement':
      return <>statement {origin.name}</>;
    case 'rows':
      return <>rows of statement {origin.name}</>;
    case 'live schema':
      return <>the live schema</>;
    case 'calendar':
      return <>the <OriginLink project={project} origin={origin} /></>;
    default:
      return <>{origin.kind} <OriginLink project={project} origin={origin} /></>;
  }
}
