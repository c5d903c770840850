import { adviser } from '../assessment/wording';
import { noEnglish } from '../parameters/englishLevels';
import { sources } from '../parameters/sources';
import { fiveYears, type RouteRow } from './routeRow';

/** No number of years leads from it to settlement. */
export const noSettlement = {
  ...fiveYears,
  settlementRule: 'none',
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

/** Lawful time that long residence leaves out. */
const countsForNothing = {
  ...noSettlement,
  countsForLongResidence: false,
  source: sources.longResidence,
  notes: ['This time counts neither for settlement nor for long residence.'],
} as const;

/** SW 21.1 and HK 62.1 leave these out. */
const longResidenceOnly = {
  ...noSettlement,
  notes: [
    'Its time counts for the ten years of long residence. It does not count for the five years of a worker or of BN(O).',
  ],
} as const;

const nothingToSettle = {
  ...noSettlement,
  settlementRule: 'not_needed',
} as const;

/** Permissions that lead to no settlement of their own, and people who have nothing to settle. */
export const routesWithoutSettlement = {
  religious_worker: { ...noSettlement, title: 'Religious Worker' },
  temporary_work: { ...noSettlement, title: 'Temporary Work' },
  student: { ...longResidenceOnly, title: 'Student' },
  graduate: { ...longResidenceOnly, title: 'Graduate' },
  youth_mobility: { ...longResidenceOnly, title: 'Youth Mobility Scheme' },
  high_potential_individual: { ...noSettlement, title: 'High Potential Individual' },
  global_business_mobility: { ...noSettlement, title: 'Global Business Mobility' },
  start_up: { ...noSettlement, title: 'Start-up' },
  overseas_domestic_worker: {
    ...noSettlement,
    title: 'Overseas Domestic Worker',
    source: sources.domesticWorker,
    notes: [
      'Only permission under the rules in force before 6 April 2012 leads to settlement. Its time may count for long residence.',
    ],
  },
  student_dependant: { ...noSettlement, title: 'Dependant of a student' },
  parent_of_child_student: { ...noSettlement, title: 'Parent of a Child Student' },
  fiance: {
    ...noSettlement,
    title: 'Fiancé(e) or proposed civil partner',
    source: sources.familyMembers,
    notes: [
      'The five years of a partner begin with the permission as a partner. Time as a fiancé(e) does not count for them. It may count for long residence.',
    ],
  },
  seasonal_worker: { ...countsForNothing, title: 'Seasonal Worker' },
  short_term_student: { ...countsForNothing, title: 'Short-term Student' },
  visitor: { ...countsForNothing, title: 'Visitor' },
  ukraine_scheme: {
    ...countsForNothing,
    title: 'Ukraine scheme',
    confidence: 'secondary',
    notes: [
      'Time on a Ukraine scheme counts neither for settlement nor for long residence (not confirmed).',
      `To settle you would need permission on another route, such as work or family. The years begin with that permission. Ask ${adviser} which routes are open to you.`,
    ],
  },
  irish_citizen: {
    ...nothingToSettle,
    title: 'Irish citizen',
    source: sources.naturalisationGuidance,
    notes: [
      'Irish citizens live in the UK without permission and are settled without ILR. You can go on to British citizenship: use the citizenship calculator.',
    ],
  },
  right_of_abode: {
    ...nothingToSettle,
    title: 'Right of abode',
    source: sources.naturalisationGuidance,
    notes: [
      'Who has the right of abode needs no permission and no ILR. If you are not British yet, you can go on to citizenship: use the citizenship calculator.',
    ],
  },
} as const satisfies Record<string, RouteRow>;
