/**
 * Splits an insight into its first sentence and the rest. A full stop ends a sentence only where a new one begins, and not
 * after an initial or a short form such as "St.".
 */
export function headline(insight: string): [string, string] {
  const text = insight.trim();
  const ends = /[.!?…]["”’)]?\s+(?=["“(]?[\p{Lu}\p{N}])/gu;
  for (const end of text.matchAll(ends)) {
    const head = text.slice(0, end.index + end[0].trimEnd().length);
    const lastWord = /(\S+)[.!?…]["”’)]?$/u.exec(head)?.[1] ?? '';
    if (/^\p{Lu}\p{L}{0,2}$/u.test(lastWord) && lastWord.length <= 3 && !/^(USA|UK|EU|MRR|ARR)$/.test(lastWord)) continue;
    return [head, text.slice(end.index + end[0].length)];
  }
  return [text, ''];
}
