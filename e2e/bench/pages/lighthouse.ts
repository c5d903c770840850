import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContextOptions } from 'playwright';
import { freePort } from '../../cluster/freePort';
import { check, percentile } from '../measure';

type Cookies = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>['cookies'];

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** What Lighthouse says of a page on a phone: medians of its runs. */
export interface Judgement {
  /** Of 100. */
  readonly scores: Readonly<Record<Category, number>>;
  /** When the largest text or picture is there. */
  readonly lcpMs: number;
  /** How long the page cannot answer a touch, all in all. */
  readonly tbtMs: number;
}

export interface Lighthouse {
  judge(address: string, cookies?: Cookies): Promise<Judgement>;
  stop(): Promise<void>;
}

/** Starts a browser for Lighthouse, with a profile of its own. @param runs how often each page is judged */
export async function startLighthouse(runs: number): Promise<Lighthouse> {
  // 30 MB that the other parts of the bench do without.
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
    const scoreOf = (category: Category) => {
      const score = found?.categories[category]?.score;
      check(typeof score === 'number', `Lighthouse has no score for ${category} of ${address}`);
      return Math.round((score ?? 0) * 100);
    };
    const msOf = (audit: string) => {
      const ms = found?.audits[audit]?.numericValue;
      check(typeof ms === 'number', `Lighthouse has no ${audit} of ${address}`);
      return ms ?? 0;
    };
    return {
      scores: {
        performance: scoreOf('performance'),
        accessibility: scoreOf('accessibility'),
        'best-practices': scoreOf('best-practices'),
        seo: scoreOf('seo'),
      },
      lcpMs: msOf('largest-contentful-paint'),
      tbtMs: msOf('total-blocking-time'),
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
