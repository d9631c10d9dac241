import { useState } from 'react';
import { dash } from '../api/dash';
import { readJson } from '../api/json';
import { readStream } from '../api/stream';
import type { QuestionEvent } from '../api/types';
import { Loading, Trouble } from '../parts/Trouble';
import { useResource } from '../parts/useResource';
import { emptyRun, isKnownEvent, type Step, withEvent } from './runState';
import { Steps } from './Trace';

/** The trace of a question that is over, read from what the server kept of it once somebody wants to see it. */
export function KeptTrace({ project, id }: { project: string; id: string }) {
  const [isOpen, setOpen] = useState(false);
  const steps = useResource(isOpen ? `trace ${project} ${id}` : null, (signal) => read(project, id, signal));
  return (
    <details className="fold trace" onToggle={(event) => {
      if (event.target === event.currentTarget) setOpen(event.currentTarget.open);
    }}>
      <summary>How it got there</summary>
      {steps.error !== undefined && <Trouble error={steps.error} onRetry={steps.reload} />}
      {isOpen && steps.data === undefined && steps.error === undefined && <Loading what="its steps" />}
      {steps.data?.length === 0 && <p className="inside soft">Nothing of it was kept.</p>}
      {steps.data !== undefined && <Steps project={project} steps={steps.data} />}
    </details>
  );
}

async function read(project: string, id: string, signal: AbortSignal): Promise<Step[]> {
  let run = emptyRun(project, id, '');
  await readStream(await dash(project).events(id, '0', signal), ({ id: number, event, data }) => {
    if (isKnownEvent(event)) run = withEvent(run, number, { event, data: readJson<unknown>(data) } as QuestionEvent);
  });
  return run.steps;
}
