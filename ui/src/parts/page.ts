import { type RefObject, useEffect, useRef } from 'react';
import { useVisits } from '../router/router';
import { oneLine } from '../text/plain';

/** The title of the tab follows the page. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Dash' : `${oneLine(title)} · Dash`;
  }, [title]);
}

let seen = 0;

/** Puts the focus on a page's heading after somebody followed a link to it, so that a screen reader starts there. */
export function useHeading(isReady: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const visits = useVisits();
  useEffect(() => {
    if (!isReady || visits === seen) return;
    seen = visits;
    heading.current?.focus({ preventScroll: true });
  }, [isReady, visits]);
  return heading;
}

/** Remembers something small for this tab; a browser that keeps nothing loses only that. */
export const memory = {
  read(key: string): string {
    try {
      return sessionStorage.getItem(`dash.${key}`) ?? '';
    } catch {
      return '';
    }
  },
  write(key: string, value: string): void {
    try {
      if (value === '') sessionStorage.removeItem(`dash.${key}`);
      else sessionStorage.setItem(`dash.${key}`, value);
    } catch {
      // Private windows may keep nothing.
    }
  },
};
