import { dash } from '../api/dash';
import type { Answer } from '../api/types';
import { CopyButton } from '../parts/CopyButton';
import { Icon } from '../parts/Icon';
import { count } from '../text/plain';
import { Grid } from './Grid';
import { tsv } from './tsv';

/** The rows of an answer, with what can be done with them. */
export function DataTable({ project, answer }: { project: string; answer: Answer }) {
  const size = `${count(answer.row_count, 'row')}${answer.columns.length > 8 ? `, ${count(answer.columns.length, 'column')}` : ''}`;
  return (
    <section className="datatable" aria-label="The rows">
      <div className="datatable-head">
        <h2 className="label">{size}{answer.truncated ? ', cut off' : ''}</h2>
        <div className="row">
          <CopyButton text={() => tsv(answer.columns, answer.rows)} label="Copy rows" />
          <a className="button quiet" href={dash(project).csvAddress(answer.id)} download={`dash-${answer.id}.csv`}>
            <Icon name="download" />
            CSV
          </a>
        </div>
      </div>
      <Grid columns={answer.columns} rows={answer.rows} label={`Table of ${size}`} />
    </section>
  );
}
