import type { BrowserContextOptions } from 'playwright';
import type { BenchmarkResults } from '../results';
import { startLighthouse, type Category, type Judgement } from './lighthouse';

type Session = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>;

interface Judged {
  readonly path: string;
  readonly lcpWithinMs: number;
  /** The lowest allowed score, out of 100. */
  readonly least: Partial<Record<Category, number>>;
  /** Whether its blocking time is close to that of the minimal page. */
  readonly besideFloor: boolean;
}

const ofEverybody = {
  lcpWithinMs: 1_800,
  least: { performance: 90, accessibility: 95, 'best-practices': 95, seo: 95 },
  besideFloor: true,
} as const;

/** Pages of a person are excluded from search engines, so they have no SEO score. */
const ofOnesOwn = {
  lcpWithinMs: 2_500,
  least: { accessibility: 95, 'best-practices': 95 },
  besideFloor: false,
} as const;

const publicPaths = ['/', '/citizenship', '/ilr', '/auth', '/changes'];
const mostOfFloor = 1.5;

interface Options {
  /** The address of the program. */
  readonly address: string;
  /** The address of the minimal page. */
  readonly floor: string;
  /** The session of a person with a filled record. */
  readonly session: Session;
  /** The number of runs for each page. */
  readonly runs: number;
}

/** Measures the pages on a phone with Lighthouse, and compares them with a minimal page of the same packages. */
export async function benchLighthouse(results: BenchmarkResults, options: Options): Promise<void> {
  const { address, floor, session, runs } = options;
  const pages: readonly Judged[] = [
    ...publicPaths.map((path) => ({ path, ...ofEverybody })),
    { path: '/dashboard', ...ofOnesOwn },
  ];
  const lighthouse = await startLighthouse(runs);
  try {
    const least = await lighthouse.judge(floor);
    results.reportFigure('Lighthouse of the least page', inWords(least), { peer: true });
    for (const page of pages) {
      const cookies = page.besideFloor ? [] : session.cookies;
      const found = await lighthouse.judge(`${address}${page.path}`, cookies);
      results.reportFigure(`Lighthouse of ${page.path}`, inWords(found));
      addGoals(results, page, found, least);
    }
  } finally {
    await lighthouse.stop();
  }
}

function addGoals(results: BenchmarkResults, page: Judged, found: Judgement, floor: Judgement): void {
  const { path, lcpWithinMs, least, besideFloor } = page;
  results.goal(
    `${path}: LCP within ${seconds(lcpWithinMs)}`,
    seconds(found.lcpMs),
    found.lcpMs <= lcpWithinMs,
  );
  const scores = Object.entries(found.scores).filter(([category]) => category in least);
  results.goal(
    `${path}: ${Object.entries(least)
      .map(([category, score]) => `${words[category] ?? category} ${score}`)
      .join(', ')}`,
    scores.map(([, score]) => score).join(', '),
    scores.every(([category, score]) => score >= (new Map(Object.entries(least)).get(category) ?? 0)),
  );
  if (!besideFloor) return;
  results.goal(
    `${path}: TBT at most 1.5 times the least page's`,
    `${ms(found.tbtMs)} beside ${ms(floor.tbtMs)}`,
    found.tbtMs <= mostOfFloor * floor.tbtMs,
  );
}

const words: Readonly<Record<string, string>> = { 'best-practices': 'best practices', seo: 'SEO' };
const seconds = (time: number) => `${(time / 1_000).toFixed(1)} s`;
const ms = (time: number) => `${Math.round(time)} ms`;

const inWords = ({ scores, lcpMs, tbtMs }: Judgement) =>
  [
    `performance ${scores.performance}`,
    `accessibility ${scores.accessibility}`,
    `best practices ${scores['best-practices']}`,
    `SEO ${scores.seo}`,
    `LCP ${seconds(lcpMs)}`,
    `TBT ${ms(tbtMs)}`,
  ].join(', ');
