import type { Reason } from '../../assessment/reason';
import { toDayNumber, type CivilDate } from '../../calendar/civilDate';
import { personReasons } from '../../citizenship/aboutThePerson';
import type { Discretion } from '../../citizenship/discretion';
import { finalYearReason, totalReason } from '../../citizenship/limitReasons';
import { settledReasons, settlementHeld } from '../../citizenship/settlementHeld';
import type { LawOnDay } from '../../parameters/law';
import { sources } from '../../parameters/sources';
import type { AbsencesFound } from './absences';
import { classifyArrival } from './arrival';
import { citizenshipAsked, toAssessedPerson } from './asked';
import type { CitizenshipForm } from './citizenshipForm';
import { firstDayOfYears, monthsOfSettlement, periodLimit, residenceYears } from './citizenshipRules';
import { against, met, toKnow } from './reasonFactories';

/** All facts that a citizenship answer is built from. */
export interface CitizenshipFindings {
  readonly form: CitizenshipForm;
  /** The law on the day of the application. */
  readonly law: LawOnDay;
  readonly application: CivilDate;
  readonly today: CivilDate;
  readonly absences: AbsencesFound;
  readonly total: Discretion;
  readonly recent: Discretion;
  readonly residentFrom: CivilDate;
  /** Null if no settlement is needed. */
  readonly settledFrom: CivilDate | null;
}

/**
 * Codes that the calculator replaces with its own reasons: it knows the entry and the typed days, the engine does
 * not.
 */
const replacedCodes =
  /^(total|final_year)_|^(not_)?settled_long_enough$|^settlement_not_needed$|^under_18$|^(english_and_test|intention)_not_asked$|^first_good_date$|^other_count_differs$/;

/** The reasons of the answer: those against it, those in favour, and what only the person can know. */
export function citizenshipReasons(findings: CitizenshipFindings): readonly Reason[] {
  const engineReasons: readonly Reason[] = [
    ...timeReasons(findings),
    ...absenceReasons(findings),
    ...findings.absences.reasons.filter(({ code }) => !replacedCodes.test(code)).map(setFirstDayStatus),
    ...characterReasons(findings.form),
    ...settlementReasons(findings),
  ];
  const order = ['against', 'met', 'to_know'];
  const rank = ({ standing }: Reason) => order.indexOf(standing ?? 'to_know');
  return [...engineReasons].sort((a, b) => rank(a) - rank(b));
}

function setFirstDayStatus(reason: Reason): Reason {
  if (reason.standing !== undefined) return reason;
  return { ...reason, standing: reason.code === 'absent_on_first_day' ? 'against' : 'met' };
}

function timeReasons({ form, law, application, residentFrom }: CitizenshipFindings) {
  const monthsAsked = monthsOfSettlement(form.isSpouseRoute, law);
  const years = residenceYears(form.isSpouseRoute);
  const residence = residentFrom <= application ? met : against;
  return [
    residence('residence', { years, entry: form.ukEntryDate, from: residentFrom }, sources.nationalityAct, {
      first: toDayNumber(form.ukEntryDate),
      last: toDayNumber(residentFrom),
    }),
    ...settledReasons(
      settlementHeld(citizenshipAsked(form), monthsAsked),
      monthsAsked,
      toDayNumber(application),
    ),
    ...personReasons(toAssessedPerson(form), toDayNumber(application), form.isSpouseRoute, law),
  ];
}

function absenceReasons({ form, law, application, absences, total, recent }: CitizenshipFindings) {
  const { finalYear } = law;
  const { years, days: limit } = periodLimit(form.isSpouseRoute, law);
  const last = toDayNumber(application);
  return [
    totalReason(
      years,
      { days: absences.total, limit, first: toDayNumber(firstDayOfYears(application, years)), last },
      total,
    ),
    finalYearReason(
      {
        days: absences.recent,
        limit: finalYear.days,
        first: toDayNumber(firstDayOfYears(application, finalYear.years)),
        last,
      },
      recent,
    ),
  ];
}

/** Matters that may affect good character. A tick alone cannot tell how much. */
function characterReasons(form: CitizenshipForm): readonly Reason[] {
  const source = sources.naturalisationGuidance;
  return [
    ...(classifyArrival(form) === 'irregular'
      ? [against('irregular_arrival', {}, sources.goodCharacterGuidance)]
      : []),
    ...(form.hasCriminalRecord ? [toKnow('criminal_record', {}, source)] : []),
    ...(form.hasFinancialIssues ? [toKnow('financial_issues', {}, source)] : []),
    ...(form.hasImmigrationIssues ? [toKnow('immigration_issues', {}, source)] : []),
  ];
}

function settlementReasons({ form, today, application }: CitizenshipFindings): readonly Reason[] {
  const reasons: Reason[] = [];
  const source = sources.nationalityAct;
  if (form.statusType === 'other') reasons.push(toKnow('settlement_status_unclear', {}, source));
  const { settledSince } = citizenshipAsked(form);
  if (settledSince !== undefined && settledSince > today)
    reasons.push(toKnow('settlement_planned', { on: settledSince }, source));
  if (settledSince !== undefined && settledSince < form.ukEntryDate)
    reasons.push(toKnow('settled_before_entry', { entry: form.ukEntryDate }, source));
  if (application < today) reasons.push(toKnow('application_in_the_past', { on: application }, source));
  return reasons;
}
