import { writtenDate } from '../assessment/wording';
import type { CivilDate } from '../calendar/civilDate';
import type { Outcome, OutcomeDay, OutcomeReason, OutcomeVerdict } from './outcome';

/** Subject and legal basis of an outcome. */
export interface OutcomeContext {
  readonly who: 'you' | 'they';
  readonly basis: 'by time and days away' | 'by your record';
}

/** An outcome as a sentence: `By time and days away, the first day to apply is 2 July 2029.` */
export function formatOutcome(outcome: Outcome, asOf: CivilDate, context: OutcomeContext): string {
  const { other, practicalFirstDay: practical, lastDay } = outcome;
  const format = (day: OutcomeDay) => formatDay(day, asOf, context);
  if (other !== null) {
    return `${capitalise(other.supposing)}: ${format(other)}. ${capitalise(other.otherwise)}: ${format(outcome)}.`;
  }
  return [
    `${capitalise(format(outcome))}.`,
    ...(practical === null || practical === outcome.firstDay
      ? []
      : [`That is the safe day. In practice applications are taken from ${writtenDate(practical)}.`]),
    ...(lastDay === null ? [] : [`The last day to apply is ${writtenDate(lastDay)}.`]),
  ].join(' ');
}

function formatWithoutDay(verdict: OutcomeVerdict, { who, basis }: OutcomeContext): string {
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

/** Verdicts with a day. */
const verdictsWithDay: ReadonlySet<OutcomeVerdict> = new Set([
  'eligible',
  'not_yet',
  'over_limit',
  'refused',
  'discretion',
]);

function formatDay({ verdict, firstDay }: OutcomeDay, asOf: CivilDate, context: OutcomeContext): string {
  if (firstDay === null || !verdictsWithDay.has(verdict)) return formatWithoutDay(verdict, context);
  const { basis } = context;
  if (verdict === 'eligible' && firstDay <= asOf)
    return `${basis}, the first day to apply was ${writtenDate(firstDay)}`;
  return `${basis}, the first day to apply is ${writtenDate(firstDay)}`;
}

/** The most reasons listed for one change. */
const mostReasons = 3;

const statusOrder: readonly OutcomeReason['standing'][] = ['against', 'met', 'to_know'];

/** The content of a reason: its figures, or its text if it has none. New wording for the same figures is no change. */
function describeContent({ code, message, days, limit, from, to }: OutcomeReason): string {
  const figures = [days, limit, from, to];
  return figures.every((figure) => figure === undefined) ? message : [code, ...figures].join(' ');
}

/** The reasons that are only in the later answer, the deciding one first, with sources. */
export function listNewReasons(before: Outcome, after: Outcome): readonly string[] {
  const known = new Set(before.reasons.map(({ code }) => code));
  const earlierContents = new Set(before.reasons.map(describeContent));
  const newReasons = after.reasons.filter(({ code }) => !known.has(code));
  const changedReasons = after.reasons.filter(
    (reason) => reason.standing !== 'to_know' && !earlierContents.has(describeContent(reason)),
  );
  const reasons = (newReasons.length > 0 ? newReasons : changedReasons)
    .toSorted((one, other) => rankStatus(one) - rankStatus(other))
    .map(({ message, source }) => `${message} (${source.title})`);
  return [...new Set([...after.asked, ...reasons])].slice(0, mostReasons);
}

const rankStatus = ({ standing }: OutcomeReason) => statusOrder.indexOf(standing ?? 'to_know');

const capitalise = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
