import { useEffect, useSyncExternalStore } from 'react';

/** Word that a conversation has changed, so that the side list looks again. */
let changes = 0;
const listeners = new Set<() => void>();

export function tellConversationsChanged(): void {
  changes += 1;
  for (const listener of listeners) listener();
}

export function useConversationNews(): number {
  return useSyncExternalStore(subscribe, () => changes);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The conversation of the answer on the page, which its address does not say. */
let current: string | null = null;

export function useCurrentConversation(): string | null {
  return useSyncExternalStore(subscribe, () => current);
}

export function useShowsConversation(id: string | null): void {
  useEffect(() => {
    setCurrent(id);
    return () => setCurrent(null);
  }, [id]);
}

function setCurrent(id: string | null): void {
  current = id;
  for (const listener of listeners) listener();
}
