import { useEffect, useState } from 'react';
import { dash } from '../api/dash';
import { isAbort, Problem } from '../api/http';
import { readStream } from '../api/stream';
import type { Fault } from '../api/types';

export interface Progress {
  done: number;
  total: number;
}

const MOST_TURNS = 200;

/** Watches a run until it is over, and says so with what stopped it, if something did. A connection that drops is made again. */
export function useProgress(project: string, run: string | null, onOver: (run: string, fault: Fault | null) => void): Progress | null {
  const [progress, setProgress] = useState<Progress | null>(null);
  useEffect(() => {
    if (run === null) return;
    const abort = new AbortController();
    const watch = async () => {
      let isOver = false;
      let fault: Fault | null = null;
      for (let turn = 0; turn < MOST_TURNS && !isOver; turn += 1) {
        try {
          await readStream(await dash(project).evalEvents(run, abort.signal), ({ event, data }) => {
            if (event === 'progress') setProgress(JSON.parse(data) as Progress);
            if (event === 'failed') fault = JSON.parse(data) as Fault;
            if (event === 'done') isOver = true;
          });
        } catch (error) {
          if (isAbort(error)) return;
          if (error instanceof Problem && error.status < 500 && error.status !== 429) isOver = true;
        }
        if (!isOver) await new Promise((resolve) => setTimeout(resolve, 1500));
        if (abort.signal.aborted) return;
      }
      setProgress(null);
      onOver(run, fault);
    };
    void watch();
    return () => abort.abort();
    // Who asks decides what happens at the end; the watching itself depends on the run alone.
  }, [project, run]);
  return progress;
}
