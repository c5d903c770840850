import { noEnglish } from '../parameters/englishLevels';
import { sources } from '../parameters/sources';
import { routeNotes as says } from '../sentences/routeNotes';
import { fiveYears, type RouteRow } from './routeRow';

/** No number of years leads to settlement. */
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
  checklistForm: null,
  source: sources.immigrationRulesIndex,
  notes: [says.no_settlement()],
} as const;

/** Lawful time that does not count for long residence. */
const neverCounts = {
  ...noSettlement,
  countsForLongResidence: false,
  source: sources.longResidence,
  notes: [says.counts_for_nothing()],
} as const;

/** SW 21.1 and HK 62.1 leave these out. */
const longResidenceOnly = { ...noSettlement, notes: [says.long_residence_only()] } as const;

const settlementNotNeeded = { ...noSettlement, settlementRule: 'not_needed' } as const;

/** Permissions that do not lead to settlement, and people who need none. */
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
    notes: [says.overseas_domestic_worker()],
  },
  student_dependant: { ...noSettlement, title: 'Dependant of a student' },
  parent_of_child_student: { ...noSettlement, title: 'Parent of a Child Student' },
  fiance: {
    ...noSettlement,
    title: 'Fiancé(e) or proposed civil partner',
    source: sources.familyMembers,
    notes: [says.fiance()],
  },
  seasonal_worker: { ...neverCounts, title: 'Seasonal Worker' },
  short_term_student: { ...neverCounts, title: 'Short-term Student' },
  visitor: { ...neverCounts, title: 'Visitor' },
  ukraine_scheme: {
    ...neverCounts,
    title: 'Ukraine scheme',
    confidence: 'secondary',
    notes: [says.ukraine_time(), says.ukraine_other_routes()],
  },
  irish_citizen: {
    ...settlementNotNeeded,
    title: 'Irish citizen',
    source: sources.naturalisationGuidance,
    notes: [says.irish_citizen()],
  },
  right_of_abode: {
    ...settlementNotNeeded,
    title: 'Right of abode',
    source: sources.naturalisationGuidance,
    notes: [says.right_of_abode()],
  },
} as const satisfies Record<string, RouteRow>;
