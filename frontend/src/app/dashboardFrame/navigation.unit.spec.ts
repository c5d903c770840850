import { describe, expect, it } from 'vitest';
import { bottomBarEntries, isCurrent, moreEntries, sidebarEntries } from './navigation';

const currentAt = (pathname: string) =>
  sidebarEntries.filter((entry) => isCurrent(entry, pathname)).map(({ label }) => label);

describe('The navigation of the dashboard', () => {
  it.each([
    ['/dashboard', ['Dashboard']],
    ['/dashboard/', ['Dashboard']],
    ['/dashboard/tasks', ['Tasks']],
    ['/dashboard/profile-settings', ['Profile']],
    ['/dashboard/settings', ['Settings']],
    ['/dashboard/password', ['Settings']],
    ['/dashboard/ilr-calculator', ['ILR Progress']],
    ['/dashboard/parents', ['Immigration Profile']],
    ['/dashboard/no-such-page', []],
  ])('at %s marks %j', (pathname, labels) => expect(currentAt(pathname)).toEqual(labels));

  it('leads from a narrow window to every page that the sidebar leads to', () => {
    const reached = new Set([...bottomBarEntries, ...moreEntries].map(({ path }) => path));
    expect(sidebarEntries.filter(({ path }) => !reached.has(path))).toEqual([]);
  });
});
