import { lazy, type ComponentType } from 'react';
import type { IconName } from '../../ui/Icon';

/**
 * A part of /admin. To make one: write its page in a folder of its own (`admin/<area>/<Area>Page.tsx`), and give it one
 * line here. A page is `AdminPage` (heading, lead, acts) around what it shows; in it stand
 *
 * - a list of a resource: `ListPage` alone, from columns and filters (see `people/PeoplePage.tsx`);
 * - one row of such a list: `ShowPage` alone (see `people/PersonPage.tsx`);
 * - one answer: `useAdminAnswer(path, shape)` inside `Answered`, with `SectionCard`, `Facts` and `DataTable`
 *   (see `overview/OverviewPage.tsx`);
 * - something to do: `ActButton`, which asks for a reason, says the consequence, sends, and asks again for what is on show.
 *
 * States are `Pill`s, moments `When`, ids `CopyableId`. The shape of a resource's rows is named in `api/resources.ts`.
 */
export interface AdminArea {
  /** What comes after /admin/ in the address. For lists the resource's name under /api/admin. */
  readonly name: string;
  readonly label: string;
  readonly icon: IconName;
  /** The page at /admin/<name>. */
  readonly main?: ComponentType;
  /** The pages below it, by their paths: `:id`. */
  readonly pages?: Readonly<Record<string, ComponentType>>;
  /** The area that leads here, where this one is not in the navigation itself. */
  readonly within?: string;
}

const lazyPage = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

/** The page at /admin itself. */
export const Overview = lazyPage(async () => (await import('./overview/OverviewPage')).OverviewPage);

/** In the order of the navigation, after the overview. */
export const areas: readonly AdminArea[] = [
  {
    name: 'users',
    label: 'People',
    icon: 'people',
    main: lazyPage(async () => (await import('./people/PeoplePage')).PeoplePage),
    pages: { ':id': lazyPage(async () => (await import('./people/PersonPage')).PersonPage) },
  },
  {
    name: 'events',
    label: 'Events',
    icon: 'milestones',
    main: lazyPage(async () => (await import('./events/EventsPage')).EventsPage),
    pages: { ':id': lazyPage(async () => (await import('./events/EventPage')).EventPage) },
  },
  {
    name: 'streams',
    label: 'Streams',
    icon: 'milestones',
    within: 'events',
    pages: { ':id': lazyPage(async () => (await import('./streams/StreamPage')).StreamPage) },
  },
  {
    name: 'proof',
    label: 'Proof',
    icon: 'shield',
    main: lazyPage(async () => (await import('./proof/ProofPage')).ProofPage),
  },
  {
    name: 'projections',
    label: 'Projections',
    icon: 'refresh',
    main: lazyPage(async () => (await import('./projections/ProjectionsPage')).ProjectionsPage),
  },
  {
    name: 'jobs',
    label: 'Jobs',
    icon: 'clock',
    main: lazyPage(async () => (await import('./jobs/JobsPage')).JobsPage),
  },
  {
    name: 'mails',
    label: 'Mails',
    icon: 'mail',
    main: lazyPage(async () => (await import('./mails/MailsPage')).MailsPage),
  },
  {
    name: 'legal-access',
    label: 'Lawyer access',
    icon: 'eye',
    main: lazyPage(async () => (await import('./legalAccess/LegalAccessPage')).LegalAccessPage),
  },
  {
    name: 'practice-reports',
    label: 'Practice questions',
    icon: 'note',
    main: lazyPage(async () => (await import('./practiceReports/PracticeReportsPage')).PracticeReportsPage),
  },
  {
    name: 'rules',
    label: 'Rules',
    icon: 'book',
    main: lazyPage(async () => (await import('./rules/RulesPage')).RulesPage),
  },
];
