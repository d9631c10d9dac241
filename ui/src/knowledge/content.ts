import type { KnowledgeWhole } from '../api/types';

export type Content = Record<string, unknown>;

/** The item's fields, read off its text; a text that is no JSON stands for itself. */
export function readContent(item: KnowledgeWhole): Content {
  if (item.kind === 'pattern') return readPattern(item.text);
  try {
    const read: unknown = JSON.parse(item.text);
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Content) : { text: item.text };
  } catch {
    return { text: item.text };
  }
}

/** A query pattern is SQL with tags in comments around it. */
function readPattern(text: string): Content {
  const start = text.lastIndexOf('-- <query>');
  const end = text.lastIndexOf('-- </query>');
  if (start < 0 || end < start) return { sql: text };
  const head = text.slice(0, start).split('\n').map((line) => line.replace(/^--\s?/, '')).join('\n');
  const content: Content = {};
  for (const [, name = '', inside = ''] of head.matchAll(/<(query description|description|summary|tables|notes|tags|parameters)>\s*([\s\S]*?)\s*<\/\1>/g)) {
    content[name === 'query description' ? 'description' : name] = inside;
  }
  const questions = [...head.matchAll(/<question>\s*([\s\S]*?)\s*<\/question>/g)].map((found) => found[1] ?? '');
  if (questions.length > 0) content['questions'] = questions;
  const verified = /<verified by="([^"]*)"(?: at="([^"]*)")?/.exec(head);
  if (verified !== null) content['verified'] = `by ${verified[1] ?? ''}${verified[2] === undefined ? '' : `, ${verified[2]}`}`;
  content['sql'] = text.slice(start + '-- <query>'.length, end).trim();
  return content;
}

export function text(content: Content, key: string): string {
  const value = content[key];
  return typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

export function texts(content: Content, key: string): string[] {
  const value = content[key];
  if (typeof value === 'string') return value === '' ? [] : value.split(',').map((part) => part.trim());
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}

export function objects(content: Content, key: string): Content[] {
  const value = content[key];
  return Array.isArray(value) ? value.filter((one): one is Content => typeof one === 'object' && one !== null) : [];
}
