import { useCallback, useState } from 'react';
import type { AskWish } from '../api/types';
import { to } from '../router/routes';
import { go } from '../router/router';
import { tellConversationsChanged } from '../shell/news';
import { startRun } from './runs';

export interface Asking {
  ask: (wish: AskWish) => Promise<boolean>;
  /** The question that is on its way to the server. */
  asking: string | null;
  error: Error | null;
  clear: () => void;
}

/** Asks, and goes to the page of the answer once the question is taken up. */
export function useAsk(project: string): Asking {
  const [asking, setAsking] = useState<string | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const ask = useCallback(
    async (wish: AskWish) => {
      setAsking(wish.question);
      setError(null);
      try {
        const id = await startRun(project, wish);
        tellConversationsChanged();
        go(to.answer(project, id));
        return true;
      } catch (failure) {
        setError(failure instanceof Error ? failure : new Error(String(failure)));
        return false;
      } finally {
        setAsking(null);
      }
    },
    [project],
  );
  const clear = useCallback(() => setError(null), []);
  return { ask, asking, error, clear };
}
