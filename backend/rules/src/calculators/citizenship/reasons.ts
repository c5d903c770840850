import type { Reason } from '../../assessment/reason';
import { adviser, against, dayCount, met, toKnow, written } from '../../assessment/wording';
import { toDayNumber, type CivilDate } from '../../calendar/civilDate';
import { personReasons } from '../../citizenship/aboutThePerson';
import type { Discretion } from '../../citizenship/discretion';
import { settledReason, settlementHeld } from '../../citizenship/settlementHeld';
import type { LawOnDay } from '../../parameters/law';
import { sources } from '../../parameters/sources';
import type { AbsencesFound } from './absences';
import { citizenshipAsked, personOf } from './asked';
import type { CitizenshipForm } from './citizenshipForm';
import { firstDayOfYears, monthsOfSettlement, periodLimit, yearsOf } from './citizenshipRules';

/** Everything an answer about citizenship was found from. */
export interface CitizenshipFindings {
  readonly form: CitizenshipForm;
  /** As it is on the day of the application. */
  readonly law: LawOnDay;
  readonly application: CivilDate;
  readonly today: CivilDate;
  readonly absences: AbsencesFound;
  readonly total: Discretion;
  readonly recent: Discretion;
  readonly residentFrom: CivilDate;
  /** Null for those who need no settlement. */
  readonly settledFrom: CivilDate | null;
}

/** What the answer says in its own way: it knows the entry and the typed days, the engine does not. */
const saidHere =
  /^(total|final_year)_|^(not_)?settled_long_enough$|^settlement_not_needed$|^under_18$|^(english_and_test|intention)_not_asked$|^first_good_date$|^other_count_differs$/;

/** Why the answer is what it is: what stands against it, what speaks for it, what only the person can know. */
export function citizenshipReasons(findings: CitizenshipFindings): readonly Reason[] {
  const said: readonly Reason[] = [
    ...timeReasons(findings),
    ...absenceReasons(findings),
    ...findings.absences.reasons.filter(({ code }) => !saidHere.test(code)).map(statusOfFirstDay),
    ...characterReasons(findings.form),
    ...settlementReasons(findings),
  ];
  const order = ['against', 'met', 'to_know'];
  const rank = ({ standing }: Reason) => order.indexOf(standing ?? 'to_know');
  return [...said].sort((a, b) => rank(a) - rank(b));
}

function statusOfFirstDay(reason: Reason): Reason {
  if (reason.standing !== undefined) return reason;
  return { ...reason, standing: reason.code === 'absent_on_first_day' ? 'against' : 'met' };
}

function timeReasons({ form, law, application, residentFrom }: CitizenshipFindings) {
  const monthsAsked = monthsOfSettlement(form.isSpouseRoute, law);
  const years = yearsOf(form.isSpouseRoute);
  const residence = residentFrom <= application ? met : against;
  return [
    residence(
      'residence',
      `${years} years since your entry on ${day(form.ukEntryDate)} are complete for an application on ${day(residentFrom)} or later.`,
      sources.nationalityAct,
      { first: toDayNumber(form.ukEntryDate), last: toDayNumber(residentFrom) },
    ),
    settledReason(settlementHeld(citizenshipAsked(form), monthsAsked), monthsAsked, toDayNumber(application)),
    ...personReasons(personOf(form), toDayNumber(application), form.isSpouseRoute, law),
  ];
}

function absenceReasons({ form, law, application, absences, total, recent }: CitizenshipFindings) {
  const { finalYear } = law;
  const { years, days: limit } = periodLimit(form.isSpouseRoute, law);
  const last = toDayNumber(application);
  return [
    (total.band === 'meets' ? met : against)(
      `total_${total.outcome}`,
      `${dayCount(absences.total)} away in the ${years} years; the limit is ${limit}. ${total.message}`,
      total.source,
      { days: absences.total, limit, first: toDayNumber(firstDayOfYears(application, years)), last },
    ),
    (recent.band === 'meets' ? met : against)(
      `final_year_${recent.outcome}`,
      `${dayCount(absences.recent)} away in the final year; the limit is ${finalYear.days}. ${recent.message}`,
      recent.source,
      {
        days: absences.recent,
        limit: finalYear.days,
        first: toDayNumber(firstDayOfYears(application, finalYear.years)),
        last,
      },
    ),
  ];
}

/** What may weigh on good character, and how much nobody can say from a tick. */
function characterReasons(form: CitizenshipForm): readonly Reason[] {
  const advice = `Ask ${adviser} before you apply.`;
  const known: readonly (readonly [holds: boolean, code: string, message: string])[] = [
    [
      form.hasCriminalRecord,
      'criminal_record',
      `A criminal record can lead to a refusal, depending on the sentence and how long ago it was. ${advice}`,
    ],
    [
      form.hasFinancialIssues,
      'financial_issues',
      `Bankruptcy, unpaid tax or other debts can speak against good character. ${advice}`,
    ],
    [
      form.hasImmigrationIssues,
      'immigration_issues',
      `Overstaying, illegal entry or breaches of a visa’s conditions can speak against good character. ${advice}`,
    ],
  ];
  return known.flatMap(([holds, code, message]) =>
    holds ? [toKnow(code, message, sources.naturalisationGuidance)] : [],
  );
}

function settlementReasons({ form, today, application }: CitizenshipFindings): readonly Reason[] {
  const reasons: Reason[] = [];
  const source = sources.nationalityAct;
  if (form.statusType === 'other')
    reasons.push(
      toKnow(
        'settlement_status_unclear',
        'Citizenship needs indefinite leave, settled status or another right to stay without a time limit. Check that yours is one.',
        source,
      ),
    );
  const { settledSince } = citizenshipAsked(form);
  if (settledSince !== undefined && settledSince > today)
    reasons.push(
      toKnow(
        'settlement_planned',
        `Your settlement on ${day(settledSince)} lies ahead: the answer holds only if it is granted by then.`,
        source,
      ),
    );
  if (settledSince !== undefined && settledSince < form.ukEntryDate)
    reasons.push(
      toKnow(
        'settled_before_entry',
        `Your settlement was granted before the day given as your entry, as indefinite leave to enter can be. Check both dates: the years in the UK run from ${day(form.ukEntryDate)}.`,
        source,
      ),
    );
  if (application < today)
    reasons.push(
      toKnow(
        'application_in_the_past',
        `This is the answer for an application made on ${day(application)}, a day that is past. For one made now, plan today or a later day.`,
        source,
      ),
    );
  return reasons;
}

function day(date: CivilDate): string {
  return written(toDayNumber(date));
}
