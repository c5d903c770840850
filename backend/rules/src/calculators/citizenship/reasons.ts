import type { Reason } from '../../assessment/answer';
import { against, dayCount, met, toKnow, written } from '../../assessment/wording';
import { toDayNumber, type CivilDate } from '../../calendar/civilDate';
import type { Discretion } from '../../citizenship/discretion';
import { finalYearLimit } from '../../parameters/absenceLimits';
import { sources } from '../../parameters/sources';
import type { AbsencesFound } from './absences';
import type { CitizenshipForm } from './citizenshipForm';
import { firstDayOfYears, periodLimit, yearsOfSettlement } from './citizenshipRules';

/** Everything an answer about citizenship was found from. */
export interface CitizenshipFindings {
  readonly form: CitizenshipForm;
  readonly application: CivilDate;
  readonly today: CivilDate;
  readonly absences: AbsencesFound;
  readonly total: Discretion;
  readonly recent: Discretion;
  readonly residentFrom: CivilDate;
  readonly settledFrom: CivilDate;
}

/** What the answer says in its own way: it knows the entry and the typed days, the engine does not. */
const saidHere = /^(total|final_year)_|^(not_)?settled_long_enough$|^first_good_date$|^other_count_differs$/;

/** Why the answer is what it is: what stands against it, what speaks for it, what only the person can know. */
export function citizenshipReasons(findings: CitizenshipFindings): readonly Reason[] {
  const said: readonly Reason[] = [
    ...timeReasons(findings),
    ...absenceReasons(findings),
    ...findings.absences.reasons.filter(({ code }) => !saidHere.test(code)).map(standingOfFirstDay),
    ...characterReasons(findings.form),
    ...settlementReasons(findings),
  ];
  const order = ['against', 'met', 'to_know'];
  const rank = ({ standing }: Reason) => order.indexOf(standing ?? 'to_know');
  return [...said].sort((a, b) => rank(a) - rank(b));
}

function standingOfFirstDay(reason: Reason): Reason {
  if (reason.standing !== undefined) return reason;
  return { ...reason, standing: reason.code === 'absent_on_first_day' ? 'against' : 'met' };
}

function timeReasons({ form, application, residentFrom, settledFrom }: CitizenshipFindings) {
  const { years } = periodLimit(form.isSpouseRoute);
  const residence = residentFrom <= application ? met : against;
  const settled = settledFrom <= application ? met : against;
  const wait = form.isSpouseRoute
    ? 'Settlement is needed on the day of application'
    : 'Twelve months of settlement are needed before the application';
  return [
    residence(
      'residence',
      `${years} years since your entry on ${day(form.ukEntryDate)} are complete for an application on ${day(residentFrom)} or later.`,
      sources.nationalityAct,
      { first: toDayNumber(form.ukEntryDate), last: toDayNumber(residentFrom) },
    ),
    settled(
      settledFrom <= application ? 'settled_long_enough' : 'not_settled_long_enough',
      `${wait}: complete on ${day(settledFrom)}.`,
      yearsOfSettlement.source,
      { first: toDayNumber(form.settlementDate), last: toDayNumber(settledFrom) },
    ),
  ];
}

function absenceReasons({ form, application, absences, total, recent }: CitizenshipFindings) {
  const { years, days: limit } = periodLimit(form.isSpouseRoute);
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
      `${dayCount(absences.recent)} away in the final year; the limit is ${finalYearLimit.days}. ${recent.message}`,
      recent.source,
      {
        days: absences.recent,
        limit: finalYearLimit.days,
        first: toDayNumber(firstDayOfYears(application, finalYearLimit.years)),
        last,
      },
    ),
  ];
}

/** What may weigh on good character, and how much nobody can say from a tick. */
function characterReasons(form: CitizenshipForm): readonly Reason[] {
  const advice = 'Take advice before you apply.';
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

function settlementReasons({ form, today }: CitizenshipFindings): readonly Reason[] {
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
  if (form.settlementDate > today)
    reasons.push(
      toKnow(
        'settlement_planned',
        `Your settlement on ${day(form.settlementDate)} lies ahead: the answer holds only if it is granted by then.`,
        source,
      ),
    );
  if (form.settlementDate < form.ukEntryDate)
    reasons.push(
      toKnow(
        'settled_before_entry',
        'Your settlement was granted before your entry. That happens, but check both dates.',
        source,
      ),
    );
  return reasons;
}

function day(date: CivilDate): string {
  return written(toDayNumber(date));
}
