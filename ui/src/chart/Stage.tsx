import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useState } from 'react';

/** Something on a drawing that can be pointed at. */
export interface Hit {
  x: number;
  y: number;
  title: string;
  lines: { name: string; value: string; colour?: string }[];
}

/**
 * The ground of every drawing: a picture with a text alternative, in which pointer and arrow keys go from one thing to the
 * next and show what it is.
 */
export function Stage({ width, height, label, hits, by, children }: {
  width: number;
  height: number;
  label: string;
  hits: Hit[];
  by: 'x' | 'y' | 'both';
  children: (active: number | null) => ReactNode;
}) {
  const [active, setActive] = useState<number | null>(null);
  const hint = useId();
  const current = active === null ? undefined : hits[active];

  const point = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    setActive(nearest(hits, event.clientX - box.left, event.clientY - box.top, by));
  };
  const key = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setActive((now) => (now === null ? (step > 0 ? 0 : hits.length - 1) : Math.min(hits.length - 1, Math.max(0, now + step))));
    else if (event.key === 'Home') setActive(0);
    else if (event.key === 'End') setActive(hits.length - 1);
    else if (event.key === 'Escape' && active !== null) setActive(null);
    else return;
    event.preventDefault();
  };
  return (
    <div className="stage">
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} aria-describedby={hint}
        tabIndex={0} onPointerMove={point} onPointerDown={point} onPointerLeave={() => setActive(null)} onKeyDown={key}
        onBlur={() => setActive(null)}>
        {children(active)}
      </svg>
      <span id={hint} className="visually-hidden">Arrow keys go from value to value.</span>
      <div className="visually-hidden" role="status">
        {current === undefined ? '' : [current.title, ...current.lines.map((line) => `${line.name} ${line.value}`)].join(', ')}
      </div>
      {current !== undefined && <Tip hit={current} width={width} />}
    </div>
  );
}

function Tip({ hit, width }: { hit: Hit; width: number }) {
  const isRight = hit.x > width / 2;
  return (
    <div className={isRight ? 'tip left' : 'tip'} style={{ left: hit.x, top: hit.y }} aria-hidden="true">
      <strong dir="auto">{hit.title}</strong>
      {hit.lines.map((line, at) => (
        <span key={at} className="tip-line">
          {line.colour !== undefined && <i style={{ background: line.colour }} />}
          {line.name !== '' && <span className="soft" dir="auto">{line.name}</span>}
          <b className="number">{line.value}</b>
        </span>
      ))}
    </div>
  );
}

function nearest(hits: Hit[], x: number, y: number, by: 'x' | 'y' | 'both'): number | null {
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  hits.forEach((hit, at) => {
    const across = by === 'y' ? 0 : hit.x - x;
    const down = by === 'x' ? 0 : hit.y - y;
    const distance = across * across + down * down;
    if (distance < least) {
      least = distance;
      best = at;
    }
  });
  return best;
}
