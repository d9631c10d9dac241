import type { Learning } from '../api/types';
import { Foreign } from '../parts/Foreign';
import { ScrollX } from '../parts/ScrollX';
import { Diff } from '../sql/Diff';
import { Coloured } from '../sql/Sql';
import { to } from '../router/routes';
import { Link } from '../router/router';
import { when } from '../text/periods';
import { count } from '../text/plain';

/** What a learning says and what speaks for it. */
export function LearningBody({ project, learning }: { project: string; learning: Learning }) {
  const changes = differences(learning.difference ?? '');
  return (
    <div className="stack">
      {learning.description !== learning.title && <p className="measure"><Foreign text={learning.description} isLong /></p>}
      {learning.applies_to_tables.length > 0 && (
        <p className="small soft">
          About {learning.applies_to_tables.map((table, at) => (
            <span key={table}>{at > 0 && ', '}<Link href={to.knowledge(project, 'table', table)}><Foreign text={table} /></Link></span>
          ))}
        </p>
      )}
      {changes.length > 0 && (
        <ScrollX label="What changed">
          <table className="plain-table changes">
            <thead><tr><th scope="col">Before</th><th scope="col">After</th></tr></thead>
            <tbody>
              {changes.map(([before, after], at) => (
                <tr key={at}>
                  <td>{before === '' ? <span className="faint">nothing</span> : <Coloured text={before} />}</td>
                  <td>{after === '' ? <span className="faint">left out</span> : <Coloured text={after} />}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollX>
      )}
      {learning.unified_difference !== undefined && learning.unified_difference !== '' && (
        <details className="fold" open>
          <summary>The whole statement, before and after</summary>
          <div className="inside"><Diff text={learning.unified_difference} label="Difference of the statements" isSql /></div>
        </details>
      )}
      {learning.evidence !== undefined && learning.evidence.length > 0 && (
        <details className="fold">
          <summary>Evidence <span className="aside">{count(learning.evidence.length, 'piece')}</span></summary>
          <ul className="inside stack">
            {learning.evidence.map((one, at) => (
              <li key={at} className="small">
                <strong>{one.kind}</strong> <span className="faint">by <Foreign text={one.by} />, {when(one.at)}</span>
                {/^[0-9a-f]{8,}$/.test(one.about) && <> · <Link href={to.answer(project, one.about)}>the answer</Link></>}
                <pre className="evidence" dir="auto"><Foreign text={one.text} isLong /></pre>
              </li>
            ))}
          </ul>
        </details>
      )}
      {learning.contradicts?.map((rival) => (
        <p key={rival.number} className="notice warn">
          Says otherwise: <Link href={to.learnings(project, rival.number)}><Foreign text={`${rival.number}, ${rival.title}`} /></Link>{' '}
          <span className="soft"><Foreign text={rival.description} /></span>
        </p>
      ))}
    </div>
  );
}

export function Tally({ learning }: { learning: Learning }) {
  const parts = [
    `${Math.round(learning.confidence_score * 100)} % sure`,
    used(learning.times_applied),
    ...(learning.times_helped === undefined ? [] : [`helped ${learning.times_helped}`]),
    ...(learning.times_failed === undefined ? [] : [`failed ${learning.times_failed}`]),
    ...(learning.golden_supported === undefined ? [] : [`${count(learning.golden_supported, 'golden question')} for it`]),
    learning.scope === 'project' ? 'for everybody' : `only for ${learning.scope}`,
    `${learning.source}${learning.discovered_by_user === undefined ? '' : ` by ${learning.discovered_by_user}`}, ${when(learning.created_at)}`,
  ];
  return <span><Foreign text={parts.join(' · ')} /></span>;
}

export function used(times: number): string {
  return times === 0 ? 'not used yet' : `used ${count(times, 'time')}`;
}

/** "a → b" line by line; what is missing on one side is said as (nothing). */
function differences(text: string): [string, string][] {
  return text.split('\n').flatMap((line): [string, string][] => {
    const at = line.indexOf(' → ');
    if (at < 0) return [];
    const clean = (side: string) => (side === '(nothing)' ? '' : side);
    return [[clean(line.slice(0, at)), clean(line.slice(at + 3))]];
  });
}
