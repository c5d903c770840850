import { publicPages, titleOfTab } from '@settlewise/contract/pages';
import type { Locator, Page, Response } from 'playwright/test';
import { collectComplaints } from './complaints';
import { longest, phone } from './lengths';
import { documentFindings, printPage } from './printedDocument';
import { refusedIn } from './refusals';
import { axeFindings, expect, test } from './test';
import { widthFindings } from './widths';

/** Colours depend only on the scheme and the layout only on the width, so two combinations cover all four. */
const views = {
  phone: { name: 'dark phone', colorScheme: 'dark', size: phone },
  wide: { name: 'light wide window', colorScheme: 'light', size: { width: 1280, height: 844 } },
} as const;

interface VisitOptions {
  /** Lower maximum heights on a phone for some pages, in CSS pixels, by address. */
  readonly heights?: Readonly<Record<string, number>>;
  /** Required words of pages, by address. */
  readonly words?: Readonly<Record<string, string>>;
}

/**
 * Opens each page once and checks it: the server sends its own heading and title, the console and the content policy report
 * nothing, axe finds nothing, nothing scrolls sideways, it is short on a phone, and it prints as a document if it can be
 * printed.
 */
export async function expectSoundPages(
  page: Page,
  addresses: readonly string[],
  { heights = {}, words = {} }: VisitOptions = {},
): Promise<void> {
  const complaints = collectComplaints(page);
  const refused = await refusedIn(page);
  const found: string[] = [];
  for (const address of addresses)
    await test.step(address, async () => {
      const findings = await visit(page, address, heights[address] ?? longest, words[address] ?? '');
      found.push(...[...findings, ...complaints, ...refused].map((finding) => `${address}: ${finding}`));
      complaints.length = 0;
      refused.length = 0;
    });
  expect(found).toEqual([]);
}

async function visit(
  page: Page,
  address: string,
  tallest: number,
  words: string,
): Promise<readonly string[]> {
  await setView(page, 'phone');
  const answer = await page.goto(address);
  await pageLoaded(page);
  const found = [...(await headFindings(page, answer))];
  if (!(await page.getByRole('main').innerText()).includes(words)) found.push(`“${words}” is missing`);
  const tabs = await tabsAtAddress(page, async (name) => {
    found.push(...(await lookAt(page, `${views.phone.name}${name}`, tallest)));
  });
  await setView(page, 'wide');
  for (const { tab, name } of tabs.toReversed()) {
    await openTab(page, tab);
    found.push(...(await lookAt(page, `${views.wide.name}${name}`)));
  }
  found.push(...(await widthFindings(page)));
  if ((await page.getByRole('button', { name: 'Print / Save as PDF' }).count()) > 0)
    found.push(...documentFindings(await printPage(page)));
  return found;
}

async function setView(page: Page, name: keyof typeof views): Promise<void> {
  const { colorScheme, size } = views[name];
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  // The page follows the setting a moment later; its button for the other scheme shows when it has.
  await expect(page.getByRole('button', { name: `Use ${colorScheme} colours` })).toHaveCount(0);
}

async function pageLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await partsLoaded(page);
}

const partsLoaded = (page: Page): Promise<void> =>
  expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);

/** The heading and the title that the server sent, if they differ from the page's own. */
async function headFindings(page: Page, answer: Response | null): Promise<readonly string[]> {
  const sent = (await answer?.text()) ?? '';
  const [, heading] = /<h1[^>]*>([^<]*)<\/h1>/.exec(sent) ?? [];
  const [, title] = /<title>([^<]*)<\/title>/.exec(sent) ?? [];
  const shown = await page.getByRole('heading', { level: 1 }).first().innerText();
  const titleShown = await page.title();
  const { pathname, search } = new URL(page.url());
  // A tab that the address chooses has a title of its own.
  const publicPage = search === '' ? publicPages.find(({ path }) => path === pathname) : undefined;
  const expectedTitle = publicPage === undefined ? titleShown : titleOfTab(publicPage.title);
  return [
    ...(heading === undefined || heading === shown ? [] : [`“${heading}” was sent for “${shown}”`]),
    ...(titleShown === expectedTitle ? [] : [`its title is “${titleShown}”, not “${expectedTitle}”`]),
    ...(publicPage === undefined || title === expectedTitle ? [] : [`the title “${title}” was sent`]),
  ];
}

interface TabAtAddress {
  /** Null on a page without tabs. */
  readonly tab: Locator | null;
  /** Follows the name of the view in a finding. */
  readonly name: string;
}

/**
 * Opens one tab after the other, the selected one first. Tabs with another address are separate pages.
 * @returns the checked tabs
 */
async function tabsAtAddress(
  page: Page,
  look: (name: string) => Promise<void>,
): Promise<readonly TabAtAddress[]> {
  const { pathname } = new URL(page.url());
  const tabs = await page.getByRole('tab').all();
  const labels = await page.getByRole('tab').allInnerTexts();
  const selected = await page.getByRole('tab', { selected: true }).allInnerTexts();
  const all = tabs
    .map((tab, index) => ({ tab, label: labels[index] ?? '' }))
    .toSorted((one, other) => Number(selected.includes(other.label)) - Number(selected.includes(one.label)));
  const opened: TabAtAddress[] = [];
  for (const { tab, label } of all) {
    if (!selected.includes(label)) await openTab(page, tab);
    if (new URL(page.url()).pathname !== pathname) break;
    const name = `, tab ${label}`;
    await look(name);
    opened.push({ tab, name });
  }
  if (opened.length > 0) return opened;
  await look('');
  return [{ tab: null, name: '' }];
}

async function openTab(page: Page, tab: Locator | null): Promise<void> {
  if (tab === null || (await tab.getAttribute('aria-selected')) === 'true') return;
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await partsLoaded(page);
}

/** The axe findings on the current page, and elements that are too wide or too tall. */
async function lookAt(page: Page, where: string, tallest?: number): Promise<readonly string[]> {
  const found = await axeFindings(page);
  const { tooWide, height } = await page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight } = document.documentElement;
    return { tooWide: scrollWidth - clientWidth, height: scrollHeight };
  });
  return [
    ...found,
    ...(tooWide > 0 ? [`${tooWide} px too wide`] : []),
    ...(tallest !== undefined && height > tallest ? [`${height} px tall, ${tallest} px are allowed`] : []),
  ].map((finding) => `${where}: ${finding}`);
}
