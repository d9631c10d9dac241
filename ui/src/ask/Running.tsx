import { useEffect, useState } from 'react';
import { Icon } from '../parts/Icon';
import { oneLine, visible } from '../text/plain';
import { connectNow, stopRun } from './runs';
import type { RunState, Step } from './runState';
import { Trace } from './Trace';

/** A question on its way: what it does now, how long it takes, and how to stop it. */
export function Running({ run }: { run: RunState }) {
  const { project, id } = run;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && document.querySelector('dialog[open]') === null) stopRun(project, id);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [project, id]);
  const doing = run.isStopping ? 'Stopping' : run.text !== '' ? 'Writing' : sentence(run.steps.at(-1));
  return (
    <section className="running" aria-label="The question on its way" data-testid="running">
      <div className="running-head">
        <span className="spin" />
        <p className="running-doing" role="status">{doing} …</p>
        <Elapsed since={run.startedAt} />
        <button type="button" className="button" disabled={run.isStopping} onClick={() => stopRun(project, id)}>
          <Icon name="stop" />
          Stop
        </button>
      </div>
      {run.link === 'reconnecting' && (
        <div className="notice warn" role="status">
          <div className="row spread">
            <span>The connection dropped; taking it up again where it stopped.</span>
            <button type="button" className="button" onClick={() => connectNow(project, id)}>Try now</button>
          </div>
        </div>
      )}
      <Trace project={project} steps={run.steps} isOpen />
      {run.text !== '' && <p className="running-text" dir="auto">{visible(run.text)}<span className="caret" /></p>}
    </section>
  );
}

function sentence(step: Step | undefined): string {
  switch (step?.kind) {
    case undefined:
      return 'Reading what is known about it';
    case 'context':
      return 'Thinking about it';
    case 'move':
      return capital(oneLine(step.data.words));
    case 'attempt':
      return step.data.outcome === 'ran' ? 'Reading the rows' : 'Correcting the statement';
    case 'learned':
      return 'Remembering what was learned';
    case 'retry':
      return 'Waiting to ask the model again';
    case 'incident':
      return 'Putting something right';
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function Elapsed({ since }: { since: number }) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 100);
    return () => clearInterval(timer);
  }, []);
  return <span className="number faint small" aria-hidden="true">{(Math.max(0, now - since) / 1000).toFixed(1)} s</span>;
}
