import { useCallback, useEffect, useRef, useState } from 'react';
import { useReturns } from '../api/connection';
import { isAbort, Problem } from '../api/http';

export interface Resource<T> {
  data: T | undefined;
  error: Error | undefined;
  isLoading: boolean;
  /** The server asked to come again later, as it does while it opens a project. */
  isWaiting: boolean;
  reload: () => void;
}

interface State<T> {
  key: string | null;
  data?: T;
  error?: Error;
  isLoading: boolean;
  isWaiting: boolean;
}

interface Flight {
  promise: Promise<unknown>;
  abort: AbortController;
  users: number;
}

const MOST_KEPT = 60;
const LONGEST_WAIT_SECONDS = 5;
const kept = new Map<string, unknown>();
const flights = new Map<string, Flight>();
const readers = new Map<string, Set<(data: unknown) => void>>();

/**
 * Something that is read from the server. What was read before under this key is shown at once while it is read again;
 * who reads the same at the same time shares one request. When the server comes back after an outage, it is read again.
 */
export function useResource<T>(key: string | null, load: (signal: AbortSignal) => Promise<T>): Resource<T> {
  const [state, setState] = useState<State<T>>({ key: null, isLoading: true, isWaiting: false });
  const [turn, setTurn] = useState(0);
  const returns = useReturns();
  const loader = useRef(load);
  loader.current = load;

  useEffect(() => {
    if (key === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const before = kept.get(key) as T | undefined;
    setState((now) => ({ ...sameData(now, key, before), isLoading: true, isWaiting: now.key === key && now.isWaiting }));
    const forget = listen(key, (data) => setState({ key, data: data as T, isLoading: false, isWaiting: false }));
    const flight = join(key, (signal) => loader.current(signal));
    flight.promise.catch((error: unknown) => {
      if (isGone || isAbort(error)) return;
      if (error instanceof Problem && error.status === 503) {
        // What is being opened needs patience only; anything else somebody may have to mend meanwhile.
        const isOpening = error.body.code === 'PROJECT_OPENING';
        setState((now) => ({ ...sameData(now, key, before), ...(isOpening ? {} : { error }), isLoading: isOpening, isWaiting: isOpening }));
        timer = setTimeout(() => setTurn((now) => now + 1), Math.min(error.retryAfterSeconds ?? 1, LONGEST_WAIT_SECONDS) * 1000);
        return;
      }
      const told = error instanceof Error ? error : new Error(String(error));
      setState((now) => ({ ...sameData(now, key, before), error: told, isLoading: false, isWaiting: false }));
    });
    return () => {
      isGone = true;
      clearTimeout(timer);
      forget();
      leave(key, flight);
    };
  }, [key, turn, returns]);

  const reload = useCallback(() => {
    // What is on its way was asked for before the change that makes somebody reload.
    if (key !== null) flights.delete(key);
    setTurn((now) => now + 1);
  }, [key]);
  const isCurrent = state.key === key;
  return {
    data: isCurrent ? state.data : key === null ? undefined : (kept.get(key) as T | undefined),
    error: isCurrent ? state.error : undefined,
    isLoading: key !== null && (!isCurrent || state.isLoading),
    isWaiting: isCurrent && state.isWaiting,
    reload,
  };
}

function sameData<T>(now: State<T>, key: string, before: T | undefined): { key: string; data?: T } {
  const data = before ?? (now.key === key ? now.data : undefined);
  return data === undefined ? { key } : { key, data };
}

function listen(key: string, reader: (data: unknown) => void): () => void {
  const all = readers.get(key) ?? new Set();
  readers.set(key, all);
  all.add(reader);
  return () => {
    all.delete(reader);
    if (all.size === 0) readers.delete(key);
  };
}

function join(key: string, load: (signal: AbortSignal) => Promise<unknown>): Flight {
  const underway = flights.get(key);
  if (underway !== undefined) {
    underway.users += 1;
    return underway;
  }
  const abort = new AbortController();
  const flight: Flight = { abort, users: 1, promise: load(abort.signal) };
  flights.set(key, flight);
  const land = () => {
    if (flights.get(key) === flight) flights.delete(key);
  };
  flight.promise.then((data) => {
    if (flights.get(key) !== flight) return;
    land();
    keep(key, data);
    for (const reader of [...(readers.get(key) ?? [])]) reader(data);
  }, land);
  return flight;
}

function leave(key: string, flight: Flight): void {
  flight.users -= 1;
  if (flight.users > 0) return;
  flight.abort.abort();
  if (flights.get(key) === flight) flights.delete(key);
}

function keep(key: string, data: unknown): void {
  kept.delete(key);
  kept.set(key, data);
  const oldest = kept.keys().next();
  if (kept.size > MOST_KEPT && oldest.done !== true) kept.delete(oldest.value);
}
