import { useEffect, useState } from 'react';
import { dash } from '../api/dash';
import { isAbort } from '../api/http';
import { readStream } from '../api/stream';

export interface Progress {
  done: number;
  total: number;
}

/** Watches a run until it is over; a connection that drops is made again. */
export function useProgress(project: string, run: string | null, onOver: () => void): Progress | null {
  const [progress, setProgress] = useState<Progress | null>(null);
  useEffect(() => {
    if (run === null) return;
    const abort = new AbortController();
    let isOver = false;
    const watch = async () => {
      for (let turn = 0; turn < 40 && !isOver; turn += 1) {
        try {
          await readStream(await dash(project).evalEvents(run, abort.signal), ({ event, data }) => {
            if (event === 'progress') setProgress(JSON.parse(data) as Progress);
            if (event === 'done') isOver = true;
          });
        } catch (error) {
          if (isAbort(error)) return;
        }
        if (!isOver) await new Promise((resolve) => setTimeout(resolve, 1500));
        if (abort.signal.aborted) return;
      }
      setProgress(null);
      onOver();
    };
    void watch();
    return () => abort.abort();
    // Who asks decides what happens at the end; the watching itself depends on the run alone.
  }, [project, run]);
  return progress;
}
