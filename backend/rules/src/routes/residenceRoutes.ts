import { b1English, b1ThenB2, noEnglish } from '../parameters/englishLevels';
import { sources } from '../parameters/sources';
import { atOnce, fiveYears, type RouteRow } from './routeRow';

/** Routes of long residence, of nationality and of service. */
export const residenceRoutes = {
  long_residence: {
    ...fiveYears,
    title: 'Long residence',
    qualifyingYears: [10],
    absences: 'long_residence',
    english: b1ThenB2,
    form: 'SET(LR)',
    source: sources.longResidence,
    notes: ['Time as a visitor, short-term student, seasonal worker or on a Ukraine scheme does not count.'],
  },
  hk_bno: {
    ...fiveYears,
    title: 'Hong Kong British National (Overseas)',
    english: b1English,
    form: 'Settlement BN(O)',
    source: sources.hongKong,
    notes: ['From 8 October 2026 children under 18 need not complete the five years (not confirmed).'],
  },
  eu_settled_status: {
    ...fiveYears,
    title: 'EU Settlement Scheme',
    absences: 'eu_settlement',
    clockStarts: 'entry',
    twentyEightDays: false,
    english: noEnglish,
    lifeInTheUk: 'none',
    fee: false,
    form: 'EU Settlement Scheme',
    source: sources.euSettlement,
    notes: ['One absence of up to twelve months for an important reason is allowed and not counted here.'],
  },
  armed_forces_family: {
    ...fiveYears,
    title: 'Partner or child of a member of HM Armed Forces',
    ignoredAbsences: {
      kind: 'begun_before',
      date: '2024-10-08',
      source: sources.continuousResidenceRules,
    },
    source: sources.armedForces,
  },
  armed_forces: {
    ...atOnce,
    title: 'Member of HM Armed Forces',
    qualifyingYears: [4],
    source: sources.armedForces,
    notes: ['Four years of service (not confirmed).'],
  },
} as const satisfies Record<string, RouteRow>;
