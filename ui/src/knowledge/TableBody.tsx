import { dash } from '../api/dash';
import { Problem } from '../api/http';
import type { SchemaTable } from '../api/types';
import { Foreign } from '../parts/Foreign';
import { ScrollX } from '../parts/ScrollX';
import { Loading, Trouble } from '../parts/Trouble';
import { useResource } from '../parts/useResource';
import { to } from '../router/routes';
import { Link } from '../router/router';
import { count } from '../text/plain';
import { type Content, objects, text, texts } from './content';
import { Facts, Lead, Points } from './ItemBody';

/** A table: what people know about it, beside what the source says now. */
export function TableBody({ project, name, content }: { project: string; name: string; content: Content }) {
  const live = useResource(`schema ${project} ${name}`, (signal) => dash(project).table(name, signal));
  const isGone = live.error instanceof Problem && live.error.status === 404;
  const columns = merged(live.data, content);
  const related = objects(content, 'related_tables');
  return (
    <>
      <Lead words={text(content, 'table_description')} />
      <Points title="Keep in mind" items={texts({ notes: content['data_quality_notes'] }, 'notes')} />
      <section className="stack tight">
        <h2 className="part">Columns {live.data?.rows_estimate != null && <span className="faint small">about {count(live.data.rows_estimate, 'row')}</span>}</h2>
        {isGone && <p className="notice warn">The source has no such table now, or its login may not see it. This is what was written down.</p>}
        {!isGone && live.error !== undefined && <Trouble error={live.error} onRetry={live.reload} />}
        {live.data === undefined && live.error === undefined && <Loading what="the live columns" />}
        <ScrollX label="Columns of the table">
          <table className="plain-table">
            <thead><tr><th scope="col">Name</th><th scope="col" className="type-column">Type</th><th scope="col">What is known about it</th></tr></thead>
            <tbody>
              {columns.map((column) => (
                <tr key={column.name}>
                  <td className="column-name">
                    <code><Foreign text={column.name} /></code>
                    <span className="type-under small soft">{column.type}</span>
                    {column.key !== '' && column.target === '' && <span className="badge">{column.key} key</span>}
                    {column.target !== '' && <Link className="badge" href={to.knowledge(project, 'table', column.target)}>→ <Foreign text={column.target} /></Link>}
                    {column.isSensitive && <span className="badge warn">sensitive</span>}
                    {live.data !== undefined && !column.isLive && <span className="badge bad">not in the source</span>}
                  </td>
                  <td className="soft small type-column"><Foreign text={column.type} />{column.isNullable && <span className="faint">, may be empty</span>}</td>
                  <td>{column.words.map((line) => <p key={line} className="soft"><Foreign text={line} /></p>)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollX>
      </section>
      <Points title="Used for" items={texts({ cases: content['use_cases'] }, 'cases')} />
      {related.length > 0 && (
        <section className="stack tight">
          <h2 className="part">Goes together with</h2>
          <ul className="bullets">
            {related.map((other, at) => (
              <li key={at}>
                <Link href={to.knowledge(project, 'table', text(other, 'table'))}><Foreign text={text(other, 'table')} /></Link>
                {text(other, 'join_hint') !== '' && <> <code><Foreign text={text(other, 'join_hint')} /></code></>}
                {text(other, 'note') !== '' && <span className="soft"> <Foreign text={text(other, 'note')} /></span>}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Facts project={project} content={content} keys={['owner', 'refresh_frequency', 'freshness_column']} />
    </>
  );
}

interface Merged {
  name: string;
  type: string;
  key: string;
  /** The table that it points to. */
  target: string;
  isNullable: boolean;
  isSensitive: boolean;
  isLive: boolean;
  words: string[];
}

/** The source's columns in its own order, then those that only the knowledge names. */
function merged(table: SchemaTable | undefined, content: Content): Merged[] {
  const known = new Map(objects(content, 'table_columns').map((column) => [text(column, 'name'), column]));
  const notes = (typeof content['column_notes'] === 'object' && content['column_notes'] !== null ? content['column_notes'] : {}) as Content;
  const sensitive = new Set(texts({ s: content['sensitive_columns'] }, 's'));
  const words = (name: string, comment: string) =>
    [...new Set([text(known.get(name) ?? {}, 'description'), text(notes, name), comment].filter((line) => line !== ''))];
  const target = (name: string) => table?.foreign_keys.find((key) => key.columns.includes(name))?.table ?? '';
  const ofSource = (table?.columns ?? []).map((column) => ({
    name: column.name,
    type: column.type,
    key: column.key ?? '',
    target: target(column.name),
    isNullable: column.nullable,
    isSensitive: column.sensitive || sensitive.has(column.name),
    isLive: true,
    words: words(column.name, column.comment ?? ''),
  }));
  const names = new Set(ofSource.map((column) => column.name));
  const ofPeople = [...known.keys()].filter((name) => !names.has(name)).map((name) => ({
    name, type: text(known.get(name) ?? {}, 'type'), key: '', target: '', isNullable: false, isSensitive: sensitive.has(name), isLive: false, words: words(name, ''),
  }));
  return [...ofSource, ...ofPeople];
}
