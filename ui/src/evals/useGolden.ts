import { useMemo } from 'react';
import { dash } from '../api/dash';
import type { GoldenQuestion } from '../api/types';
import { useResource } from '../parts/useResource';

/** The golden questions by their id; a question of a run may have been removed since. */
export function useGolden(project: string): Map<string, GoldenQuestion> {
  const golden = useResource(`golden ${project}`, (signal) => dash(project).golden(signal));
  return useMemo(() => new Map((golden.data ?? []).map((question) => [question.id, question])), [golden.data]);
}
