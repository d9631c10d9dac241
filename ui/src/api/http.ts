import { reachable, unreachable } from './connection';
import { readJson } from './json';
import type { Fault, ProblemBody } from './types';

/** The server said no, and why. */
export class Problem extends Error {
  readonly status: number;
  readonly body: ProblemBody;
  readonly retryAfterSeconds: number | null;

  constructor(status: number, body: ProblemBody, retryAfterSeconds: number | null) {
    super(body.detail ?? body.title ?? `The server answered ${status}`);
    this.status = status;
    this.body = body;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get faults(): Fault[] {
    return this.body.errors ?? [];
  }
}

/** Nobody answered at all. */
export class Unreachable extends Error {
  constructor() {
    super('Dash does not answer. It may have been stopped, or the connection to it is gone.');
  }
}

export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

let token: Promise<string> | null = null;

/** What the server gives its own page, so that no other page can change anything. A restarted server gives another one. */
function currentToken(): Promise<string> {
  token ??= fetch('/api/session', { headers: { Accept: 'application/json' }, cache: 'no-store' })
    .then((response) => response.json() as Promise<{ token?: string }>)
    .then((session) => session.token ?? '')
    .catch(() => {
      token = null;
      return '';
    });
  return token;
}

/** One request; anything but a success becomes a {@link Problem} or {@link Unreachable}. */
export async function request(method: string, path: string, init: RequestInit = {}): Promise<Response> {
  const isChange = method !== 'GET';
  let response = await attempt(method, path, init, isChange ? await currentToken() : '');
  if (response.status === 403 && isChange) {
    token = null;
    response = await attempt(method, path, init, await currentToken());
  }
  if (!response.ok) throw await problem(response);
  return response;
}

async function attempt(method: string, path: string, init: RequestInit, sent: string): Promise<Response> {
  const headers = new Headers(init.headers);
  if (!headers.has('Accept')) headers.set('Accept', 'application/json');
  if (method !== 'GET') {
    headers.set('Content-Type', 'application/json');
    headers.set('X-Dash-Token', sent);
  }
  try {
    const response = await fetch(path, { ...init, method, headers, credentials: 'same-origin' });
    reachable();
    return response;
  } catch (error) {
    if (isAbort(error)) throw error;
    unreachable();
    throw new Unreachable();
  }
}

async function problem(response: Response): Promise<Problem> {
  const pause = Number(response.headers.get('Retry-After'));
  const text = await response.text().catch(() => '');
  let body: ProblemBody = { title: `The server answered ${response.status}` };
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read === 'object' && read !== null) body = read as ProblemBody;
  } catch {
    // Not JSON: whoever answered was not Dash itself; the status has to do.
  }
  return new Problem(response.status, body, Number.isFinite(pause) && pause > 0 ? pause : null);
}

export async function get<T>(path: string, signal?: AbortSignal): Promise<T> {
  const response = await request('GET', path, signal ? { signal } : {});
  return readJson<T>(await response.text());
}

/** Sends a change; an answer without a body is undefined. */
export async function send<T>(method: string, path: string, body: unknown = {}, ifMatch?: string): Promise<T> {
  const init: RequestInit = method === 'DELETE' ? {} : { body: JSON.stringify(body) };
  if (ifMatch !== undefined) init.headers = { 'If-Match': ifMatch };
  const response = await request(method, path, init);
  const text = await response.text();
  return (text === '' ? undefined : readJson<T>(text)) as T;
}

export function query(values: Record<string, string | number | boolean | undefined>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(values)) {
    if (value !== undefined && value !== '') search.set(key, String(value));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
