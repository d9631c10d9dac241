import type { ReactNode } from 'react';

/** Something wide, to be moved sideways by touch, wheel or arrow keys. */
export function ScrollX({ label, children }: { label: string; children: ReactNode }) {
  return <div className="scroll-x" tabIndex={0} role="group" aria-label={label}>{children}</div>;
}
