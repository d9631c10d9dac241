import '../knowledge/knowledge.css';
import { type FormEvent, useEffect, useState } from 'react';
import { dash } from '../api/dash';
import type { DocumentPassage, DocumentsFound } from '../api/types';
import { Foreign } from '../parts/Foreign';
import { useHeading, useTitle } from '../parts/page';
import { Loading, Trouble } from '../parts/Trouble';
import { useResource } from '../parts/useResource';
import { Link, useSearch } from '../router/router';
import { to } from '../router/routes';
import { count, oneLine, visible } from '../text/plain';

/** What people wrote that is no table and no metric: what there is, what it says about some words, and one of them whole. */
export default function DocumentsPage({ project }: { project: string }) {
  const name = new URLSearchParams(useSearch()).get('document');
  return name === null ? <DocumentList project={project} /> : <DocumentWhole key={name} project={project} name={name} />;
}

function DocumentList({ project }: { project: string }) {
  useTitle('Documents');
  const heading = useHeading(true);
  const [found, setFound] = useState<DocumentsFound | null>(null);
  const list = useResource(`documents ${project}`, (signal) => dash(project).documents(signal));
  const documents = list.data?.documents ?? [];
  return (
    <div className="stack wide">
      <header className="stack">
        <p className="small"><Link href={to.knowledge(project)}>Knowledge</Link></p>
        <h1 ref={heading} tabIndex={-1}>Documents</h1>
        <p className="soft measure">
          Policies, handbooks, reports: files below knowledge/documents, and what servers of documents said of late. Answers quote them and compute nothing from them.
        </p>
        <Search project={project} onFound={setFound} />
      </header>
      {found !== null && <Found project={project} found={found} />}
      {list.error !== undefined && <Trouble error={list.error} onRetry={list.reload} />}
      {list.data === undefined && list.error === undefined && <Loading what="the documents" />}
      {found === null && list.data !== undefined && documents.length === 0 && (
        <p className="soft">There are none yet. Markdown, text and PDF files below knowledge/documents are documents.</p>
      )}
      {found === null && documents.length > 0 && (
        <section className="stack" aria-label="All documents">
          <h2 className="label">{count(documents.length, 'document')}</h2>
          <ul className="items">
            {documents.map((one) => (
              <li key={one.path}>
                <Link href={to.documents(project, one.path)}><Foreign text={one.title} /></Link>
                <span className="small faint"> {oneLine(one.path)}, {count(one.passages, 'passage')}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** Sent by hand and never while somebody types: servers hear the words. */
function Search({ project, onFound }: { project: string; onFound: (found: DocumentsFound | null) => void }) {
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const search = (event: FormEvent) => {
    event.preventDefault();
    setError(null);
    setBusy(true);
    dash(project).searchDocuments(typed.trim()).then(onFound, setError).finally(() => setBusy(false));
  };
  const change = (words: string) => {
    setTyped(words);
    if (words.trim() === '') onFound(null);
  };
  return (
    <form className="stack" role="search" onSubmit={search}>
      <div className="row">
        <input type="search" className="page-search" data-slash="" dir="auto" maxLength={400} aria-label="Search the documents"
          placeholder="What the documents say about …" value={typed} onChange={(event) => change(event.target.value)} />
        <button type="submit" className="button primary" disabled={typed.trim() === '' || isBusy}>{isBusy ? 'Searching …' : 'Search'}</button>
      </div>
      {error !== null && <Trouble error={error} />}
    </form>
  );
}

function Found({ project, found }: { project: string; found: DocumentsFound }) {
  return (
    <section className="stack" aria-label="What was found">
      <p className="label" role="status">{found.passages.length === 0 ? 'No document says anything about these words.' : count(found.passages.length, 'passage')}</p>
      {found.notes.map((note) => <p key={note} className="notice warn" role="note"><Foreign text={note} /></p>)}
      {found.passages.map((passage, at) => <PassageView key={at} passage={passage} project={project} isLinked />)}
    </section>
  );
}

function DocumentWhole({ project, name }: { project: string; name: string }) {
  const whole = useResource(`document ${project} ${name}`, (signal) => dash(project).documentPassages(name, signal));
  const heading = useHeading(true);
  useTitle(whole.data === undefined ? 'Document' : oneLine(whole.data.title));
  useEffect(() => {
    if (whole.data !== undefined) heading.current?.focus({ preventScroll: true });
  }, [whole.data, heading]);
  return (
    <div className="stack wide">
      <header className="stack">
        <p className="small"><Link href={to.documents(project)}>Documents</Link></p>
        <h1 ref={heading} tabIndex={-1}><Foreign text={whole.data?.title ?? name} /></h1>
        {whole.data !== undefined && <p className="small faint">{oneLine(whole.data.path)}</p>}
      </header>
      {whole.error !== undefined && <Trouble error={whole.error} onRetry={whole.reload} />}
      {whole.data === undefined && whole.error === undefined && <Loading what="the document" />}
      {whole.data?.passages.map((passage, at) => <PassageView key={at} passage={passage} project={project} isLinked={false} />)}
    </div>
  );
}

/** Its words as they are: nothing in them is markup. */
function PassageView({ passage, project, isLinked }: { passage: DocumentPassage; project: string; isLinked: boolean }) {
  const headings = passage.headings.map(oneLine).join(' › ');
  return (
    <article className="stack">
      {isLinked && <h2><Link href={to.documents(project, passage.title)}><Foreign text={passage.title} /></Link></h2>}
      {headings !== '' && (isLinked ? <p dir="auto"><strong>{headings}</strong></p> : <h2 dir="auto">{headings}</h2>)}
      <pre className="document" dir="auto">{visible(passage.text)}</pre>
      <p className="small faint" dir="auto">{oneLine(passage.place)}</p>
    </article>
  );
}
