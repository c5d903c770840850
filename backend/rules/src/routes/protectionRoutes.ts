import { noEnglish } from '../parameters/englishLevels';
import { sources } from '../parameters/sources';
import { fiveYears, type RouteRow } from './routeRow';

const protection = {
  ...fiveYears,
  absences: 'none',
  twentyEightDays: false,
  lastDaysOfPermission: true,
  english: noEnglish,
  lifeInTheUk: 'none',
  fee: false,
  form: 'SETP',
  source: sources.settlementProtection,
  notes: [
    'Protection claims made on or after 2 March 2026 are granted for 30 months at a time (not confirmed).',
  ],
} as const;

/** Routes of people who were given protection. */
export const protectionRoutes = {
  refugee: { ...protection, title: 'Refugee' },
  humanitarian_protection: { ...protection, title: 'Humanitarian protection' },
} as const satisfies Record<string, RouteRow>;
