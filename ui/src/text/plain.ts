/**
 * Makes what is invisible in foreign text visible: control characters, characters that turn the direction of writing
 * around, private ones. The joiners that emoji and some scripts are made of stay.
 */
export function visible(text: string): string {
  return HARMFUL.test(text) ? text.replace(EVERY_HARMFUL, escaped) : text;
}

/** The same on one line. */
export function oneLine(text: string): string {
  return visible(text.replace(/[\r\n\t\u2028\u2029]+/g, ' '));
}

const CLASS = '(?![\\u200c\\u200d\\n\\t])[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\u2028\\u2029]';
const HARMFUL = new RegExp(CLASS, 'u');
const EVERY_HARMFUL = new RegExp(CLASS, 'gu');

function escaped(character: string): string {
  if (character === '\r') return '';
  return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
}

/** Cuts between characters as people see them, with a sign that something is missing. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const points = Array.from(text.slice(0, most * 2));
  return points.length <= most && text.length <= most * 2 ? text : `${points.slice(0, most - 1).join('')}…`;
}

/** A column's name as words. */
export function words(name: string): string {
  return oneLine(name.replaceAll('_', ' '));
}

export function capital(text: string): string {
  return text === '' ? text : (text[0] ?? '').toUpperCase() + text.slice(1);
}

export function count(number: number, one: string, several = `${one}s`): string {
  return `${number.toLocaleString('en')} ${number === 1 ? one : several}`;
}
