import { rateText, type BenchmarkResult, type Goal } from './results';
import type { Circumstances } from './machine';

export interface Run {
  readonly circumstances: Circumstances;
  readonly goals: readonly Goal[];
  readonly results: readonly BenchmarkResult[];
}

/** The results page of a run, in Markdown: BENCHMARKS.md without the run of the pages. */
export const benchmarksPage = (run: Run): string =>
  inMarkdown(run, '# Benchmarks', [
    'The last saved run. `npm run bench -- --write` measures and writes this page; `npm run bench` only prints it;',
    '`npm run bench -- appends proof` runs only these parts. The page is generated: do not edit it. Each part checks its data',
    'before it prints a figure, and wrong data stop the run.',
  ]);

const pagesHeading = '## Pages';

/** The results of a separate run of the pages, at the end of BENCHMARKS.md. */
const pagesPart = (run: Run): string =>
  inMarkdown(run, pagesHeading, [
    'A run of its own, by `npm run bench -- pages --write`. A first look is what a browser with an empty cache loads before',
    'anything is touched: bytes as they are sent (gzip), and requests. The least page has React, the router, the queries, the theme',
    'and the font that every page has, and nothing else: what a page weighs above that is its own. Words are there when the first',
    'heading is, on a line of 400 kbit/s with 400 ms a round trip. Lighthouse judges a phone that is four times slower than the',
    'machine: LCP is when the largest text is there, TBT how long the page is deaf to a touch while it starts, and the scores are',
    'out of 100. Other work on the machine (see its load) lengthens TBT and lowers the score of performance, and the least page is',
    'measured beside it for that; it changes no weight and no request. Why what is missed is missed stands in',
    '[ADR 0017](docs/adr/0017-how-pages-are-cut-into-files.md).',
  ]);

/** Replaces one run on the page and keeps the other. @param before the current page; empty at first */
export function pageWith(run: Run, before: string): string {
  const start = before.indexOf(`\n${pagesHeading}\n`);
  const [others, pages] = start < 0 ? [before, ''] : [before.slice(0, start), before.slice(start)];
  const { parts } = run.circumstances;
  if (parts.length === 1 && parts[0] === 'pages')
    return `${others.trimEnd()}${others === '' ? '' : '\n\n'}${pagesPart(run)}`;
  return `${benchmarksPage(run)}${parts.includes('pages') ? '' : pages}`;
}

function inMarkdown({ circumstances: at, goals, results }: Run, title: string, means: readonly string[]) {
  const missed = goals.filter(({ met }) => !met).length;
  const reached =
    goals.length === 0
      ? 'None of the parts that were run has a target.'
      : `${goals.length - missed} of ${goals.length} reached.`;
  const level = title === pagesHeading ? '###' : '##';
  const sections = [
    title,
    means.join('\n'),
    table(
      ['', ''],
      [
        ['Started', at.begun],
        ['Commit', at.commit],
        ['Processor', `${at.processor}, ${at.cores} ${at.cores === 1 ? 'core' : 'cores'}`],
        ['Memory', `${at.memoryGigabytes.toFixed(1)} GB`],
        ['System', at.system],
        ['Node', at.node],
        ['PostgreSQL', at.postgres],
        ['Load before', `${at.loadBefore.toFixed(1)} (an idle machine has less than 0.5)`],
        ['Parts', at.parts.join(', ')],
        ['Left out', at.leftOut.length === 0 ? 'none' : at.leftOut.join(', ')],
      ],
    ),
    `${level} Targets`,
    reached,
    ...(goals.length === 0
      ? []
      : [
          table(
            ['Part', 'Target', 'Result', ''],
            goals.map(({ part, aim, found, met }) => [part, aim, found, met ? 'reached' : '**missed**']),
          ),
        ]),
    `${level} All results`,
    [
      'Times are in milliseconds. Rows in _italics_ are comparisons: another program or a baseline, measured in the same run',
      'on the same machine.',
    ].join('\n'),
    table(
      ['Part', 'What', 'a second', 'p50', 'p99', 'n', ''],
      results.map(({ part, name, peer, perSecond, p50, p99, count, note }) => [
        part,
        peer ? `_${name}_` : name,
        perSecond === undefined ? '' : rateText(perSecond),
        p50 === undefined ? '' : timeText(p50),
        p99 === undefined ? '' : timeText(p99),
        count === undefined ? '' : count.toLocaleString('en-GB'),
        note ?? '',
      ]),
      ['left', 'left', 'right', 'right', 'right', 'right', 'left'],
    ),
  ];
  return `${sections.join('\n\n')}\n`;
}

/** Three significant digits, with at most two decimals. */
function timeText(ms: number): string {
  if (ms >= 100) return Math.round(ms).toLocaleString('en-GB');
  return ms >= 10 ? ms.toFixed(1) : ms.toFixed(2);
}

type Side = 'left' | 'right';

/** A Markdown table with aligned columns, laid out as Prettier does it. */
function table(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  sides: readonly Side[] = [],
): string {
  const cells = [heads, ...rows].map((row) => row.map(escaped));
  const widths = heads.map((_, column) => Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, column) => aligned(row[column] ?? '', width, sides[column])).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    sides[column] === 'right' ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  const [head = [], ...body] = cells;
  return [line(head), `| ${rule.join(' | ')} |`, ...body.map(line)].join('\n');
}

const aligned = (text: string, width: number, side: Side = 'left') =>
  side === 'right' ? text.padStart(width) : text.padEnd(width);

/** Escapes `|`, which would start another cell. */
const escaped = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
