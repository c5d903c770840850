import type { Page } from 'playwright/test';
import { measureHeight, phone } from '../support/lengths';
import { confirmEmail } from '../support/outbox';
import { signUp } from '../support/people';
import { expect, expectNoAxeFindings, test } from '../support/test';

const wide = { width: 1280, height: 844 };

const pages = [
  ['/', 'Know where you stand on the way to settling in the UK'],
  ['/ilr', 'ILR Eligibility Calculator'],
  ['/citizenship', 'British Citizenship Calculator'],
  ['/changes', 'What is changing'],
  ['/auth', 'Your Settlewise account'],
  ['/absence-tracker', 'UK Absence Tracker'],
  ['/alerts', 'Immigration Alerts'],
] as const;

const ownPages = [
  ['/dashboard', 'Dashboard'],
  ['/dashboard/tasks', 'Tasks'],
  ['/dashboard/progress', 'ILR and Citizenship Progress'],
  ['/dashboard/timeline', 'Timeline'],
] as const;

/** Delays these files for all pages opened from now on. @returns a function that releases them */
async function holdFiles(page: Page, files: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** Delays the scripts of all pages opened from now on. @returns a function that releases them */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const release = await holdFiles(page, '**/assets/*.js');
  return async () => {
    release();
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
    );
    await page.unroute('**/assets/*.js');
  };
}

declare global {
  /** Layout shifts since the page was opened, as the browser measures them. */
  var layoutShifts: { readonly value: number; readonly sources: readonly { node: Node | null }[] }[];
}

/** Records the layout shifts of each page opened from now on. */
const recordLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    globalThis.layoutShifts = [];
    new PerformanceObserver((list) => {
      globalThis.layoutShifts.push(...(list.getEntries() as unknown as typeof globalThis.layoutShifts));
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Expects almost no layout shift since the page was opened; a failure names the moved elements. */
async function expectNothingMoved(page: Page, place: string): Promise<void> {
  const { sum, elements } = await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    await new Promise((resolve) => setTimeout(resolve));
    const nodes = globalThis.layoutShifts.flatMap(({ sources }) => sources.map(({ node }) => node));
    return {
      sum: globalThis.layoutShifts.reduce((total, { value }) => total + value, 0),
      elements: nodes.map((node) => `${node?.nodeName} “${node?.textContent?.slice(0, 60)}”`),
    };
  });
  expect(sum, `${place}: ${elements.join(', ')}`).toBeLessThan(0.01);
}

/** Collects console messages and errors of the page. */
function collectMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'log') messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  return messages;
}

for (const size of [phone, wide])
  test(`a public page of ${size.width} px shows its text before its script, and nothing moves when font and script arrive`, async ({
    page,
  }) => {
    const messages = collectMessages(page);
    await recordLayoutShifts(page);
    await page.setViewportSize(size);
    for (const [path, heading] of pages)
      await test.step(path, async () => {
        const releaseFont = await holdFiles(page, '**/*.woff2');
        const releaseScripts = await holdScripts(page);
        await page.goto(path, { waitUntil: 'commit' });
        const title = page.getByRole('heading', { level: 1, name: heading });
        await expect(title).toBeVisible();
        expect(await page.locator('#root [style]').count(), `style attributes on ${path}`).toBe(0);
        const fontLoaded = () => page.evaluate(() => document.fonts.check('1em "Public Sans Variable"'));
        expect(await fontLoaded()).toBe(false);
        releaseFont();
        await expect.poll(fontLoaded).toBe(true);
        await expectNothingMoved(page, `${path}, font`);

        const [before, height] = [await title.elementHandle(), await measureHeight(page)];
        await releaseScripts();
        await page.waitForLoadState('networkidle');
        expect(await before?.evaluate((element) => element.isConnected), `${path} stays`).toBe(true);
        expect(Math.abs((await measureHeight(page)) - height), `height of ${path}`).toBeLessThanOrEqual(8);
        await expectNothingMoved(page, `${path}, script`);
        const [painted, requested] = await readTimings(page);
        expect(painted).toHaveLength(1);
        expect(requested.length).toBeGreaterThan(1);
        expect(Math.min(...requested), `first script of ${path}`).toBeGreaterThan(painted[0] ?? Infinity);
        expect(messages, path).toEqual([]);
        await page.unrouteAll();
      });
  });

