/**
 * Names days and moments as shortly as a whole column allows: where every value is the first of a month, the months are
 * meant and not the days.
 */
export type Period = 'minute' | 'day' | 'month' | 'quarter' | 'year';

export interface Moment {
  year: number;
  month: number;
  day: number;
  time: string;
}

const WRITTEN = /^(\d{4,})-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}(?::?\d{2})?)?)?$/;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export function readMoment(value: unknown): Moment | null {
  const found = typeof value === 'string' ? WRITTEN.exec(value) : null;
  if (found === null) return null;
  const [, year, month, day, time] = found;
  return { year: Number(year), month: Number(month), day: Number(day), time: time ?? '00:00' };
}

export function isTimeType(type: string): boolean {
  return /^(date|timestamp|timestamptz|datetime)/i.test(type);
}

export function periodOf(name: string, values: readonly unknown[]): Period {
  const moments = values.map(readMoment).filter((moment) => moment !== null);
  const lower = name.toLowerCase();
  const several = moments.length > 1;
  const monthStarts = moments.every(startsMonth);
  if (monthStarts && lower.includes('quarter')) return 'quarter';
  if ((monthStarts && lower.includes('year')) || (several && moments.every((one) => startsMonth(one) && one.month === 1))) {
    return 'year';
  }
  if (monthStarts && (several || lower.includes('month'))) return 'month';
  return moments.every((one) => one.time === '00:00') ? 'day' : 'minute';
}

function startsMonth(moment: Moment): boolean {
  return moment.day === 1 && moment.time === '00:00';
}

export function periodName(moment: Moment, period: Period): string {
  const month = MONTHS[moment.month - 1] ?? '?';
  switch (period) {
    case 'year':
      return String(moment.year);
    case 'quarter':
      return `Q${Math.ceil(moment.month / 3)} ${moment.year}`;
    case 'month':
      return `${month} ${moment.year}`;
    case 'day':
      return `${moment.day} ${month} ${moment.year}`;
    case 'minute':
      return `${moment.day} ${month} ${moment.year} ${moment.time}`;
  }
}

/* --- moments of our own: when something was asked, changed, run ---------------------------------------------------- */

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const CLOCK = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

export function when(instant: string): string {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return instant;
  const name = dayName(at);
  return `${name === 'Today' || name === 'Yesterday' ? name : DAY.format(at)}, ${CLOCK.format(at)}`;
}

/** Today and Yesterday in the middle of a sentence. */
export function inSentence(words: string): string {
  return words.replace(/^(Today|Yesterday)\b/, (word) => word.toLowerCase());
}

/** The same as short as an axis wants it. */
export function shortWhen(instant: string): string {
  const at = new Date(instant);
  return Number.isNaN(at.getTime()) ? instant : `${at.getDate()} ${MONTHS[at.getMonth()] ?? ''}, ${CLOCK.format(at)}`;
}

/** Today, Yesterday, Last 7 days, or Earlier: the groups of a list of conversations. */
export function dayGroup(instant: string): string {
  const at = new Date(instant);
  const name = dayName(at);
  if (name !== '') return name;
  return Date.now() - at.getTime() < 7 * 86_400_000 ? 'Last 7 days' : 'Earlier';
}

function dayName(at: Date): string {
  const today = new Date();
  if (at.toDateString() === today.toDateString()) return 'Today';
  today.setDate(today.getDate() - 1);
  return at.toDateString() === today.toDateString() ? 'Yesterday' : '';
}

export function seconds(millis: number): string {
  if (millis < 1000) return `${Math.round(millis)} ms`;
  if (millis < 60_000) return `${(millis / 1000).toFixed(1)} s`;
  return `${Math.floor(millis / 60_000)} min ${Math.round((millis % 60_000) / 1000)} s`;
}
