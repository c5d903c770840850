import { pageAddresses } from '@settlewise/contract/pages';
import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { areas } from '../features/admin/areas';
import { routes } from './routes';

/** The addresses of a tree of routes, without the one that catches what is not there. */
function addressesOf(tree: readonly RouteObject[], above: string): readonly string[] {
  return tree.flatMap(({ path = '', index, children = [] }) => {
    const address = `${above}/${path}`.replaceAll(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
    const isPage = index === true || (children.length === 0 && path !== '*');
    return [...(isPage ? [address] : []), ...addressesOf(children, address)];
  });
}

/** What `/admin/*` stands for: the pages that the administration makes of its areas. */
const administration = [
  '/admin',
  ...areas.flatMap(({ name, main, pages = {} }) => [
    ...(main === undefined ? [] : [`/admin/${name}`]),
    ...Object.keys(pages).map((path) => `/admin/${name}/${path}`),
  ]),
];

test('the server knows the address of each page, so that it answers 404 at all others', () => {
  const here = addressesOf(routes, '/').flatMap((address) =>
    address === '/admin/*' ? administration : [address],
  );
  expect(new Set(here).size).toBe(here.length);
  expect([...pageAddresses].sort()).toEqual([...here].sort());
});
