import { oneLine, visible } from '../text/plain';

/** Text that somebody else wrote: shown as it is, in its own direction, with nothing hidden in it. */
export function Foreign({ text, isLong = false }: { text: string; isLong?: boolean }) {
  return <bdi>{isLong ? visible(text) : oneLine(text)}</bdi>;
}

/** The same as paragraphs. */
export function ForeignText({ text, className }: { text: string; className?: string }) {
  const paragraphs = text.split(/\n{1,}/).filter((part) => part.trim() !== '');
  return (
    <>
      {paragraphs.map((part, at) => (
        <p key={at} dir="auto" className={className}>
          {visible(part)}
        </p>
      ))}
    </>
  );
}
