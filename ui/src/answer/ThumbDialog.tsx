import { type FormEvent, useId, useState } from 'react';
import { Dialog } from '../parts/Dialog';

const REASONS = ['The figure is wrong', 'It is not what I asked', 'Something is missing', 'It is hard to understand'];

export function ThumbDialog({ onSay, onCorrect, onClose }: {
  onSay: (reason: string) => void;
  onCorrect: () => void;
  onClose: () => void;
}) {
  const [reason, setReason] = useState('');
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSay(reason.trim());
  };
  return (
    <Dialog title="What was not helpful?" onClose={onClose}>
      <form className="stack" onSubmit={submit}>
        <div className="row">
          {REASONS.map((text) => (
            <button key={text} type="button" className="button" aria-pressed={reason === text} onClick={() => setReason(text)}>{text}</button>
          ))}
        </div>
        <div className="field">
          <label htmlFor={id}>In your own words, if you like</label>
          <textarea id={id} rows={2} dir="auto" maxLength={2000} value={reason} onChange={(event) => setReason(event.target.value)} />
        </div>
        <div className="row">
          <button type="submit" className="button primary">Send</button>
          <button type="button" className="button" onClick={onCorrect}>I know the right answer</button>
        </div>
      </form>
    </Dialog>
  );
}
