import { useSyncExternalStore } from 'react';

/**
 * Whether the server answers. Requests tell it; while it does not, it is asked again with growing pauses, and whoever
 * waits is told when it is back.
 */
let up = true;
let pause = 1000;
let timer: ReturnType<typeof setTimeout> | undefined;
let returns = 0;
const listeners = new Set<() => void>();

export function reachable(): void {
  if (up) return;
  up = true;
  returns += 1;
  pause = 1000;
  clearTimeout(timer);
  tell();
}

export function unreachable(): void {
  if (!up) return;
  up = false;
  tell();
  askLater();
}

/** Asks at once instead of waiting for the next turn. */
export async function askNow(): Promise<void> {
  clearTimeout(timer);
  try {
    await fetch('/api/session', { headers: { Accept: 'application/json' }, cache: 'no-store' });
    reachable();
  } catch {
    askLater();
  }
}

function askLater(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void askNow(), pause);
  pause = Math.min(pause * 1.6, 10_000);
}

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useIsUp(): boolean {
  return useSyncExternalStore(subscribe, () => up);
}

/** Changes each time the server comes back. */
export function useReturns(): number {
  return useSyncExternalStore(subscribe, () => returns);
}
