import { noEnglish } from '../parameters/englishLevels';
import { sources } from '../parameters/sources';
import { fiveYears, type RouteRow } from './routeRow';

/** No number of years leads from it to settlement. */
export const noSettlement = {
  ...fiveYears,
  qualifyingYears: [],
  absences: 'none',
  twentyEightDays: false,
  english: noEnglish,
  lifeInTheUk: 'none',
  fee: false,
  form: null,
  source: sources.immigrationRulesIndex,
  notes: ['This permission does not lead to settlement itself. Its time may count for long residence.'],
} as const;

/** Permissions that lead to no settlement of their own. */
export const routesWithoutSettlement = {
  religious_worker: { ...noSettlement, title: 'Religious Worker' },
  student: { ...noSettlement, title: 'Student' },
  graduate: { ...noSettlement, title: 'Graduate' },
  youth_mobility: { ...noSettlement, title: 'Youth Mobility Scheme' },
  high_potential_individual: { ...noSettlement, title: 'High Potential Individual' },
  global_business_mobility: { ...noSettlement, title: 'Global Business Mobility' },
  start_up: { ...noSettlement, title: 'Start-up' },
  student_dependant: { ...noSettlement, title: 'Dependant of a student' },
  seasonal_worker: {
    ...noSettlement,
    title: 'Seasonal Worker',
    notes: ['This time counts neither for settlement nor for long residence.'],
  },
  visitor: {
    ...noSettlement,
    title: 'Visitor',
    notes: ['This time counts neither for settlement nor for long residence.'],
  },
} as const satisfies Record<string, RouteRow>;
