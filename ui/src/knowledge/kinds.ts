/** The kinds of knowledge, in the order in which people look for them. */
export const KINDS: { kind: string; one: string; several: string }[] = [
  { kind: 'table', one: 'Table', several: 'Tables' },
  { kind: 'metric', one: 'Metric', several: 'Metrics' },
  { kind: 'rule', one: 'Rule', several: 'Rules' },
  { kind: 'gotcha', one: 'Gotcha', several: 'Gotchas' },
  { kind: 'pattern', one: 'Query pattern', several: 'Query patterns' },
  { kind: 'glossary', one: 'Glossary entry', several: 'Glossary' },
  { kind: 'document', one: 'Document', several: 'Documents' },
  { kind: 'calendar', one: 'Calendar', several: 'Calendar' },
];

export function kindName(kind: string): string {
  return KINDS.find((known) => known.kind === kind)?.one ?? kind;
}

export function kindNames(kind: string): string {
  return KINDS.find((known) => known.kind === kind)?.several ?? kind;
}
