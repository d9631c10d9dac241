import { describe, expect, it } from 'vitest';
import { emptyRun, withEvent } from '../src/ask/runState';
import type { AttemptEvent } from '../src/api/types';
import { lineRange, spread, ticks } from '../src/chart/scale';
import { readRoute, to } from '../src/router/routes';
import { tokens } from '../src/sql/tokens';
import { tsv } from '../src/table/tsv';
import { columnsInView, rowsInView } from '../src/table/widths';

describe('addresses', () => {
  it('lead back to the page they were made for', () => {
    expect(readRoute(to.ask('my shop'))).toEqual({ page: 'ask', project: 'my shop' });
    expect(readRoute(to.knowledge('p', 'rule', 'a/b ü?'))).toEqual({ page: 'knowledge', project: 'p', kind: 'rule', name: 'a/b ü?' });
    expect(readRoute(to.evals('p', 'r', 'q'))).toEqual({ page: 'evals', project: 'p', run: 'r', question: 'q' });
    expect(readRoute(to.learnings('p', 3))).toEqual({ page: 'learnings', project: 'p', number: '3' });
  });

  it('that nobody made lead nowhere', () => {
    for (const path of ['/x', '/p/a/b', '/p/a/c', '/p/%zz', '/p/a/a/1/2']) expect(readRoute(path).page).toBe('unknown');
  });
});

describe('the state of a question', () => {
  const attempt: AttemptEvent = {
    number: 1, sql: 'SELECT 1', verdict: 'allowed', outcome: 'ran', sqlstate: null, error: null, rows: 1, millis: 2, doubts: [], diagnosis: [], correction: false,
  };

  it('takes every event once', () => {
    let run = emptyRun('p', 'a', 'q');
    run = withEvent(run, '1', { event: 'text', data: { delta: 'one ' } });
    run = withEvent(run, '1', { event: 'text', data: { delta: 'one ' } });
    run = withEvent(run, '2', { event: 'text', data: { delta: 'two' } });
    expect(run.text).toBe('one two');
    expect(run.lastEventId).toBe('2');
  });

  it('drops text that a retry makes void', () => {
    const run = withEvent(withEvent(emptyRun('p', 'a', 'q'), '1', { event: 'text', data: { delta: 'half' } }), '2', {
      event: 'retry', data: { why: 'overloaded', next_attempt: 2, pause_millis: 1000 },
    });
    expect(run.text).toBe('');
  });

  it('shows a statement instead of the intention to run it', () => {
    let run = withEvent(emptyRun('p', 'a', 'q'), '1', { event: 'move', data: { kind: 'run_sql', words: 'running a statement' } });
    run = withEvent(run, '2', { event: 'attempt', data: attempt });
    expect(run.steps.map((step) => step.kind)).toEqual(['attempt']);
  });
});

describe('coloured SQL', () => {
  it('loses no character', () => {
    for (const sql of ["SELECT 'a''b', \"x\", 1.5e3 -- end\nFROM t /* open", "$$ x $$ 'open", 'ünïcode(1) <> <script>', "$a$ 'q' $a$;"]) {
      expect(tokens(sql).map((token) => token.text).join('')).toBe(sql);
    }
  });

  it('knows keywords, functions, texts and comments', () => {
    expect(tokens("select sum(x) from t -- c").filter((token) => token.kind !== 'plain').map((token) => `${token.kind} ${token.text}`))
      .toEqual(['keyword select', 'function sum', 'keyword from', 'comment -- c']);
  });
});

describe('a large table', () => {
  it('draws only what is in view', () => {
    const widths = Array.from({ length: 300 }, () => 100);
    const span = columnsInView(widths, 1, 5000, 6000);
    expect(span.end - span.first).toBeLessThan(20);
    expect(span.before + span.after + (span.end - span.first) * 100).toBe(299 * 100);
    expect(rowsInView(5000, 31, 31 * 2500, 440)).toEqual({ first: 2492, end: 2523 });
  });

  it('is copied without formulas', () => {
    expect(tsv([{ name: 'a', type: 'text', unit: null }], [['=1+1'], ['-5'], ['a\tb'], [null], [7]])).toBe("a\n'=1+1\n-5\n\"a\tb\"\n\n7");
  });
});

describe('an axis', () => {
  it('has round marks around its values', () => {
    expect(ticks(0, 566044, 4)).toEqual([0, 200000, 400000, 600000]);
    expect(ticks(-3, 7, 4)).toEqual([-5, -2.5, 0, 2.5, 5, 7.5]);
    expect(ticks(5, 5, 4).length).toBeGreaterThan(1);
  });

  it('starts at zero, unless only differences can be read', () => {
    expect(lineRange([10, 20, 30, 40, 50])).toEqual([0, 50]);
    expect(lineRange([90, 92, 94, 96, 100])[0]).toBeGreaterThan(0);
    expect(lineRange([0.569, 0.562, 0.57, 0.55, 0.56], true)[0]).toBe(0);
  });

  it('keeps names apart', () => {
    expect(spread([10, 11, 50], 15, 0, 100)).toEqual([10, 25, 50]);
    expect(spread([98, 99], 15, 0, 100)).toEqual([85, 100]);
  });
});
