import type { Page } from 'playwright/test';
import { heightOf } from '../support/lengths';
import { mailedLink } from '../support/outbox';
import { signUp } from '../support/people';
import { expect, expectNoAxeFindings, test } from '../support/test';

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

/** Holds back files of the pages that are opened from now on. @returns lets them go */
async function held(page: Page, files: string): Promise<() => void> {
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

/** Holds back the scripts of the pages that are opened from now on. @returns lets them go */
async function heldBack(page: Page): Promise<() => Promise<void>> {
  const release = await held(page, '**/assets/*.js');
  return async () => {
    release();
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
    );
    await page.unroute('**/assets/*.js');
  };
}

/** How much of the page has moved since it was opened, as browsers measure it: 0 where nothing has. */
const movedSinceOpened = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(
            list.getEntries().reduce((sum, entry) => sum + (Number(Reflect.get(entry, 'value')) || 0), 0),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 200);
      }),
  );

/** What the browser and the page complain of. */
function complaints(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'log') said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  return said;
}

test('a public page has its words before its script, which takes it over as it is', async ({ page }) => {
  const said = complaints(page);
  for (const [path, heading] of pages) {
    const letGo = await heldBack(page);
    await page.goto(path, { waitUntil: 'commit' });
    const title = page.getByRole('heading', { level: 1, name: heading });
    await expect(title).toBeVisible();
    expect(await page.locator('#root [style]').count(), `style attributes on ${path}`).toBe(0);
    const before = await title.elementHandle();
    await letGo();
    expect(await before?.evaluate((element) => element.isConnected), `${path} stays`).toBe(true);
    expect(said, path).toEqual([]);
  }
});

test('what is typed and pressed before the script is there counts, and stands in no address', async ({
  page,
}) => {
  const letGo = await heldBack(page);
  await page.goto('/auth', { waitUntil: 'commit' });
  await page.getByLabel('Username').fill('nobody-of-that-name');
  await page.getByLabel('Password', { exact: true }).fill('wrong password');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expectNoAxeFindings(page);
  await letGo();
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid username or password' })).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('nobody-of-that-name');
  expect(new URL(page.url()).search).toBe('');
});

test('what is folded on a phone opens at the press that came before the script, and is drawn once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letGo = await heldBack(page);
  await page.goto('/', { waitUntil: 'commit' });
  const fold = page.getByText('more tools to use');
  const folded = page.locator('details').filter({ has: fold });
  const tool = folded.getByRole('link').first();
  await expect(fold).toBeVisible();
  await expect(tool).toBeHidden();
  const before = await folded.elementHandle();
  await fold.click();
  await letGo();
  await expect(tool).toBeVisible();
  expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
  await fold.click();
  await expect(tool).toBeHidden();
});

test('nothing moves on a public page when its script takes it over, on a phone and in a wide window', async ({
  page,
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const [path] of pages) {
      const letGo = await heldBack(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const height = await heightOf(page);
      await letGo();
      await page.waitForFunction(() => globalThis.pressedBeforeStart === undefined);
      await page.waitForLoadState('networkidle');
      expect(Math.abs((await heightOf(page)) - height), `${path} at ${width} px`).toBeLessThanOrEqual(8);
      expect(await movedSinceOpened(page), `${path} at ${width} px`).toBeLessThan(0.01);
    }
  }
});

test('nothing moves when the font comes after the words', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const [path] of pages) {
      const letGo = await held(page, '**/*.woff2');
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForFunction(() => globalThis.pressedBeforeStart === undefined);
      const loaded = () => page.evaluate(() => document.fonts.check('1em "Public Sans Variable"'));
      expect(await loaded()).toBe(false);
      letGo();
      await expect.poll(loaded).toBe(true);
      await page.unroute('**/*.woff2');
      expect(await movedSinceOpened(page), `${path} at ${width} px`).toBeLessThan(0.01);
    }
  }
});

test('the scripts of a public page are asked for after its words are on show', async ({ page }) => {
  await page.goto('/ilr');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const [painted, asked] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/.*\.js$/.test(name))
      .map(({ startTime }) => startTime),
  ]);
  expect(painted).toHaveLength(1);
  expect(asked.length).toBeGreaterThan(1);
  expect(Math.min(...asked)).toBeGreaterThan(painted[0] ?? Infinity);
});

test('a page whose script cannot be loaded says so, and offers to try again', async ({ page }) => {
  await page.route('**/assets/AuthPage-*.js', (route) => route.abort());
  await page.goto('/auth');
  await expect(page.getByRole('button', { name: 'Load the page again' })).toBeVisible();
  await page.unroute('**/assets/AuthPage-*.js');
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
});

test('a page that was built on an earlier day says what is so today', async ({ page }) => {
  const said = complaints(page);
  await page.clock.setFixedTime('2031-05-06T12:00:00Z');
  await page.goto('/changes');
  await expect(page.getByText('Today is 6 May 2031.')).toBeVisible();
  expect(said).toEqual([]);
});

test('somebody’s own page has its frame and its heading before its script, and nothing moves when it comes', async ({
  page,
  program,
}) => {
  const person = await signUp(page);
  // Else the notice about it makes room for itself: that is this person's alone.
  await page.goto(await mailedLink(program, person.email, '/verify-email'));
  await expect(page.getByText('Thank you, your email address is confirmed')).toBeVisible();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const [path, heading] of ownPages) {
      const letGo = await heldBack(page);
      const answer = await page.goto(path, { waitUntil: 'commit' });
      // It is the same for everybody.
      expect(await answer?.text()).not.toContain(person.username);
      const title = page.getByRole('heading', { level: 1, name: heading });
      await expect(title).toBeVisible();
      expect(await page.locator('#root [style]').count(), `style attributes on ${path}`).toBe(0);
      const navigation = page.getByRole('navigation', { name: 'Dashboard' });
      await expect(navigation.getByRole('link', { name: 'Tasks' })).toBeVisible();
      await expectNoAxeFindings(page);
      const places = async () => Promise.all([title, navigation].map((each) => each.boundingBox()));
      const before = await places();
      await letGo();
      // What was sent cannot take the focus.
      await expect(page.locator('h1[tabindex="-1"]', { hasText: heading })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const after = await places();
      for (const [index, what] of ['heading', 'navigation'].entries())
        for (const side of ['x', 'y'] as const)
          expect(
            Math.abs((after[index]?.[side] ?? NaN) - (before[index]?.[side] ?? NaN)),
            `${what} of ${path} at ${width} px, ${side}`,
          ).toBeLessThanOrEqual(8);
    }
  }
});

test('whoever has no session any more is led from somebody’s own page to the sign-in page', async ({
  page,
  context,
  baseURL,
}) => {
  // Nobody’s session: whether there is one is all that the server looks at when it sends a page.
  await context.addCookies([{ name: 'settlewise_session', value: 'x', url: baseURL ?? '' }]);
  const letGo = await heldBack(page);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByText('Loading…')).toBeAttached();
  await letGo();
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toHaveCount(0);
});
