import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from 'playwright/test';
import { startProgram, type Program } from './program';

let visitors = 0;

/**
 * `program` runs once for all tests of a worker; what needs to kill it starts one of its own. Each test visits from an
 * address of its own, as a proxy would tell it: together they sign up more people than one address may.
 */
export const test = base.extend<object, { program: Program }>({
  program: [
    // eslint insists on the braces that playwright insists on: a fixture without dependencies is written so.
    async ({}, use) => {
      const program = await startProgram({ TRUST_PROXY: '1' });
      await use(program);
      await program.dispose();
    },
    { scope: 'worker', timeout: 180_000 },
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

/** Fails with what axe found on the page as it is now, and where. WCAG 2.2 AA and axe's own best practices. */
export async function expectNoAxeFindings(page: Page): Promise<void> {
  // The other mode opens a second page each time, for the sake of frames, of which the site has none: it takes three times
  // as long, and the focus with it.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(
    violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) =>
        [`${id}: ${target.join(' ')}`, ...any.map(({ message }) => message)].join('\n'),
      ),
    ),
  ).toEqual([]);
}

/** Fails when a part of the page lies beside the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // A window that was just made narrower is laid out anew in a moment.
  await expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBeLessThanOrEqual(0);
}
