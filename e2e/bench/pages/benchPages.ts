import { demoAccount } from '@settlewise/contract/demoAccount';
import { chromium, request } from 'playwright';
import { startProgram } from '../../support/program';
import { check } from '../measure';
import type { BenchmarkResults } from '../results';
import { benchLighthouse } from './benchLighthouse';
import { firstLook, wordsOnSlowLine } from './firstLook';
import { serveFolder } from './serveFolder';

interface Aim {
  readonly path: string;
  readonly heading: string;
  /** The user of the page. Default: a visitor. */
  readonly as?: 'amara' | 'ruth';
  /** The maximum kilobytes and requests. Null if only measured. */
  readonly most: { readonly kB: number; readonly requests: number } | null;
}

const aims: readonly Aim[] = [
  {
    path: '/',
    heading: 'Know where you stand on the way to settling in the UK',
    most: { kB: 210, requests: 14 },
  },
  { path: '/auth', heading: 'Your Settlewise account', most: { kB: 240, requests: 16 } },
  { path: '/ilr', heading: 'ILR Eligibility Calculator', most: { kB: 310, requests: 18 } },
  { path: '/citizenship', heading: 'British Citizenship Calculator', most: { kB: 310, requests: 18 } },
  { path: '/changes', heading: 'What is changing', most: null },
  { path: '/dashboard', heading: 'Dashboard', as: 'amara', most: { kB: 290, requests: 18 } },
  { path: '/admin', heading: 'Admin Dashboard', as: 'ruth', most: { kB: 450, requests: 24 } },
];
const wordsWithinMs = 2_500;

interface Options {
  /** The folder of the minimal page. */
  readonly floor: string;
  /** The number of Lighthouse runs for each page. */
  readonly lighthouseRuns: number;
}

/**
 * Measures what a browser with an empty cache loads before any interaction, compared with a minimal page of the same
 * packages; the time to the first text on a slow connection; and the Lighthouse scores on a phone.
 */
export async function benchPages(results: BenchmarkResults, options: Options): Promise<void> {
  const { floor, lighthouseRuns } = options;
  const executablePath = process.env['BROWSER_PATH'];
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const least = await serveFolder(floor);
  const program = await startProgram({ DEMO: '1' });
  try {
    const { kB, requests } = await firstLook(browser, {
      address: `${least.address}/floor.html`,
      heading: 'The floor',
    });
    results.reportFigure('the least page of the same packages', inWords(kB, requests), { peer: true });

    for (const { path, heading, as, most } of aims) {
      const storageState = as === undefined ? undefined : await signedIn(program.address, as);
      const look = { address: `${program.address}${path}`, heading, storageState };
      const found = await firstLook(browser, look);
      const figures = inWords(found.kB, found.requests);
      results.reportFigure(`first look at ${path}`, figures);
      if (most !== null) {
        const reached = found.kB <= most.kB && found.requests <= most.requests;
        results.goal(`${path}: at most ${inWords(most.kB, most.requests)}`, figures, reached);
      }
      if (as !== undefined) continue;
      const wordsMs = await wordsOnSlowLine(browser, look);
      const seconds = `${(wordsMs / 1000).toFixed(1)} s`;
      results.reportFigure(`words on ${path} at 400 kbit/s and 400 ms`, seconds);
      results.goal(`${path}: words at 400 kbit/s within 2.5 s`, seconds, wordsMs <= wordsWithinMs);
    }
    await benchLighthouse(results, {
      address: program.address,
      floor: `${least.address}/floor.html`,
      session: await signedIn(program.address, 'amara'),
      runs: lighthouseRuns,
    });
  } finally {
    await program.dispose();
    await least.stop();
    await browser.close();
  }
}

const inWords = (kB: number, requests: number) => `${Math.round(kB)} kB, ${requests} requests`;

async function signedIn(address: string, username: string) {
  const caller = await request.newContext({ baseURL: address });
  try {
    const answer = await caller.post('/api/login', {
      data: { username, password: demoAccount.password },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    check(answer.ok(), `${username} was answered with ${answer.status()}`);
    return await caller.storageState();
  } finally {
    await caller.dispose();
  }
}
