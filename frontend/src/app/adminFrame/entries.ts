import { areas } from '../../features/admin/areas';
import type { Entry } from '../sideFrame/EntryList';

/** The navigation of /admin, in order. */
export const adminEntries: readonly Entry[] = [
  { path: '/admin', label: 'Overview', icon: 'house' },
  ...areas
    .filter(({ within }) => within === undefined)
    .map(({ name, label, icon }) => ({ path: `/admin/${name}`, label, icon })),
];

/** The entry to which the page at an address belongs. */
export function currentEntry(pathname: string): string | undefined {
  const name = pathname.split('/')[2] ?? '';
  if (name === '') return '/admin';
  const area = areas.find((one) => one.name === name);
  return area === undefined ? undefined : `/admin/${area.within ?? area.name}`;
}
