export type TokenKind = 'keyword' | 'function' | 'text' | 'number' | 'comment' | 'plain';

export interface Token {
  kind: TokenKind;
  text: string;
}

const KEYWORDS = new Set(
  `all and any array as asc at between both by case cast coalesce collate cross current_date current_timestamp date day
  default desc distinct else end escape except exists explain extract false fetch filter first following for from full
  group grouping having hour if ilike in inner intersect interval into is isnull join last lateral leading left like limit
  localtime materialized minute month natural not notnull null nulls offset on only or order ordinality outer over
  partition preceding range recursive right row rows second select set sets similar some symmetric table tablesample then
  time timestamp to trailing true unbounded union unique using values when where window with within without year zone
  insert update delete create drop alter grant revoke truncate merge copy begin commit rollback returning`
    .split(/\s+/),
);

const PATTERN =
  /(--[^\n]*|\/\*[\s\S]*?(?:\*\/|$))|('(?:[^']|'')*(?:'|$)|\$(\w*)\$[\s\S]*?(?:\$\3\$|$))|("(?:[^"]|"")*(?:"|$))|(\b\d+(?:\.\d+)?(?:e[+-]?\d+)?\b)|([\p{L}_][\p{L}\p{N}_$]*)(?=(\s*\()?)|(\s+|[\s\S])/giu;

/** Splits SQL into what is coloured alike. It only colours: whatever it takes a piece for, every character comes out again. */
export function tokens(sql: string): Token[] {
  const found: Token[] = [];
  for (const match of sql.matchAll(PATTERN)) {
    const [text, comment, literal, , quoted, number, word, call] = match;
    const kind: TokenKind =
      comment !== undefined ? 'comment'
      : literal !== undefined ? 'text'
      : quoted !== undefined ? 'plain'
      : number !== undefined ? 'number'
      : word !== undefined ? wordKind(word, call !== undefined)
      : 'plain';
    const last = found.at(-1);
    if (last?.kind === kind && kind === 'plain') last.text += text;
    else found.push({ kind, text });
  }
  return found;
}

function wordKind(word: string, isCalled: boolean): TokenKind {
  if (KEYWORDS.has(word.toLowerCase())) return 'keyword';
  return isCalled ? 'function' : 'plain';
}
