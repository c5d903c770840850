import { absentDays, countDays } from '../../absences/absentDays';
import { addYears, type CivilDate } from '../../calendar/civilDate';
import { ruleSet } from '../../parameters/ruleSet';
import { sources } from '../../parameters/sources';
import type { Route } from '../../routes/route';
import { findRoute, yearsOn, type RouteKey } from '../../routes/routes';
import { missingRule, noRouteReasons } from '../../settlement/noRouteReasons';
import { assessedTrips } from '../calculatorTrip';
import { noOpenQuestions } from './beyondTheDate';
import type { IlrCalculation } from './ilrCalculation';
import type { IlrForm } from './ilrForm';
import { checkRequirements, type Requirements } from './requirements';
import { toKnow } from './reasonFactories';

/** The version of the answer's shape and of the meaning of its fields. */
const calculationVersion = '3.0';

/** The answer for a visa that does not lead to settlement: no date, but routes where its time may count. */
export function withoutSettlement(
  form: IlrForm,
  today: CivilDate,
  route: Route & { readonly key: RouteKey },
): IlrCalculation {
  const requirements = checkRequirements(form, null, today);
  const missing = missingRule(route);
  const trips = assessedTrips(form.detailedAbsences).map(({ departureDate, returnDate }) => ({
    departureDate,
    returnDate: returnDate ?? departureDate,
  }));
  return {
    ...echoForm(form, today),
    isEligible: false,
    suggestedEligibilityDate: null,
    earliestApplicationDate: null,
    requiredYears: null,
    continuousResidenceMet: false,
    meetsSettlementPeriod: false,
    hasMinimumUKResidence: false,
    meetsAbsenceTotal: true,
    absencesValid: true,
    absenceLimit: null,
    absenceDaysTotal: form.useDetailedAbsences
      ? countDays(absentDays(trips, 'inclusive'))
      : form.absencesPerYear.reduce((total, { days }) => total + days, 0),
    ...pickAnswers(requirements),
    discretionRecommended: false,
    discretionReason: null,
    route: { key: route.key, title: route.title },
    period: null,
    absencesByYear: [],
    ...noOpenQuestions,
    verdict: missing.length > 0 ? 'not_enough' : 'no_route',
    missing,
    reasons: [
      ...noRouteReasons(route, today),
      ...(route.settlementRule === 'not_needed' || !route.countsForLongResidence
        ? []
        : [
            toKnow(
              'long_residence_possible',
              { years: yearsOn(findRoute('long_residence'), today)[0] ?? 0 },
              sources.longResidence,
            ),
          ]),
    ],
    ...noCounts,
  };
}

/** The input that the answer repeats. */
export function echoForm(form: IlrForm, today: CivilDate) {
  return {
    visaType: form.visaType,
    visaStartDate: form.visaStartDate,
    entryDate: form.entryDate ?? form.visaStartDate,
    visaExpiryDate: form.visaExpiryDate ?? addYears(form.visaStartDate, 5),
    appliedOn: form.awaitingDecisionSince ?? null,
    extensionAppliedOn: form.extensionAppliedOn ?? null,
    calculationDate: today,
    calculationVersion,
    ruleSet,
  };
}

export function pickAnswers({ englishLanguage, goodCharacter, financialRequirement }: Requirements) {
  return { englishLanguage, goodCharacter, financialRequirement };
}

/** No counts, because there are no journeys. */
export const noCounts = { cautious: null, homeOffice: null, travelMargin: null } as const;
