import { describe, expect, it } from 'vitest';
import { BenchmarkResults } from './results';
import type { Circumstances } from './machine';
import { benchmarksPage, pageWith } from './table';

const at: Circumstances = {
  begun: '2026-11-21T20:00:00.000Z',
  commit: '0123456789ab with changes that are not committed',
  processor: 'A Processor',
  cores: 2,
  memoryGigabytes: 23.54,
  system: 'Linux 6.1',
  node: '20.11.0',
  postgres: '18.4',
  loadBefore: 3.25,
  parts: ['appends'],
  leftOut: ['load'],
};

function aRun() {
  const lines: string[] = [];
  const all = new BenchmarkResults((line) => lines.push(line));
  const appends = all.of('appends');
  return { lines, all, appends };
}

const page = ({ results, goals }: BenchmarkResults) => benchmarksPage({ circumstances: at, results, goals });

/** The cells of the table row that begins with these words. */
function cellsOf(text: string, name: string): string[] | undefined {
  return text
    .split('\n')
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
    .find((cells) => cells.includes(name))
    ?.slice(1, -1);
}

describe('the page of the benchmarks', () => {
  it('shows when, where, on what machine and on which commit it was measured', () => {
    const text = page(aRun().all);
    expect(cellsOf(text, 'Started')).toEqual(['Started', '2026-11-21T20:00:00.000Z']);
    expect(cellsOf(text, 'Commit')).toEqual(['Commit', '0123456789ab with changes that are not committed']);
    expect(cellsOf(text, 'Processor')).toEqual(['Processor', 'A Processor, 2 cores']);
    expect(cellsOf(text, 'Memory')).toEqual(['Memory', '23.5 GB']);
    expect(cellsOf(text, 'Node')).toEqual(['Node', '20.11.0']);
    expect(cellsOf(text, 'PostgreSQL')).toEqual(['PostgreSQL', '18.4']);
    expect(cellsOf(text, 'Left out')).toEqual(['Left out', 'load']);
    expect(text).toContain('npm run bench -- --write');
  });

  it('has one row for each result, with empty cells for figures that were not measured', () => {
    const { all, appends } = aRun();
    appends.report('our store', { count: 16_384, perSecond: 1_234.4, p50: 3.456, p99: 123.4 });
    appends.reportRate('a walk', 7.25, 200);
    appends.reportTimes('a look', [3, 1, 2]);
    appends.reportFigure('memory', '182 MB');
    const text = page(all);
    expect(cellsOf(text, 'our store')).toEqual([
      'appends',
      'our store',
      '1,234',
      '3.46',
      '123',
      '16,384',
      '',
    ]);
    expect(cellsOf(text, 'a walk')).toEqual(['appends', 'a walk', '7.3', '', '', '200', '']);
    expect(cellsOf(text, 'a look')).toEqual(['appends', 'a look', '', '2.00', '3.00', '3', '']);
    expect(cellsOf(text, 'memory')).toEqual(['appends', 'memory', '', '', '', '', '182 MB']);
  });

  it('marks comparisons with other programs', () => {
    const { all, appends } = aRun();
    appends.reportRate('plain inserts', 100, 10, { peer: true });
    appends.reportRate('our store', 90, 10);
    const text = page(all);
    expect(cellsOf(text, '_plain inserts_')?.[2]).toBe('100');
    expect(cellsOf(text, 'our store')?.[2]).toBe('90');
  });

  it('shows the figure for each target, and the missed targets', () => {
    const { all, appends } = aRun();
    appends.goal('no slower than emmett', '120 beside 100 a second', true);
    appends.goal('60 % of plain inserts', '41 %', false);
    const text = page(all);
    expect(text).toContain('1 of 2 reached.');
    expect(cellsOf(text, 'no slower than emmett')).toEqual([
      'appends',
      'no slower than emmett',
      '120 beside 100 a second',
      'reached',
    ]);
    expect(cellsOf(text, '60 % of plain inserts')?.[3]).toBe('**missed**');
  });

  it('states that no part of the run has a target', () => {
    expect(page(aRun().all)).toContain('None of the parts that were run has a target.');
  });

  it('keeps a bar inside its cell, and aligns the columns', () => {
    const { all, appends } = aRun();
    appends.reportFigure('rows | columns', 'x');
    appends.reportFigure('short', 'much longer than the other');
    const text = page(all);
    expect(cellsOf(text, 'rows \\| columns')?.[6]).toBe('x');
    const widths = text
      .split('\n')
      .filter((line) => line.startsWith('| appends') || line.startsWith('| Part '))
      .map((line) => line.length);
    expect(new Set(widths).size).toBe(1);
  });

  it('reports the results line by line during the run', () => {
    const { lines, appends } = aRun();
    appends.report('our store', { count: 8, perSecond: 1_234.4, p50: 3.456, p99: 123.4 });
    expect(lines).toEqual([
      expect.stringMatching(/^our store +1,234\/s +p50 3\.46 ms +p99 123\.40 ms +n=8$/),
    ]);
  });
});

describe('a run of the pages alone', () => {
  const runOf = (parts: readonly string[], name: string) => {
    const all = new BenchmarkResults(() => undefined);
    all.of(parts[0] ?? '').reportFigure(name, '1');
    return { circumstances: { ...at, parts, leftOut: [] }, results: all.results, goals: all.goals };
  };
  const pages = (name: string) => runOf(['pages'], name);
  const others = (name: string) => runOf(['appends', 'proof'], name);

  it('is at the end of the page, and replaces the previous run', () => {
    const first = pageWith(pages('page one'), pageWith(others('other'), ''));
    expect(first.indexOf('| other ')).toBeGreaterThan(0);
    expect(first.indexOf('## Pages')).toBeGreaterThan(first.indexOf('| other '));
    const again = pageWith(pages('page two'), first);
    expect(again).toBe(first.replace('page one', 'page two'));
  });

  it('stays when other parts are measured again, and is removed when all parts are measured', () => {
    const before = pageWith(pages('kept'), pageWith(others('old'), ''));
    const after = pageWith(others('new'), before);
    expect([after.includes('| kept '), after.includes('| new '), after.includes('| old ')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(pageWith(pages('kept'), after)).toBe(after);
    expect(pageWith(runOf(['appends', 'pages'], 'all'), after)).not.toContain('## Pages');
  });
});
