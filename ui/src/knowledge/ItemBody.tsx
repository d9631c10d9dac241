import type { ReactNode } from 'react';
import { Foreign, ForeignText } from '../parts/Foreign';
import { CopyButton } from '../parts/CopyButton';
import { Sql } from '../sql/Sql';
import { to } from '../router/routes';
import { Link } from '../router/router';
import { capital, visible } from '../text/plain';
import { type Content, objects, text, texts } from './content';
import { TableBody } from './TableBody';

interface Props {
  project: string;
  kind: string;
  name: string;
  content: Content;
}

/** What an item says, in the order in which its kind is read. */
export function ItemBody(props: Props) {
  const { project, kind, content } = props;
  switch (kind) {
    case 'table':
      return <TableBody {...props} />;
    case 'metric':
      return (
        <>
          <Lead words={text(content, 'definition')} />
          <Points title="Keep in mind" items={texts(content, 'caveats')} />
          <SqlPart title="Expression" sql={text(content, 'expression')} />
          <SqlPart title="Statement" sql={text(content, 'sql_template')} />
          {texts(content, 'filters').length > 0 && <SqlPart title="Only rows where" sql={texts(content, 'filters').join('\nAND ')} />}
          <Facts project={project} content={content} keys={['table', 'unit', 'owner', 'grain', 'time_column', 'dimensions', 'synonyms', 'tags', 'calculation']} />
        </>
      );
    case 'rule':
      return (
        <>
          <Lead words={text(content, 'description')} />
          <Facts project={project} content={content} keys={['applies_to_tables', 'applies_to_metrics', 'tags']} />
        </>
      );
    case 'gotcha':
      return (
        <>
          <Lead words={text(content, 'solution')} />
          <Facts project={project} content={content} keys={['tables_affected']} />
        </>
      );
    case 'glossary':
      return (
        <>
          <Lead words={text(content, 'means')} />
          <Facts project={project} content={content} keys={['synonyms']} />
        </>
      );
    case 'pattern':
      return (
        <>
          <Lead words={text(content, 'description')} />
          <Points title="Answers" items={texts({ q: content['questions'] }, 'q')} />
          <Points title="Notes" items={text(content, 'notes').split('\n').filter((line) => line !== '')} />
          <SqlPart title="SQL" sql={text(content, 'sql')} />
          <Facts project={project} content={content} keys={['tables', 'summary', 'parameters', 'verified', 'tags']} />
        </>
      );
    case 'document':
      return <pre className="document" dir="auto">{visible(text(content, 'text'))}</pre>;
    default:
      return <Facts project={project} content={content} keys={Object.keys(content)} />;
  }
}

export function Lead({ words }: { words: string }) {
  return words === '' ? null : <div className="lead measure"><ForeignText text={words} /></div>;
}

export function Points({ title, items }: { title: string; items: string[] }) {
  if (items.length === 0) return null;
  return (
    <section className="stack tight">
      <h2 className="part">{title}</h2>
      <ul className="bullets measure">{items.map((item, at) => <li key={at}><Foreign text={item} /></li>)}</ul>
    </section>
  );
}

export function SqlPart({ title, sql }: { title: string; sql: string }) {
  if (sql === '') return null;
  return (
    <section className="stack tight">
      <div className="row spread">
        <h2 className="part">{title}</h2>
        <CopyButton text={() => sql} label="Copy" />
      </div>
      <Sql text={sql} label={title} />
    </section>
  );
}

const TABLE_KEYS = new Set(['table', 'tables', 'applies_to_tables', 'tables_affected']);

/** Fields that need no words of their own. */
export function Facts({ project, content, keys }: { project: string; content: Content; keys: string[] }) {
  const shown = keys.flatMap((key): [string, ReactNode][] => {
    const many = texts(content, key);
    if (TABLE_KEYS.has(key) && many.length > 0) return [[key, <Links key={key} project={project} kind="table" names={many} />]];
    if (key === 'applies_to_metrics' && many.length > 0) return [[key, <Links key={key} project={project} kind="metric" names={many} />]];
    if (Array.isArray(content[key]) && many.length > 0) return [[key, many.join(', ')]];
    if (text(content, key) !== '') return [[key, <Foreign key={key} text={text(content, key)} />]];
    return objects(content, key).length > 0 ? [[key, JSON.stringify(content[key])]] : [];
  });
  if (shown.length === 0) return null;
  return (
    <dl className="facts">
      {shown.map(([key, value]) => [<dt key={`${key} name`}>{capital(key.replaceAll('_', ' '))}</dt>, <dd key={key}>{value}</dd>])}
    </dl>
  );
}

function Links({ project, kind, names }: { project: string; kind: string; names: string[] }) {
  return names.map((name, at) => (
    <span key={name}>{at > 0 && ', '}<Link href={to.knowledge(project, kind, name)}><Foreign text={name} /></Link></span>
  ));
}
