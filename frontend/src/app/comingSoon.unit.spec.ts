import { expect, it } from 'vitest';
import { waitingPage } from '../features/auth/waiting/waitingPages';
import { tools } from '../features/home/tools';

it('The sign-in page says of the same tools that they are still to come as the home page does', () => {
  const told = tools.flatMap(({ path, status }) => {
    const page = waitingPage(path);
    return page === null || page.address !== path ? [] : [[path, page.comingSoon === true, status]];
  });
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter(([, isToCome, status]) => isToCome !== (status === 'coming_soon'))).toEqual([]);
});
