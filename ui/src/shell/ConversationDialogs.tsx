import { type FormEvent, useId, useState } from 'react';
import { dash } from '../api/dash';
import type { Conversation } from '../api/types';
import { Dialog } from '../parts/Dialog';
import { Foreign } from '../parts/Foreign';
import { Trouble } from '../parts/Trouble';
import { count } from '../text/plain';

interface Props {
  project: string;
  item: Conversation;
  onDone: () => void;
  onClose: () => void;
}

export function RenameDialog({ project, item, onDone, onClose }: Props) {
  const [title, setTitle] = useState(item.title);
  const [error, setError] = useState<Error | null>(null);
  const id = useId();
  const save = (event: FormEvent) => {
    event.preventDefault();
    dash(project).rename(item.id, title.trim()).then(() => {
      onDone();
      onClose();
    }, setError);
  };
  return (
    <Dialog title="Rename the conversation" onClose={onClose}>
      <form className="stack" onSubmit={save}>
        <div className="field">
          <label htmlFor={id}>Name</label>
          <input id={id} type="text" dir="auto" autoFocus maxLength={200} value={title} onChange={(event) => setTitle(event.target.value)} />
        </div>
        {error !== null && <Trouble error={error} />}
        <div className="row">
          <button type="submit" className="button primary" disabled={title.trim() === ''}>Rename</button>
          <button type="button" className="button" onClick={onClose}>Cancel</button>
        </div>
      </form>
    </Dialog>
  );
}

export function DeleteDialog({ project, item, onDone, onClose }: Props) {
  const [error, setError] = useState<Error | null>(null);
  const remove = () => {
    dash(project).forget(item.id).then(() => {
      onDone();
      onClose();
    }, setError);
  };
  return (
    <Dialog title="Delete this conversation?" onClose={onClose}>
      <p>
        “<Foreign text={item.title} />” and {item.questions === 1 ? 'its answer' : `its ${count(item.questions, 'answer')}`} are
        deleted for good. What was learned from it stays.
      </p>
      {error !== null && <Trouble error={error} />}
      <div className="row">
        <button type="button" className="button danger" onClick={remove}>Delete</button>
        <button type="button" className="button" onClick={onClose}>Keep it</button>
      </div>
    </Dialog>
  );
}
