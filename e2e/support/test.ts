import type axe from 'axe-core';
import { appendFileSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test as base, type Page } from 'playwright/test';
import { readTreeCpuSeconds } from '../../scripts/cpuTime.mjs';
import { hangLimitMs } from '../../scripts/testLimits';
import { administrator } from './people';
import { startProgram, type Program } from './program';
import { keepToasts } from './toasts';

/** Half as long as `axe.source`, which every page would have to read. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let visitors = 0;

/**
 * All tests of a worker share one `program`; a test that must kill it starts its own. Each test has its own IP address
 * (X-Forwarded-For), because together they sign up more people than one address may.
 */
export const test = base.extend<{ measureCost: void }, { program: Program }>({
  // Reports the processor time of the test, its browser and its program to TEST_COSTS_FILE, where scripts/test.mjs reads it.
  measureCost: [
    async ({}, use, { file }) => {
      const report = process.env['TEST_COSTS_FILE'];
      const before = readTreeCpuSeconds(process.pid);
      await use();
      const after = readTreeCpuSeconds(process.pid);
      if (report === undefined || before === null || after === null) return;
      appendFileSync(report, `${JSON.stringify({ file, coreSeconds: Math.max(0, after - before) })}\n`);
    },
    { auto: true },
  ],
  program: [
    // Playwright requires the empty braces of a fixture without dependencies.
    async ({}, use) => {
      const program = await startProgram({
        TRUST_PROXY: '1',
        ADMIN_USERNAME: administrator.username,
        ADMIN_EMAIL: administrator.email,
        ADMIN_PASSWORD: administrator.password,
      });
      await use(program);
      await program.dispose();
    },
    { scope: 'worker', timeout: hangLimitMs },
  ],
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        context.on('page', waitForScriptOnOpen);
        await keepToasts(context);
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ program }, use) => {
    await use(program.address);
  },
  extraHTTPHeaders: async ({}, use) => {
    visitors += 1;
    await use({ 'X-Forwarded-For': `198.51.100.${visitors % 256}` });
  },
});

export { expect };

/**
 * Makes tests wait for the page's script after they open or reload a page. The page keeps input from before that
 * (`builtPages.e2e.ts`), but a test is faster than a person.
 */
function waitForScriptOnOpen(page: Page): void {
  const scriptStarted = () => page.waitForFunction(() => globalThis.pressedBeforeStart === undefined);
  const goto = page.goto.bind(page);
  page.goto = async (address, options) => {
    const answer = await goto(address, options);
    if (options?.waitUntil !== 'commit') await scriptStarted();
    return answer;
  };
  const reload = page.reload.bind(page);
  page.reload = async (options) => {
    const answer = await reload(options);
    if (options?.waitUntil !== 'commit') await scriptStarted();
    return answer;
  };
}

declare global {
  interface Window {
    axe?: typeof axe;
  }
  /** A global of the page; it is removed when the page's script has started. */
  var pressedBeforeStart: unknown;
}

/**
 * Expects no axe findings (WCAG 2.2 AA and axe's best practices) on the page as it is now; fails with their places.
 * @param rules the rules to check. Default: all
 */
export async function expectNoAxeFindings(page: Page, rules?: string[]): Promise<void> {
  expect(await axeFindings(page, rules)).toEqual([]);
}

/** The axe findings on the current page, with their places. */
export async function axeFindings(page: Page, rules?: string[]): Promise<readonly string[]> {
  await animationsEnded(page);
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axeSource);
  return page.evaluate(async (only) => {
    if (window.axe === undefined) throw new Error('The page was left while axe looked at it.');
    // Passed rules are counted without their places, because listing these would take three times as long.
    const { violations } = await window.axe.run({
      resultTypes: ['violations'],
      ...(only !== undefined && { runOnly: only }),
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) =>
        [`${id}: ${target.join(' ')}`, ...any.map(({ message }) => message)].join('\n'),
      ),
    );
  }, rules);
}

/** Waits for the end of all animations, except endless ones, because colours in between would be measured. */
const animationsEnded = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  );

/** Expects that no part of the page is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // Polls, because the layout follows a new window size a moment later.
  await expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBeLessThanOrEqual(0);
}
