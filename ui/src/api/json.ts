import type { Cell } from './types';

/**
 * Reads JSON without losing digits: a number that a double cannot hold stays the text it was written as. Only texts that
 * hold so long a number take the slower way.
 */
export function readJson<T>(text: string): T {
  return (LONG_NUMBER.test(text) ? JSON.parse(text, keepDigits) : JSON.parse(text)) as T;
}

const LONG_NUMBER = /\d[\d.]{15,}/;

type Reviver = (this: unknown, key: string, value: unknown, context?: { source?: string }) => unknown;

const keepDigits: Reviver = (_key, value, context) => {
  const source = context?.source;
  if (typeof value !== 'number' || source === undefined) return value;
  return isExact(value, source) ? value : (source satisfies Cell);
};

function isExact(value: number, source: string): boolean {
  return digits(String(value)) === digits(source);
}

/** 1.50 and 1.5 are the same number, 1e3 and 1000 as well. */
function digits(written: string): string {
  if (/e/i.test(written)) return String(Number(written));
  const [whole = '', fraction = ''] = written.split('.');
  const rest = fraction.replace(/0+$/, '');
  return rest === '' ? whole : `${whole}.${rest}`;
}
