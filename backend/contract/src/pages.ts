/** A page that anybody may open, with what search engines and previews of a link show of it. */
export interface PublicPage {
  readonly path: string;
  /** As its heading, before the name of the product; null on the home page. */
  readonly title: string | null;
  /** One or two sentences of at most 160 characters. */
  readonly description: string;
}

export const productTitle = 'Settlewise — UK Immigration Assistant';

/** The title of a page in the browser's tab. */
export const titleOfTab = (title: string | null | undefined): string =>
  title == null ? productTitle : `${title} · ${productTitle}`;

export const publicPages: readonly PublicPage[] = [
  {
    path: '/',
    title: null,
    description:
      'Record your visas and journeys once, and see where you stand on the way to indefinite leave to remain and British citizenship.',
  },
  {
    path: '/citizenship',
    title: 'British Citizenship Calculator',
    description:
      'Find the first day you can apply to become a British citizen, how many days you may be away, and what is still missing.',
  },
  {
    path: '/ilr',
    title: 'ILR Eligibility Calculator',
    description:
      'Find the first day you can apply for indefinite leave to remain (ILR) on your visa, with your days abroad counted day by day.',
  },
  {
    path: '/absence-tracker',
    title: 'UK Absence Tracker',
    description: 'Record your journeys and see how many days you were outside the UK, and how many are left.',
  },
  {
    path: '/changes',
    title: 'What is changing',
    description:
      'Changes of the UK’s rules on settlement, citizenship and fees: what is in force, what is to come and what is only proposed.',
  },
  {
    path: '/alerts',
    title: 'Immigration Alerts',
    description:
      'Be told in time what your visa, your journeys and your documents need, or have news of rule changes sent by email.',
  },
  {
    path: '/test',
    title: 'Life in the UK Test Practice',
    description:
      'Practise for the Life in the UK test: mock tests, questions by topic, a reason and a source for each answer. Free, also offline.',
  },
  { path: '/auth', title: 'Login', description: 'Sign in to Settlewise, or create an account.' },
];

/** Whether anybody may open the page at a path, so that search engines may show it. */
export const isPublicPage = (path: string): boolean => publicPages.some((page) => page.path === path);

/** Pages that search engines leave out: for one person, for people with an account, or for developers. */
const otherPages: readonly string[] = [
  '/verify-email',
  '/forgot-password',
  '/reset-password',
  '/two-step-sign-in',
  '/login-test',
  '/timeline-test',
  '/absence',
  '/citizenship-calculator',
  '/documents',
  '/fees',
  '/timeline',
  '/address',
  '/forms',
  '/documents/saved/:id',
  '/fees/saved/:id',
  '/address/saved/:id',
  '/forms/saved/:id',
  '/timeline/saved/:id',
  // Their links carry a secret after the #.
  '/alerts/news/confirm',
  '/alerts/news/leave',
  '/saved-results',
  '/saved-results/:id',
  '/shared-with-me',
  '/shared-with-me/:grantId',
  '/shared/:id',
  '/shared/:id/revoke',
  '/onboarding/:step?',
  '/dashboard',
  '/dashboard/documents/referees',
  ...[
    'documents',
    'tasks',
    'absences',
    'dependants',
    'addresses',
    'notifications',
    'progress',
    'timeline',
    'applications',
    'work',
    'parents',
    'immigration-profile',
    'ilr-calculator',
    'profile',
    'settings',
    'profile-settings',
    'notification-settings',
    'password',
    'lawyer-access',
  ].map((name) => `/dashboard/${name}`),
  // Everybody is answered alike at these: only the page itself knows who looks.
  '/admin',
  ...[
    'users',
    'events',
    'proof',
    'projections',
    'jobs',
    'mails',
    'legal-access',
    'practice-reports',
    'rules',
  ].map((name) => `/admin/${name}`),
  ...['users', 'events', 'streams'].map((name) => `/admin/${name}/:id`),
];

/** Whether a page is opened by a private link, which no other site may learn of. */
export const isPrivateLink = (path: string): boolean => path.toLowerCase().startsWith('/shared/');

/**
 * The addresses of all pages, as the router of the front end writes them: `:name` stands for one part of a path, and
 * `?` for a part that may be left out.
 */
export const pageAddresses: readonly string[] = [...publicPages.map(({ path }) => path), ...otherPages];

/** Whether the parts of a path are those of an address. */
function matches(parts: readonly string[], address: readonly string[]): boolean {
  const [expected, ...others] = address;
  if (expected === undefined) return parts.length === 0;
  const [part, ...rest] = parts;
  if (part === undefined) return expected.endsWith('?') && matches([], others);
  // The router makes no difference between capital and small letters either.
  const fits = expected.startsWith(':') || expected === part.toLowerCase();
  return fits && matches(rest, others);
}

const splitPath = (path: string): readonly string[] => path.replace(/^\//, '').replace(/\/$/, '').split('/');
const addresses = pageAddresses.map(splitPath);

/**
 * People, saved results and shared records have UUIDs, so an address with another id does not exist for anybody. Every
 * UUID is answered with a page and status 200, even if it is unknown, because the answer must not reveal to others whether
 * the item exists. The page then shows that there is nothing.
 */
const ofNobody =
  /^\/(?:admin\/users|saved-results|(?:documents|fees|address|forms|timeline)\/saved|shared-with-me)\/(?![\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\/?$)./i;

/** So many steps has the onboarding. A test holds it against their fields, which no page has to load for it. */
export const stepsOfOnboarding = 6;

/** A step that the onboarding does not have: other words than a number lead to its first. */
const noStep = (path: string): boolean => {
  const [, number] = /^\/onboarding\/(\d+)\/?$/i.exec(path) ?? [];
  return number !== undefined && isNoStep(number);
};

/** Whether what stands for the step in the address is the number of none. */
export const isNoStep = (written: string): boolean =>
  /^\d+$/.test(written) && (Number(written) < 1 || Number(written) > stepsOfOnboarding);

/** Whether there is a page at a path, which has neither query nor fragment. */
export const isPageAddress = (path: string): boolean =>
  !ofNobody.test(path) && !noStep(path) && addresses.some((address) => matches(splitPath(path), address));
