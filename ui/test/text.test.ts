import { describe, expect, it } from 'vitest';
import { headline } from '../src/answer/headline';
import { readJson } from '../src/api/json';
import type { Answer } from '../src/api/types';
import { scaled } from '../src/memory/tastes';
import { cellFormat, compareCells, heading } from '../src/text/cells';
import { figure, readUnit, shortFigure } from '../src/text/figure';
import { periodName, periodOf, readMoment } from '../src/text/periods';
import { cut, oneLine, visible } from '../src/text/plain';

describe('a figure', () => {
  it.each([
    [806210.6, 'USD', '$806,211'],
    [12.5, 'USD', '$12.50'],
    [12, 'USD', '$12'],
    [-1234.56, 'EUR', '-€1,235'],
    [129900, 'cents', '$1,299'],
    [4, 'CHF', '4 CHF'],
    [806210.6, 'USD in thousands', '$806.2'],
    [129900000, 'cents in millions', '$1.3'],
    [-12500, 'CHF in thousands', '-12.5 CHF'],
    [12, 'orders in thousands', '12'],
    [12.345, 'percent', '12.3 %'],
    [0.328, 'ratio', '32.8 %'],
    [0.0042, '', '0.0042'],
    [3991, 'customers', '3,991'],
    [1.005, '', '1.01'],
    ['12345678901234567890', '', '12,345,678,901,234,567,890'],
  ])('%s in %s reads %s', (value, unit, words) => {
    expect(figure(value, readUnit(unit))).toBe(words);
  });

  it('leaves years and keys ungrouped', () => {
    const shown = (...values: number[]) => {
      const rows = values.map((value) => [value]);
      const { show } = cellFormat({ name: 'n', type: 'int8', unit: null }, 0, rows);
      return values.map(show);
    };
    expect(shown(2024, 2025)).toEqual(['2024', '2025']);
    expect(shown(9998, 14997)).toEqual(['9,998', '14,997']);
  });

  it('is short on an axis', () => {
    expect([0, 450, 200000, 1635641, -2.5e9].map((value) => shortFigure(value, readUnit('USD')))).toEqual(['$0', '$450', '$200k', '$1.64m', '−$2.5bn']);
    expect([200000, 1635641].map((value) => shortFigure(value, readUnit('USD in thousands')))).toEqual(['$200', '$1,640']);
  });

  it('is shown in the units that somebody likes, and stays exact', () => {
    const answer = {
      columns: [{ name: 'country', type: 'text', unit: null }, { name: 'revenue', type: 'numeric', unit: 'USD' }, { name: 'orders', type: 'int8', unit: 'orders' }],
      rows: [['Norway', 806210.6, 12]],
      chart: { kind: 'bar', x: { column: 0, name: 'country', unit: null }, y: [{ column: 1, name: 'revenue', unit: 'USD' }], series: null },
      assumptions: [],
    } as unknown as Answer;
    const shown = scaled(answer, { detail: '', chart: '', units: 'thousands', unitsEntry: 3 });
    expect(shown.columns.map(heading)).toEqual(['country', 'revenue (thousands)', 'orders']);
    expect(shown.rows).toEqual(answer.rows);
    expect(shown.chart?.y[0]?.unit).toBe('USD in thousands');
    expect(shown.assumptions).toEqual(['amounts in thousands, as you prefer (memory 3)']);
    expect(scaled(answer, { detail: '', chart: '', units: 'full', unitsEntry: 3 })).toBe(answer);
  });
});

describe('a column of times', () => {
  it('is named by what its values have in common', () => {
    expect(periodOf('month', ['2025-01-01', '2025-02-01'])).toBe('month');
    expect(periodOf('start', ['2024-01-01', '2025-01-01'])).toBe('year');
    expect(periodOf('quarter', ['2025-04-01'])).toBe('quarter');
    expect(periodOf('day', ['2025-01-01', '2025-01-02T00:00Z'])).toBe('day');
    expect(periodOf('at', ['2025-01-01T12:30:15.123+02:00'])).toBe('minute');
  });

  it('shows its cells by it', () => {
    const rows = [['2025-01-01'], ['2025-10-01'], [null]];
    const { show } = cellFormat({ name: 'month', type: 'date', unit: null }, 0, rows);
    expect(rows.map((row) => show(row[0] ?? null))).toEqual(['Jan 2025', 'Oct 2025', '–']);
    const moment = readMoment('2025-10-01');
    expect(moment === null ? '' : periodName(moment, 'quarter')).toBe('Q4 2025');
  });
});

describe('foreign text', () => {
  it('hides nothing', () => {
    expect(visible('a\u0007b\u202ec\u200bd')).toBe('a\\u0007b\\u202ec\\u200bd');
    expect(oneLine('one\r\n\ttwo')).toBe('one two');
  });

  it('keeps emoji and scripts whole', () => {
    for (const text of ['👩‍👩‍👧‍👦', '🇩🇪', 'مرحبا', 'می‌خواهم', '<script>']) expect(visible(text)).toBe(text);
  });

  it('is cut between characters', () => {
    expect(cut('👍👍👍👍', 3)).toBe('👍👍…');
    expect(cut('abc', 3)).toBe('abc');
  });
});

describe('numbers of the server', () => {
  it('keep digits that a double would lose', () => {
    const parsesSource = 'rawJSON' in JSON;
    const [small, large] = readJson<(number | string)[]>('[1.50, 12345678901234567891]');
    expect(small).toBe(1.5);
    if (parsesSource) expect(large).toBe('12345678901234567891');
  });

  it('sort by size and what is missing last', () => {
    expect([10, null, '9', 2].sort((one, other) => compareCells(one, other, true))).toEqual([2, '9', 10, null]);
  });
});

describe('a headline', () => {
  it('is the first sentence', () => {
    expect(headline('A leads with 32.8 % of $4,980,013. The top 3 make up 50.2 %.')).toEqual(['A leads with 32.8 % of $4,980,013.', 'The top 3 make up 50.2 %.']);
  });

  it('does not end after a short form', () => {
    expect(headline('St. Gallen comes first. Then Bern.')[0]).toBe('St. Gallen comes first.');
    expect(headline('MRR is $5.')).toEqual(['MRR is $5.', '']);
  });
});
