import { useSyncExternalStore } from 'react';

/** Word that a conversation has changed, so that the side list looks again. */
let changes = 0;
const listeners = new Set<() => void>();

export function tellConversationsChanged(): void {
  changes += 1;
  for (const listener of listeners) listener();
}

export function useConversationNews(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => changes,
  );
}
