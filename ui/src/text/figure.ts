/**
 * Numbers for people, by their unit: the same rules as on the terminal. Digits come in as text, so that nothing is lost
 * on the way.
 */
export type Unit =
  | { kind: 'money' | 'cents'; currency: string; scale?: Scale }
  | { kind: 'percent' | 'ratio' | 'points' | 'count' | 'plain' }
  | { kind: 'things'; name: string };

/** What amounts are divided by before they are shown. */
export type Scale = keyof typeof SCALES;

const SCALES = { thousands: 1e3, millions: 1e6, billions: 1e9 };
const SCALED = / in (thousands|millions|billions)$/;

/** The unit of amounts that are to be shown in thousands, or the like. */
export function inScale(unit: string, scale: string): string {
  return `${unit} in ${scale}`;
}

const CURRENCIES = new Set(['USD', 'EUR', 'GBP', 'CHF', 'JPY', 'CAD', 'AUD', 'SEK', 'NOK', 'DKK', 'PLN', 'INR']);
const SIGNS: Record<string, string> = { USD: '$', EUR: '€', GBP: '£', JPY: '¥', INR: '₹' };

export function readUnit(written: string | null): Unit {
  const word = (written ?? '').trim().toLowerCase();
  const scale = SCALED.exec(word)?.[1] as Scale | undefined;
  const unit = ofWord(word.replace(SCALED, ''));
  // Only money is shown so; of anything else, the words are its name.
  return scale === undefined ? unit : unit.kind === 'money' || unit.kind === 'cents' ? { ...unit, scale } : { kind: 'things', name: word };
}

/** `thousands`, where amounts are shown so. */
export function scaleOf(unit: Unit): string {
  return unit.kind === 'money' || unit.kind === 'cents' ? unit.scale ?? '' : '';
}

function ofWord(word: string): Unit {
  switch (word) {
    case '':
      return { kind: 'plain' };
    case '%':
    case 'percent':
    case 'percentage':
      return { kind: 'percent' };
    case 'percentage points':
    case 'points':
      return { kind: 'points' };
    case 'ratio':
    case 'share':
    case 'fraction':
      return { kind: 'ratio' };
    case 'cent':
    case 'cents':
      return { kind: 'cents', currency: 'USD' };
    case 'money':
      return { kind: 'money', currency: '' };
    case 'minor units':
      return { kind: 'cents', currency: '' };
    case 'count':
      return { kind: 'count' };
    case 'dollar':
    case 'dollars':
    case '$':
      return { kind: 'money', currency: 'USD' };
    case 'euro':
    case 'euros':
    case '€':
      return { kind: 'money', currency: 'EUR' };
    default:
      return currencyOrThings(word);
  }
}

function currencyOrThings(word: string): Unit {
  const currency = word.replace(' cents', '').toUpperCase();
  if (!CURRENCIES.has(currency)) return { kind: 'things', name: word };
  return word.endsWith(' cents') ? { kind: 'cents', currency } : { kind: 'money', currency };
}

/** Whether values of this unit make a total; shares and rates add up to nothing. */
export function addsUp(unit: Unit): boolean {
  return unit.kind === 'money' || unit.kind === 'cents' || unit.kind === 'things' || unit.kind === 'count';
}

export function isNumber(value: unknown): value is number | string {
  return typeof value === 'number' || (typeof value === 'string' && /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(value));
}

/** A whole figure: `$806,211`, `12.5 %`, `3,991`. */
export function figure(value: number | string, unit: Unit): string {
  switch (unit.kind) {
    case 'money':
      return money(String(value), unit);
    case 'cents':
      return money(shifted(value, -2), unit);
    case 'percent':
      return `${grouped(String(value), 1)} %`;
    case 'ratio':
      return `${grouped(shifted(value, 2), 1)} %`;
    case 'points':
      return `${grouped(String(value), 1)} pp`;
    case 'things':
    case 'count':
    case 'plain':
      return grouped(String(value), 2);
  }
}

/** A figure as short as an axis or a direct label wants it: `$1.6m`, `450k`. */
export function shortFigure(value: number, unit: Unit): string {
  const divisor = scaleOf(unit) === '' ? 1 : SCALES[scaleOf(unit) as Scale];
  const scaled = unit.kind === 'money' ? value / divisor : unit.kind === 'cents' ? value / 100 / divisor : unit.kind === 'ratio' ? value * 100 : value;
  // "1.6k" of thousands would have to be computed in the head.
  const digits = divisor === 1 ? short(Math.abs(scaled)) : grouped(trimmed(Math.abs(scaled)), 2);
  const minus = scaled < 0 ? '−' : '';
  switch (unit.kind) {
    case 'money':
    case 'cents': {
      const sign = SIGNS[unit.currency];
      return sign === undefined ? `${minus}${digits} ${unit.currency}`.trim() : `${minus}${sign}${digits}`;
    }
    case 'percent':
    case 'ratio':
      return `${minus}${digits} %`;
    default:
      return `${minus}${digits}`;
  }
}

function short(value: number): string {
  for (const [size, letter] of [[1e12, 'tn'], [1e9, 'bn'], [1e6, 'm'], [1e3, 'k']] as const) {
    if (value >= size) return trimmed(value / size) + letter;
  }
  return trimmed(value);
}

function trimmed(value: number): string {
  return String(Number(value.toPrecision(3)));
}

/** A year or a key is not a quantity: without a unit, whole numbers of up to four digits stay ungrouped. */
export function isBare(value: number | string, unit: Unit): boolean {
  return unit.kind === 'plain' && !String(value).includes('.') && Math.abs(Number(value)) < 10_000;
}

function money(exact: string, { currency, scale }: { currency: string; scale?: Scale }): string {
  const amount = scale === undefined ? exact : (Number(exact) / SCALES[scale]).toFixed(1);
  const size = Math.abs(Number(amount));
  // Cents matter on a price and only distract on a sum.
  const decimals = scale !== undefined ? 1 : size >= 1000 || isWhole(amount) ? 0 : 2;
  const digits = format(amount.replace(/^-/, ''), decimals, decimals);
  const minus = amount.startsWith('-') ? '-' : '';
  const sign = SIGNS[currency];
  return sign === undefined ? `${minus}${digits} ${currency}`.trim() : `${minus}${sign}${digits}`;
}

function isWhole(number: string): boolean {
  return Number.isInteger(Number(number)) || !/\.\d*[1-9]/.test(number);
}

/** Small numbers keep two digits that say something: 0.0042 is not 0. */
function grouped(number: string, mostDecimals: number): string {
  const value = Math.abs(Number(number));
  if (isWhole(number)) return format(number, 0, 0);
  const leading = value === 0 || value >= 1 ? 0 : Math.max(0, -Math.floor(Math.log10(value)) - 1);
  const decimals = leading >= mostDecimals ? Math.min(leading + 2, 12) : mostDecimals;
  return format(number, 0, decimals);
}

const formats = new Map<string, Intl.NumberFormat>();

function format(number: string, least: number, most: number): string {
  const key = `${least}-${most}`;
  let found = formats.get(key);
  if (found === undefined) {
    found = new Intl.NumberFormat('en', { minimumFractionDigits: least, maximumFractionDigits: most });
    formats.set(key, found);
  }
  // Digits as text are formatted exactly; older type definitions know only numbers.
  return found.format(number as unknown as number);
}

/** Moves the point; by text where a double would not do. */
function shifted(value: number | string, places: -2 | 2): string {
  const moved = Number(value) * (places === 2 ? 100 : 0.01);
  return String(Number(moved.toPrecision(15)));
}
