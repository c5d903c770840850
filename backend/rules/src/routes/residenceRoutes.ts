import { absenceRules } from '../parameters/absenceRules';
import { b1English, b1ThenB2, noEnglish } from '../parameters/englishLevels';
import { rowOn, valueOn } from '../parameters/parameter';
import { routeRules } from '../parameters/routeRules';
import { serviceRules } from '../parameters/serviceRules';
import { sources } from '../parameters/sources';
import { routeNotes as says } from '../sentences/routeNotes';
import { conditions } from './conditions';
import { noteOfFigures } from './routeNote';
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
    checklistForm: 'SET(LR)',
    source: sources.longResidence,
    notes: [says.long_residence_leaves_out()],
  },
  hk_bno: {
    ...fiveYears,
    title: 'Hong Kong British National (Overseas)',
    english: b1English,
    form: 'Settlement BN(O)',
    checklistForm: 'BNO',
    source: sources.hongKong,
    notes: [
      says.bno_years(),
      {
        figures: [routeRules.hongKongChildren],
        inWords: (on) => {
          const { value: age, from } = rowOn(routeRules.hongKongChildren, on);
          return from === null ? null : says.bno_children({ from, age });
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
    checklistForm: 'EUSS',
    source: sources.euSettlement,
    notes: [
      says.eu_automatic(),
      {
        figures: [absenceRules.euMonthsInSixty],
        inWords: (on) => {
          const [first] = absenceRules.euMonthsInSixty.rows;
          return first === undefined || on < first.from
            ? null
            : says.eu_months_in_sixty({
                months: 60 - valueOn(absenceRules.euMonthsInSixty, on),
                since: first.from,
              });
        },
      },
      {
        figures: [absenceRules.euImportantReason],
        inWords: (on) => says.eu_important_reason({ months: valueOn(absenceRules.euImportantReason, on) }),
      },
    ],
  },
  armed_forces_family: {
    ...fiveYears,
    title: 'Partner or child of a member of HM Armed Forces',
    ignoredAbsences: { kind: 'begun_before', date: '2024-10-08', source: sources.continuousResidenceRules },
    source: sources.armedForces,
  },
  armed_forces: {
    ...atOnce,
    title: 'Member of HM Armed Forces',
    condition: conditions.leavingTheForces,
    source: sources.armedForces,
    notes: [
      says.armed_forces_no_visa(),
      noteOfFigures([serviceRules.serviceWithoutFee], (on) =>
        says.armed_forces_no_fee({ years: valueOn(serviceRules.serviceWithoutFee, on) }),
      ),
    ],
  },
} as const satisfies Record<string, RouteRow>;
