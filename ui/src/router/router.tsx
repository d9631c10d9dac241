import { type AnchorHTMLAttributes, type MouseEvent, useSyncExternalStore } from 'react';

/** The address bar as a store: who shows something of it listens here. */
const listeners = new Set<() => void>();
/** Counts what people went to themselves; going back and forward leaves it, so that the browser restores the place. */
let visits = 0;

function tell(): void {
  for (const listener of listeners) listener();
}

addEventListener('popstate', tell);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function usePath(): string {
  return useSyncExternalStore(subscribe, () => location.pathname);
}

export function useSearch(): string {
  return useSyncExternalStore(subscribe, () => location.search);
}

export function useVisits(): number {
  return useSyncExternalStore(subscribe, () => visits);
}

export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'replace') history.replaceState(null, '', path);
  else if (path !== location.pathname + location.search) history.pushState(null, '', path);
  if (how === 'push') {
    visits += 1;
    scrollTo(0, 0);
  }
  tell();
}

/** Changes only what stands behind the question mark, without a step in the history. */
export function setSearch(values: Record<string, string>): void {
  const search = new URLSearchParams(location.search);
  for (const [key, value] of Object.entries(values)) {
    if (value === '') search.delete(key);
    else search.set(key, value);
  }
  const text = search.toString();
  history.replaceState(null, '', location.pathname + (text === '' ? '' : `?${text}`));
  tell();
}

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** A link inside the page. What a person opens in a new tab stays the browser's business. */
export function Link({ href, onClick, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(href);
  };
  return <a href={href} onClick={follow} {...rest} />;
}
