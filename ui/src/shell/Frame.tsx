import { type ReactNode, useEffect, useState } from 'react';
import { useMedia } from '../parts/media';
import { memory } from '../parts/page';
import type { Route } from '../router/routes';
import { usePath } from '../router/router';
import { Conversations } from './Conversations';
import { Drawer } from './Drawer';
import { Header } from './Header';
import { Outage } from './Outage';

/** What stands around every page: the header, the conversations at the side, and word of an outage. */
export function Frame({ route, children }: {
  route: Exclude<Route, { page: 'home' | 'unknown' }>;
  children: ReactNode;
}) {
  const isNarrow = useMedia('(max-width: 900px)');
  const [isSideOpen, setSideOpen] = useState(memory.read('side') !== 'closed');
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const path = usePath();
  useEffect(() => setDrawerOpen(false), [path]);
  useSlash();

  const toggle = () => {
    if (isNarrow) setDrawerOpen(true);
    else {
      memory.write('side', isSideOpen ? 'closed' : '');
      setSideOpen(!isSideOpen);
    }
  };
  const isSideShown = !isNarrow && isSideOpen;
  return (
    <>
      <a className="skip" href="#main">Skip to the content</a>
      <Header route={route} onToggleSide={toggle} isSideOpen={isNarrow ? isDrawerOpen : isSideOpen} />
      <div className={isSideShown ? 'frame with-side' : 'frame'}>
        {isSideShown && (
          <nav className="side" id="side" aria-label="Conversations">
            <Conversations key={route.project} route={route} />
          </nav>
        )}
        <main id="main" tabIndex={-1}>
          <Outage />
          {children}
        </main>
      </div>
      {isNarrow && isDrawerOpen && (
        <Drawer onClose={() => setDrawerOpen(false)}>
          <Conversations key={route.project} route={route} />
        </Drawer>
      )}
    </>
  );
}

/** A slash goes to the box of the page where one asks or searches. */
function useSlash(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target;
      const isTyping = target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], dialog');
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      const box = document.querySelector<HTMLElement>('main [data-slash]');
      if (box === null) return;
      event.preventDefault();
      box.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
