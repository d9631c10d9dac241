import type { AskedAgain as Again, AskedSide } from '../api/types';
import { Foreign } from '../parts/Foreign';
import { ScrollX } from '../parts/ScrollX';
import { Coloured } from '../sql/Sql';
import { to } from '../router/routes';
import { Link } from '../router/router';

/** The same question before something was taught and after it. */
export function AskedAgain({ project, again }: { project: string; again: Again }) {
  return (
    <section className="stack tight" data-testid="asked-again">
      <p><strong><Foreign text={again.question} /></strong></p>
      <p className={again.as_taught || again.changed ? 'notice good' : 'notice warn'}><Foreign text={again.outcome} isLong /></p>
      <ScrollX label="Before and after">
        <table className="plain-table changes">
          <thead><tr><th scope="col"></th><th scope="col">Before</th><th scope="col">Now</th></tr></thead>
          <tbody>
            <Line name="Answer" again={again} of={(side) => <Foreign text={side.insight} isLong />} />
            <Line name="Figure" again={again} of={(side) => <Foreign text={side.figure} />} />
            <Line name="SQL" again={again} of={(side) => (side.sql === '' ? <span className="faint">none</span> : <Coloured text={side.sql} />)} />
          </tbody>
        </table>
      </ScrollX>
      {again.after.status === 'answered' && <p className="small"><Link href={to.answer(project, again.after.id)}>The answer as it is now</Link></p>}
    </section>
  );
}

function Line({ name, again, of }: { name: string; again: Again; of: (side: AskedSide) => React.ReactNode }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{again.before === null ? <span className="faint">not asked before</span> : of(again.before)}</td>
      <td>{of(again.after)}</td>
    </tr>
  );
}
