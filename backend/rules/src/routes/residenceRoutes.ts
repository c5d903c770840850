import { inLetters, writtenDate } from '../assessment/wording';
import { euImportantReason, euMonthsInSixty } from '../parameters/absenceRules';
import { b1English, b1ThenB2, noEnglish } from '../parameters/englishLevels';
import { rowOn, valueOn } from '../parameters/parameter';
import { hongKongChildren } from '../parameters/routeRules';
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
    notes: [
      'Years on other routes that lead to settlement count as well; the last permission must be BN(O). Years as a student or on Youth Mobility do not.',
      {
        figures: [hongKongChildren],
        inWords: (on) => {
          const { value: age, from } = rowOn(hongKongChildren, on);
          return from === null
            ? null
            : `From ${writtenDate(from)} children under ${age} need not complete the five years (not confirmed).`;
        },
      },
    ],
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
    notes: [
      'With pre-settled status you may get settled status without applying: the Home Office looks at it by itself (automatic conversion). You may apply before that.',
      {
        figures: [euMonthsInSixty],
        inWords: (on) => {
          const [first] = euMonthsInSixty.rows;
          return first === undefined || on < first.from
            ? null
            : `${60 - valueOn(euMonthsInSixty, on)} months in the UK within the last 60 are enough as well, since ${writtenDate(first.from)}.`;
        },
      },
      {
        figures: [euImportantReason],
        inWords: (on) =>
          `One absence of up to ${inLetters(valueOn(euImportantReason, on))} months for an important reason, such as study, pregnancy, serious illness or a posting abroad, is allowed and not counted here.`,
      },
    ],
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
    confidence: 'secondary',
    notes: ['Four years of service (not confirmed), counted here from the day you gave.'],
  },
} as const satisfies Record<string, RouteRow>;
