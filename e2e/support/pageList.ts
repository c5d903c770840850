import { onboardingSteps } from '@settlewise/contract/onboarding';
import { pageAddresses, publicPages } from '@settlewise/contract/pages';

/** The user of a page. */
export type Who = 'visitor' | 'person' | 'administrator';

/** An id that does not exist. */
export const unknownId = '00000000-0000-4000-8000-000000000000';

/** Pages that redirect to another page in the list. */
export const redirects: readonly string[] = ['/absence', '/citizenship-calculator', '/dashboard/profile'];

/** Public pages that are hidden from search engines. */
const publicUnlisted: readonly string[] = [
  '/verify-email',
  '/forgot-password',
  '/reset-password',
  '/login-test',
  '/timeline-test',
  '/alerts/news/confirm',
  '/alerts/news/leave',
  '/shared/:id',
  '/shared/:id/revoke',
];

/** Public pages that redirect signed-in users. */
const visitorsOnly: readonly string[] = ['/auth'];

/** The views of pages with more than one view. */
const views: Readonly<Record<string, readonly string[]>> = {
  '/auth': ['/auth', '/auth?tab=register'],
  '/verify-email': ['/verify-email?token=x'],
  '/reset-password': ['/reset-password?token=x'],
  '/alerts/news/confirm': ['/alerts/news/confirm#x'],
  '/alerts/news/leave': ['/alerts/news/leave#x'],
  '/onboarding/:step?': Object.keys(onboardingSteps).map((_, index) => `/onboarding/${index + 1}`),
};

/** The views that only a signed-in person has. */
const viewsOfPerson: Readonly<Record<string, readonly string[]>> = {
  ...views,
  '/alerts': ['/alerts', '/alerts?tab=ahead', '/alerts?tab=history', '/alerts?tab=kinds'],
};

const isPublic = (address: string): boolean => publicPages.some(({ path }) => path === address);

/** The users of a page. By default, a page belongs to signed-in people. */
function findUsers(address: string): readonly Who[] {
  if (address === '/admin' || address.startsWith('/admin/')) return ['administrator'];
  if (isPublic(address) && !visitorsOnly.includes(address)) return ['visitor', 'person'];
  return isPublic(address) || publicUnlisted.includes(address) ? ['visitor'] : ['person'];
}

/**
 * All pages of the contract for a user, and one address that does not exist. New pages are included automatically;
 * redirects are not included.
 * @param examples the address to open for each address with a `:name`
 * @throws Error if an address has no example
 */
export function addressesFor(who: Who, examples: Readonly<Record<string, string>> = {}): readonly string[] {
  const findViews = who === 'person' ? viewsOfPerson : views;
  const opened = pageAddresses
    .filter((address) => findUsers(address).includes(who) && !redirects.includes(address))
    .flatMap((address) => {
      const example = address.includes(':') ? examples[address] : address;
      const shown = findViews[address] ?? (example === undefined ? undefined : [example]);
      if (shown === undefined) throw new Error(`The page ${address} has no example to open`);
      return shown;
    });
  return who === 'visitor' ? [...opened, '/no/such/page'] : opened;
}

/** Pages of one item, with an id that does not exist. They show a "not found" message. */
export const missingItemPages: Readonly<Record<string, string>> = Object.fromEntries(
  pageAddresses
    .filter((address) => findUsers(address).includes('person') && /\/:[^/?]+$/.test(address))
    .map((address) => [address, address.replace(/:\w+$/, unknownId)]),
);
