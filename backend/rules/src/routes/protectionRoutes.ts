import { absenceRules } from '../parameters/absenceRules';
import { noEnglish } from '../parameters/englishLevels';
import { inWordsOn } from '../parameters/parameter';
import { sources } from '../parameters/sources';
import { routeNotes as says } from '../sentences/routeNotes';
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
  checklistForm: 'SETP',
  source: sources.settlementProtection,
  notes: [
    {
      figures: [absenceRules.protectionForThirtyMonths, absenceRules.protectionLasts],
      inWords: (on) =>
        says.protection_for_months({
          from: inWordsOn(absenceRules.protectionForThirtyMonths, on),
          lasts: inWordsOn(absenceRules.protectionLasts, on),
        }),
    },
  ],
} as const satisfies Omit<RouteRow, 'title'>;

/** Routes of people with protection. */
export const protectionRoutes = {
  refugee: { ...protection, title: 'Refugee' },
  humanitarian_protection: { ...protection, title: 'Humanitarian protection' },
} as const satisfies Record<string, RouteRow>;
