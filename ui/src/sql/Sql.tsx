import './sql.css';
import { useMemo } from 'react';
import { visible } from '../text/plain';
import { tokens } from './tokens';

/** A statement, coloured. */
export function Sql({ text, label = 'SQL' }: { text: string; label?: string }) {
  return (
    <pre className="sql" tabIndex={0} role="group" aria-label={label} dir="ltr">
      <Coloured text={text} />
    </pre>
  );
}

/** Exact where every character has to keep its place. */
export function Coloured({ text, isExact = false }: { text: string; isExact?: boolean }) {
  const pieces = useMemo(() => tokens(isExact ? text : visible(text.trimEnd())), [text, isExact]);
  return (
    <code>
      {pieces.map((piece, at) =>
        piece.kind === 'plain' ? piece.text : <span key={at} className={`sql-${piece.kind}`}>{piece.text}</span>)}
    </code>
  );
}
