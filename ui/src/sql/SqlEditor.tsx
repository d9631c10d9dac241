import { Coloured } from './Sql';

/**
 * A box to write SQL in: a plain text area, with the same text coloured behind it. Both wrap alike, so that every
 * character stands above its twin.
 */
export function SqlEditor({ id, label, value, onChange, onRun }: {
  id: string;
  label: string;
  value: string;
  onChange: (text: string) => void;
  onRun?: () => void;
}) {
  return (
    <div className="sql-edit" dir="ltr">
      <pre aria-hidden="true"><Coloured text={value} isExact />{'\n'}</pre>
      <textarea id={id} aria-label={label} value={value} spellCheck={false} autoCapitalize="off" autoCorrect="off"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && onRun !== undefined) {
            event.preventDefault();
            onRun();
          }
        }} />
    </div>
  );
}
