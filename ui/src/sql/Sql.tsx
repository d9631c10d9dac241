import './sql.css';
import { useMemo } from 'react';
import { visible } from '../text/plain';
import { tokens } from './tokens';

/** A statement, coloured. */
export function Sql({ text, label = 'SQL' }: { text: string; label?: string }) {
  return (
    <pre className="sql" tabIndex={0} role="region" aria-label={label} dir="ltr">
      <Coloured text={text} />
    </pre>
  );
}

export function Coloured({ text }: { text: string }) {
  const pieces = useMemo(() => tokens(visible(text.trimEnd())), [text]);
  return (
    <code>
      {pieces.map((piece, at) =>
        piece.kind === 'plain' ? piece.text : <span key={at} className={`sql-${piece.kind}`}>{piece.text}</span>)}
    </code>
  );
}
