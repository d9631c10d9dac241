import { useCallback, useEffect, useRef, useState } from 'react';
import { useReturns } from '../api/connection';
import { isAbort } from '../api/http';

export interface Resource<T> {
  data: T | undefined;
  error: Error | undefined;
  isLoading: boolean;
  reload: () => void;
  /** Puts in place what a change answered, without asking again. */
  put: (data: T) => void;
}

const kept = new Map<string, unknown>();
const MOST_KEPT = 60;

function keep(key: string, data: unknown): void {
  kept.delete(key);
  kept.set(key, data);
  const oldest = kept.keys().next();
  if (kept.size > MOST_KEPT && oldest.done !== true) kept.delete(oldest.value);
}

/** Forgets what was read under keys that start so: after a change the next look reads it anew. */
export function forgetResources(start: string): void {
  for (const key of [...kept.keys()]) if (key.startsWith(start)) kept.delete(key);
}

/**
 * Something that is read from the server. What was read before under this key is shown at once while it is read again;
 * when the server comes back after an outage, it is read again too.
 */
export function useResource<T>(key: string | null, load: (signal: AbortSignal) => Promise<T>): Resource<T> {
  const [state, setState] = useState<{ key: string | null; data?: T; error?: Error; isLoading: boolean }>({
    key: null,
    isLoading: true,
  });
  const [turn, setTurn] = useState(0);
  const returns = useReturns();
  const loader = useRef(load);
  loader.current = load;

  useEffect(() => {
    if (key === null) return;
    const abort = new AbortController();
    const before = kept.get(key) as T | undefined;
    setState((now) => ({
      key,
      ...(before !== undefined ? { data: before } : now.key === key && now.data !== undefined ? { data: now.data } : {}),
      isLoading: true,
    }));
    loader.current(abort.signal).then(
      (data) => {
        keep(key, data);
        setState({ key, data, isLoading: false });
      },
      (error: unknown) => {
        if (isAbort(error)) return;
        setState((now) => ({
          key,
          ...(now.key === key && now.data !== undefined ? { data: now.data } : {}),
          error: error instanceof Error ? error : new Error(String(error)),
          isLoading: false,
        }));
      },
    );
    return () => abort.abort();
  }, [key, turn, returns]);

  const reload = useCallback(() => setTurn((now) => now + 1), []);
  const put = useCallback(
    (data: T) => {
      if (key === null) return;
      keep(key, data);
      setState({ key, data, isLoading: false });
    },
    [key],
  );
  const isCurrent = state.key === key;
  const first = isCurrent ? state.data : key === null ? undefined : (kept.get(key) as T | undefined);
  return {
    data: first,
    error: isCurrent ? state.error : undefined,
    isLoading: key !== null && (!isCurrent || state.isLoading),
    reload,
    put,
  };
}
