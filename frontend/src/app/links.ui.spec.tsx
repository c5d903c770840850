import { publicPages } from '@settlewise/contract/pages';
import { sources } from '@settlewise/rules/parameters';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { tools } from '../features/home/tools';
import { openPage, openSite } from '../testing/openPage';
import { serverInMemory } from '../testing/serverInMemory';
import { bottomBarEntries, moreEntries, sidebarEntries } from './dashboardFrame/navigation';
import { navigation, ownItems } from './frame/navigation';
import { routes } from './routes';

afterEach(cleanup);

/** Whether the router has a page for an address, other than the one for what is not there. */
const leadsSomewhere = (href: string): boolean =>
  matchRoutes(routes, new URL(href, 'https://settlewise.example').pathname)?.at(-1)?.route.path !== '*';

/** Tools that the home page announces: as specified, some of their previews say that there is no page yet. */
const announced: ReadonlySet<string> = new Set(
  tools.filter(({ status }) => status === 'coming_soon').map(({ path }) => path),
);

/** What the server answers itself. */
const ofTheServer: ReadonlySet<string> = new Set(['/api/docs']);

/** Where official links lead, and the one source that is no official one. */
const hosts: ReadonlySet<string> = new Set([
  'www.gov.uk',
  'www.legislation.gov.uk',
  'assets.publishing.service.gov.uk',
  'davidsonmorris.com',
]);
const isOfficial = (href: string): boolean => {
  const { protocol, hostname } = new URL(href);
  return protocol === 'https:' && hosts.has(hostname);
};
const isElsewhere = (href: string): boolean => /^[a-z]+:/i.test(href);

/** The links of a page, without those to a place on the page itself. */
const linksOf = (page: ParentNode): readonly string[] =>
  [...page.querySelectorAll('a[href]')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => !href.startsWith('#') && !/^(?:mailto|blob|data):/.test(href));

test.each(publicPages.map(({ path }) => path))(
  'each link of %s leads to a page or to an official one',
  async (path) => {
    serverInMemory({ 'GET /api/user': () => ({ status: 401, body: { message: 'Not signed in' } }) });
    // Header and footer are the same on all of them.
    const isFirst = path === '/';
    if (isFirst) openSite(path);
    else openPage(path);
    await screen.findByRole('heading', { level: 1 });
    if (isFirst) await screen.findByRole('contentinfo');
    await waitFor(() => expect(linksOf(document).length).toBeGreaterThan(isFirst ? 20 : 0));
    const links = linksOf(document);
    const inside = links.filter((href) => !isElsewhere(href) && !ofTheServer.has(href));
    const leadsNowhere = inside.filter((href) => !leadsSomewhere(href));
    expect(leadsNowhere.filter((href) => path !== '/' || !announced.has(href))).toEqual([]);
    expect(links.filter(isElsewhere).filter((href) => !isOfficial(href))).toEqual([]);
  },
);

test('each entry of the navigation leads to a page', () => {
  const entries = [
    ...navigation.flatMap(({ items }) => items),
    ...ownItems,
    ...sidebarEntries,
    ...bottomBarEntries,
    ...moreEntries,
  ];
  const addresses = [
    ...entries.map(({ path }) => path),
    ...sidebarEntries.flatMap(({ alsoAt = [] }) => alsoAt),
  ];
  expect(addresses.length).toBeGreaterThan(30);
  expect(addresses.filter((path) => !leadsSomewhere(path))).toEqual([]);
});

test('each source of the rules is read at an official address', () => {
  const urls = Object.values(sources).map(({ url }) => url);
  expect(urls.length).toBeGreaterThan(50);
  expect(urls.filter((url) => !isOfficial(url))).toEqual([]);
});

test('an address without a page is seen', () => {
  expect(['/no/such/page', '/dashboard/no-such-page', '/forms/an'].filter(leadsSomewhere)).toEqual([]);
  expect(['http://www.gov.uk/ilr', 'https://gov.uk.example'].filter(isOfficial)).toEqual([]);
});
