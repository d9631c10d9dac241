import './ask.css';
import { type FormEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Unreachable } from '../api/http';
import type { AskWish } from '../api/types';
import { Icon } from '../parts/Icon';
import { memory } from '../parts/page';
import { Trouble } from '../parts/Trouble';
import type { Asking } from './useAsk';

const LONGEST = 4000;

/** Where one asks. What is typed is kept until the server has taken the question. */
export function AskBox({ project, asking, wish = {}, label, placeholder, hasFocus = false }: {
  project: string;
  asking: Asking;
  wish?: Omit<AskWish, 'question'>;
  label: string;
  placeholder: string;
  hasFocus?: boolean;
}) {
  const draft = `draft.${project}.${wish.conversation ?? ''}`;
  const [text, setText] = useState(() => memory.read(draft));
  const box = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (hasFocus && matchMedia('(hover: hover)').matches) box.current?.focus({ preventScroll: true });
  }, [hasFocus]);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    element.style.height = 'auto';
    element.style.height = `${Math.min(element.scrollHeight, 240)}px`;
  }, [text]);

  const type = (next: string) => {
    setText(next);
    memory.write(draft, next);
  };
  const submit = async () => {
    const question = text.trim();
    if (question === '' || asking.asking !== null) return;
    if (await asking.ask({ ...wish, question })) memory.write(draft, '');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void submit();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const isBusy = asking.asking !== null;
  return (
    <form className="askbox" onSubmit={onSubmit} role="search" aria-label={label}>
      <div className="askbox-frame">
        <textarea ref={box} rows={1} dir="auto" value={text} aria-label={label} placeholder={placeholder} maxLength={LONGEST}
          data-slash="" enterKeyHint="send" onChange={(event) => type(event.target.value)} onKeyDown={onKeyDown} />
        <button type="submit" className="button primary" disabled={text.trim() === '' || isBusy}>
          {isBusy ? <span className="spin" /> : <Icon name="ask" />}
          Ask
        </button>
      </div>
      {asking.error instanceof Unreachable ? (
        <div className="notice row spread" role="alert">
          <span>Your question is not sent yet.</span>
          <button type="submit" className="button" disabled={isBusy}>Send it again</button>
        </div>
      ) : asking.error !== null && <Trouble error={asking.error} onRetry={() => void submit()} />}
    </form>
  );
}
