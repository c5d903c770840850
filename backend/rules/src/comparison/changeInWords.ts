import { writtenDate } from '../assessment/wording';
import type { CivilDate } from '../calendar/civilDate';
import type { Outcome, OutcomeDay, OutcomeReason, OutcomeVerdict } from './outcome';

/** Whom an outcome is about, and what its day rests on. */
export interface Telling {
  readonly who: 'you' | 'they';
  readonly basis: 'by time and days away' | 'by your record';
}

/** An outcome as a person reads it: `By time and days away, the first day to apply is 2 July 2029.` */
export function inWords(outcome: Outcome, asOf: CivilDate, telling: Telling): string {
  const { other, practicalFirstDay: practical, lastDay } = outcome;
  const said = (day: OutcomeDay) => dayInWords(day, asOf, telling);
  if (other !== null) {
    return `${capital(other.supposing)}: ${said(other)}. ${capital(other.otherwise)}: ${said(outcome)}.`;
  }
  return [
    `${capital(said(outcome))}.`,
    ...(practical === null || practical === outcome.firstDay
      ? []
      : [`That is the safe day. In practice applications are taken from ${writtenDate(practical)}.`]),
    ...(lastDay === null ? [] : [`The last day to apply is ${writtenDate(lastDay)}.`]),
  ].join(' ');
}

function withoutDay(verdict: OutcomeVerdict, { who, basis }: Telling): string {
  switch (verdict) {
    case 'eligible':
      return `${basis} ${who} can apply`;
    case 'not_yet':
      return `${who} cannot apply yet, and no first day can be named`;
    case 'over_limit':
    case 'refused':
      return `${who} have been away for too many days, and no first day can be named`;
    case 'discretion':
      return 'it is for the Home Office to decide, and no first day can be named';
    case 'no_route':
      return 'this route does not lead to it by itself';
    case 'not_enough':
      return 'more has to be known before a day can be named';
    case 'with_family':
      return 'no years of their own are asked: they settle with the family';
    case 'may_have_lapsed':
      return 'your settlement may have lapsed, and no first day can be named';
    case 'may_be_british':
      return 'they may be British already: check before you pay';
    case 'not_known':
      return 'the rule is not known here, and no first day can be named';
  }
}

/** Answers that name a day for whoever they are about. */
const withDay: ReadonlySet<OutcomeVerdict> = new Set([
  'eligible',
  'not_yet',
  'over_limit',
  'refused',
  'discretion',
]);

function dayInWords({ verdict, firstDay }: OutcomeDay, asOf: CivilDate, telling: Telling): string {
  if (firstDay === null || !withDay.has(verdict)) return withoutDay(verdict, telling);
  const { basis } = telling;
  if (verdict === 'eligible' && firstDay <= asOf)
    return `${basis}, the first day to apply was ${writtenDate(firstDay)}`;
  return `${basis}, the first day to apply is ${writtenDate(firstDay)}`;
}

/** The most reasons that one change is told with. */
const mostReasons = 3;

const order: readonly OutcomeReason['standing'][] = ['against', 'met', 'to_know'];

/** What a reason says: its figures, because other words for the same figures say nothing new; its words where it has none. */
function saysOf({ code, message, days, limit, from, to }: OutcomeReason): string {
  const figures = [days, limit, from, to];
  return figures.every((figure) => figure === undefined) ? message : [code, ...figures].join(' ');
}

/** What the later answer rests on and the earlier did not, what decides first; each with its source. */
export function whyOf(before: Outcome, after: Outcome): readonly string[] {
  const known = new Set(before.reasons.map(({ code }) => code));
  const said = new Set(before.reasons.map(saysOf));
  const fresh = after.reasons.filter(({ code }) => !known.has(code));
  const otherwise = after.reasons.filter(
    (reason) => reason.standing !== 'to_know' && !said.has(saysOf(reason)),
  );
  const reasons = (fresh.length > 0 ? fresh : otherwise)
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ message, source }) => `${message} (${source.title})`);
  return [...new Set([...after.asked, ...reasons])].slice(0, mostReasons);
}

const rank = ({ standing }: OutcomeReason) => order.indexOf(standing ?? 'to_know');

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
