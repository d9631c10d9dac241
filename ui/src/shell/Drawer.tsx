import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../parts/Icon';

/** The side list on a phone: over the page, closed by Escape or a touch beside it. */
export function Drawer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element !== null && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className="drawer" aria-label="Conversations" onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close();
      }}>
      <div className="drawer-body">
        <div className="drawer-head">
          <button type="button" className="button quiet icon" aria-label="Close the conversations"
            onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
