const PATHS = {
  menu: 'M3 5h14M3 10h14M3 15h14',
  close: 'M5 5l10 10M15 5L5 15',
  plus: 'M10 4v12M4 10h12',
  ask: 'M10 16V4M5 9l5-5 5 5',
  stop: 'M6 6h8v8H6z',
  copy: 'M7 7h9v9H7zM4 13V4h9',
  check: 'M4 10.5l4 4 8-9',
  download: 'M10 3v9m-4-4l4 4 4-4M4 16h12',
  link: 'M8.5 11.5l3-3M7 9L5 11a2.8 2.8 0 004 4l2-2M13 11l2-2a2.8 2.8 0 00-4-4L9 7',
  up: 'M3 9h3v7H3zM6 9l3-6c1.5 0 2.3 1 2 2.5L10.5 8H16a1 1 0 011 1.2l-1.2 6a1 1 0 01-1 .8H6',
  down: 'M3 11h3V4H3zM6 11l3 6c1.5 0 2.3-1 2-2.5L10.5 12H16a1 1 0 001-1.2l-1.2-6a1 1 0 00-1-.8H6',
  search: 'M9 3a6 6 0 100 12A6 6 0 009 3zM13.5 13.5L17 17',
  pen: 'M4 16l1-4 8.5-8.5 3 3L8 15z',
  trash: 'M4 6h12M8 6V4h4v2M6 6l.7 10h6.6L14 6',
  again: 'M15 6a6.5 6.5 0 101.5 4.5M16 3v4h-4',
  table: 'M3 4h14v12H3zM3 8h14M9 8v8',
} as const;

export type IconName = keyof typeof PATHS;

/** A small sign beside words; never the only thing that says what a button does. */
export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.7"
      strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
