import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContextOptions } from 'playwright';
import { freePort } from '../../cluster/freePort';
import { check, percentile } from '../measure';

type Cookies = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>['cookies'];

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** Lighthouse results of a page on a phone: medians of all runs. */
export interface Judgement {
  /** Out of 100. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Largest contentful paint. */
  readonly lcpMs: number;
  /** Total blocking time. */
  readonly tbtMs: number;
}

export interface Lighthouse {
  judge(address: string, cookies?: Cookies): Promise<Judgement>;
  stop(): Promise<void>;
}

/** Starts a browser for Lighthouse, with its own profile. @param runs the number of runs for each page */
export async function startLighthouse(runs: number): Promise<Lighthouse> {
  // Loaded late, because it takes 30 MB that the other parts do not need.
  const { default: lighthouse } = await import('lighthouse');
  const profile = await mkdtemp(path.join(tmpdir(), 'settlewise-lighthouse-'));
  const port = await freePort();
  const executablePath = process.env['BROWSER_PATH'];
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });

  async function once(address: string) {
    const answer = await lighthouse(address, {
      port,
      logLevel: 'error',
      onlyCategories: [...categories],
      disableFullPageScreenshot: true,
    });
    const found = answer?.lhr;
    const { requestedUrl, finalDisplayedUrl, runtimeError } = found ?? {};
    check(runtimeError === undefined, `Lighthouse could not judge ${address}: ${runtimeError?.message}`);
    check(finalDisplayedUrl === requestedUrl, `${address} led Lighthouse to ${finalDisplayedUrl}`);
    const readScore = (category: Category) => {
      const score = found?.categories[category]?.score;
      check(typeof score === 'number', `Lighthouse has no score for ${category} of ${address}`);
      return Math.round((score ?? 0) * 100);
    };
    const readMs = (audit: string) => {
      const ms = found?.audits[audit]?.numericValue;
      check(typeof ms === 'number', `Lighthouse has no ${audit} of ${address}`);
      return ms ?? 0;
    };
    return {
      scores: {
        performance: readScore('performance'),
        accessibility: readScore('accessibility'),
        'best-practices': readScore('best-practices'),
        seo: readScore('seo'),
      },
      lcpMs: readMs('largest-contentful-paint'),
      tbtMs: readMs('total-blocking-time'),
    };
  }

  return {
    async judge(address, cookies = []) {
      await context.clearCookies();
      await context.addCookies(cookies);
      const judgements: Judgement[] = [];
      while (judgements.length < runs) judgements.push(await once(address));
      const median = (of: (judgement: Judgement) => number) => percentile(judgements.map(of), 50);
      return {
        scores: {
          performance: median(({ scores }) => scores.performance),
          accessibility: median(({ scores }) => scores.accessibility),
          'best-practices': median(({ scores }) => scores['best-practices']),
          seo: median(({ scores }) => scores.seo),
        },
        lcpMs: median(({ lcpMs }) => lcpMs),
        tbtMs: median(({ tbtMs }) => tbtMs),
      };
    },
    async stop() {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
