import { onboardingSteps } from '@settlewise/contract/onboarding';
import { pageAddresses, publicPages } from '@settlewise/contract/pages';

/** Whose browser opens a page. */
export type Who = 'visitor' | 'person' | 'administrator';

/** An id that nothing has. */
export const nobodys = '00000000-0000-4000-8000-000000000000';

/** Pages that lead to another one at once, which is in the list itself. */
export const leadElsewhere: readonly string[] = ['/absence', '/citizenship-calculator', '/dashboard/profile'];

/** Pages that anybody may open and that search engines leave out. */
const alsoOfVisitors: readonly string[] = [
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

/** Public pages that send whoever is signed in elsewhere. */
const forVisitorsAlone: readonly string[] = ['/auth'];

/** What is opened of a page that shows more than one thing by itself. */
const views: Readonly<Record<string, readonly string[]>> = {
  '/auth': ['/auth', '/auth?tab=register'],
  '/verify-email': ['/verify-email?token=x'],
  '/reset-password': ['/reset-password?token=x'],
  '/alerts/news/confirm': ['/alerts/news/confirm#x'],
  '/alerts/news/leave': ['/alerts/news/leave#x'],
  '/onboarding/:step?': Object.keys(onboardingSteps).map((_, index) => `/onboarding/${index + 1}`),
};

/** What a person has to choose from and a visitor has not. */
const viewsOfPerson: Readonly<Record<string, readonly string[]>> = {
  ...views,
  '/alerts': ['/alerts', '/alerts?tab=ahead', '/alerts?tab=history', '/alerts?tab=kinds'],
};

const isPublic = (address: string): boolean => publicPages.some(({ path }) => path === address);

/** Who opens a page. One that nobody has thought of yet is taken for a person's own. */
function whoOpens(address: string): readonly Who[] {
  if (address === '/admin' || address.startsWith('/admin/')) return ['administrator'];
  if (isPublic(address) && !forVisitorsAlone.includes(address)) return ['visitor', 'person'];
  return isPublic(address) || alsoOfVisitors.includes(address) ? ['visitor'] : ['person'];
}

/**
 * Every page of the contract that somebody opens, so that a new one is looked at without a line here, and an address where
 * there is none. Not those that lead elsewhere.
 * @param examples what stands in place of an address with a `:name` in it
 * @throws when one of them has no example
 */
export function addressesFor(who: Who, examples: Readonly<Record<string, string>> = {}): readonly string[] {
  const viewsOf = who === 'person' ? viewsOfPerson : views;
  const opened = pageAddresses
    .filter((address) => whoOpens(address).includes(who) && !leadElsewhere.includes(address))
    .flatMap((address) => {
      const example = address.includes(':') ? examples[address] : address;
      const shown = viewsOf[address] ?? (example === undefined ? undefined : [example]);
      if (shown === undefined) throw new Error(`The page ${address} has no example to open`);
      return shown;
    });
  return who === 'visitor' ? [...opened, '/no/such/page'] : opened;
}

/** The pages of one thing of a person, with the id of nothing: they say that there is none. */
export const ofNothing: Readonly<Record<string, string>> = Object.fromEntries(
  pageAddresses
    .filter((address) => whoOpens(address).includes('person') && /\/:[^/?]+$/.test(address))
    .map((address) => [address, address.replace(/:\w+$/, nobodys)]),
);
