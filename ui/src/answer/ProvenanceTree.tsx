import type { Because, Provenance } from '../api/types';
import { Foreign } from '../parts/Foreign';
import { OriginLink, OriginWords } from './OriginLink';

/** Where every part of an answer came from, as a tree that opens claim by claim. */
export function ProvenanceTree({ project, provenance }: { project: string; provenance: Provenance }) {
  return (
    <details className="fold">
      <summary>Where it comes from <span className="aside">every claim and what it rests on</span></summary>
      <div className="inside stack">
        <ul className="tree">
          {provenance.tree.map((node, at) => <Claim key={at} project={project} node={node} depth={0} />)}
        </ul>
        {provenance.learnings_applied.length > 0 && (
          <p className="small soft">Learnings applied: {provenance.learnings_applied.join('; ')}</p>
        )}
        <p className="small faint mono">
          {provenance.knowledge_version !== null && <>knowledge {provenance.knowledge_version.slice(0, 12)} · </>}
          {provenance.schema_fingerprint !== null && <>schema {provenance.schema_fingerprint.slice(0, 12)} · </>}
          {provenance.row_hash !== null && <>rows {provenance.row_hash}</>}
        </p>
      </div>
    </details>
  );
}

function Claim({ project, node, depth }: { project: string; node: Because; depth: number }) {
  const words = (
    <>
      <Foreign text={node.claim} />{' '}
      {node.claim.endsWith(` ${node.origin.kind}`)
        ? <OriginLink project={project} origin={node.origin} />
        : <span className="origin"><OriginWords project={project} origin={node.origin} /></span>}
    </>
  );
  if (node.parts.length === 0) return <li className="leaf">{words}</li>;
  return (
    <li>
      <details open={depth < 1}>
        <summary>{words}</summary>
        <ul>
          {node.parts.map((part, at) => <Claim key={at} project={project} node={part} depth={depth + 1} />)}
        </ul>
      </details>
    </li>
  );
}
