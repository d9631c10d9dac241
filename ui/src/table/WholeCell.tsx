import { CopyButton } from '../parts/CopyButton';
import { Dialog } from '../parts/Dialog';
import { visible } from '../text/plain';

/** A cell that was too long for its place. */
export function WholeCell({ title, text, onClose }: { title: string; text: string; onClose: () => void }) {
  return (
    <Dialog title={title === '' ? 'The whole value' : title} onClose={onClose}>
      <pre className="whole-cell" dir="auto" tabIndex={0}>{visible(text)}</pre>
      <div className="row"><CopyButton text={() => text} label="Copy" /></div>
    </Dialog>
  );
}
