import './sql.css';
import { visible } from '../text/plain';
import { Coloured } from './Sql';

/** A difference as `diff -u` writes it, line by line. */
export function Diff({ text, label, isSql = false }: { text: string; label: string; isSql?: boolean }) {
  const lines = text.split('\n').filter((line) => line !== '');
  return (
    <div className="diff" role="group" aria-label={label} tabIndex={0} dir="ltr">
      {lines.map((line, at) => {
        const sign = line[0] ?? ' ';
        if (sign === '@') return lines.length > 40 ? <div key={at} className="hunk">{line}</div> : null;
        const kind = sign === '+' ? 'come' : sign === '-' ? 'gone' : 'same';
        return (
          <div key={at} className={kind}>
            <span className="sign">
              <span aria-hidden="true">{sign === ' ' ? '' : sign === '-' ? '−' : '+'}</span>
              {kind !== 'same' && <span className="visually-hidden">{kind === 'come' ? 'added: ' : 'removed: '}</span>}
            </span>
            {isSql ? <Coloured text={line.slice(1)} /> : visible(line.slice(1))}
          </div>
        );
      })}
    </div>
  );
}