/** The times of the first paint and of each script's request. */
const readTimings = (page: Page): Promise<readonly [readonly number[], readonly number[]]> =>
  page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/.*\.js$/.test(name))
      .map(({ startTime }) => startTime),
  ]);

test('input and clicks before the script arrives count, and do not appear in an address', async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page);
  await page.goto('/auth', { waitUntil: 'commit' });
  await page.getByLabel('Username').fill('nobody-of-that-name');
  await page.getByLabel('Password', { exact: true }).fill('wrong password');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expectNoAxeFindings(page);
  await releaseScripts();
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid username or password' })).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('nobody-of-that-name');
  expect(new URL(page.url()).search).toBe('');
});

test('a section that is collapsed on a phone opens by a click before the script arrives, and is drawn once', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const releaseScripts = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const summary = page.getByText('more tools to use');
  const details = page.locator('details').filter({ has: summary });
  const tool = details.getByRole('link').first();
  await expect(summary).toBeVisible();
  await expect(tool).toBeHidden();
  const before = await details.elementHandle();
  await summary.click();
  await releaseScripts();
  await expect(tool).toBeVisible();
  expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
  await summary.click();
  await expect(tool).toBeHidden();
});

test('a page whose script cannot be loaded shows that, and offers to try again', async ({ page }) => {
  await page.route('**/assets/AuthPage-*.js', (route) => route.abort());
  await page.goto('/auth');
  await expect(page.getByRole('button', { name: 'Load the page again' })).toBeVisible();
  await page.unroute('**/assets/AuthPage-*.js');
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
});

test('a page built on an earlier day shows what holds today', async ({ page }) => {
  const messages = collectMessages(page);
  await page.clock.setFixedTime('2031-05-06T12:00:00Z');
  await page.goto('/changes');
  await expect(page.getByText('Today is 6 May 2031.')).toBeVisible();
  expect(messages).toEqual([]);
});

test('a page of a signed-in person shows its frame and heading before its script, and nothing moves when it arrives', async ({
  page,
  program,
}) => {
  const person = await signUp(page);
  // Otherwise a notice about the address, which only this person gets, would take space.
  await confirmEmail(page, program, person);
  for (const [path, heading] of ownPages)
    await test.step(path, async () => {
      const releaseScripts = await holdScripts(page);
      const answer = await page.goto(path, { waitUntil: 'commit' });
      // The sent page is the same for everybody.
      expect(await answer?.text()).not.toContain(person.username);
      const title = page.getByRole('heading', { level: 1, name: heading });
      await expect(title).toBeVisible();
      expect(await page.locator('#root [style]').count(), `style attributes on ${path}`).toBe(0);
      // Before its style sheets are loaded, the page shows the navigation of both widths.
      await page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
          ({ sheet }) => sheet !== null,
        ),
      );
      const navigation = page.getByRole('navigation', { name: 'Dashboard' });
      await expect(navigation.getByRole('link', { name: 'Tasks' })).toBeVisible();
      const measureAt = async (size: typeof phone) => {
        await page.setViewportSize(size);
        // The script draws another navigation for another width, in the next frames.
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        for (const each of [title, navigation]) await expect(each).toBeVisible();
        return Promise.all([title, navigation].map((each) => each.boundingBox()));
      };
      const before = [await measureAt(wide), await measureAt(phone)];
      // All of these pages have the same frame.
      if (path === '/dashboard') await expectNoAxeFindings(page);
      await releaseScripts();
      // The heading that the server sent cannot take the focus.
      await expect(page.locator('h1[tabindex="-1"]', { hasText: heading })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const after = [await measureAt(wide), await measureAt(phone)];
      for (const [size, width] of [wide.width, phone.width].entries())
        for (const [index, name] of ['heading', 'navigation'].entries())
          for (const side of ['x', 'y'] as const)
            expect(
              Math.abs((after[size]?.[index]?.[side] ?? NaN) - (before[size]?.[index]?.[side] ?? NaN)),
              `${name} of ${path} at ${width} px, ${side}`,
            ).toBeLessThanOrEqual(8);
    });
});

test('a person whose session has ended is led from their own page to the sign-in page', async ({
  page,
  context,
  baseURL,
}) => {
  // The server only checks whether the cookie exists when it sends a page, so any value is enough.
  await context.addCookies([{ name: 'settlewise_session', value: 'x', url: baseURL ?? '' }]);
  const releaseScripts = await holdScripts(page);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByText('Loading…')).toBeAttached();
  await releaseScripts();
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toHaveCount(0);
});
