import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from './Icon';

/** A dialog of the browser's own: it holds the focus, closes by Escape and gives the focus back. */
export function Dialog({ title, onClose, children, className }: {
  title: string;
  onClose: () => void;
  children: ReactNode;
  className?: string;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element !== null && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className={className} aria-labelledby={id} onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close();
      }}>
      <div className="dialog-body">
        <h2 id={id}>{title}</h2>
        {children}
        <button type="button" className="button quiet icon dialog-close" aria-label="Close"
          onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}
