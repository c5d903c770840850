import { writtenDate } from '../assessment/wording';
import type { CivilDate } from '../calendar/civilDate';
import type { Outcome, OutcomeDay, OutcomeReason, OutcomeVerdict } from './outcome';

/** An outcome as a person reads it: `By time and days away, the first day to apply is 2 July 2029.` */
export function inWords(outcome: Outcome, asOf: CivilDate): string {
  const { other, practicalFirstDay: practical } = outcome;
  if (other !== null) {
    return `${capital(other.supposing)}: ${dayInWords(other, asOf)}. ${capital(other.otherwise)}: ${dayInWords(outcome, asOf)}.`;
  }
  const said = `${capital(dayInWords(outcome, asOf))}.`;
  if (practical === null || practical === outcome.firstDay) return said;
  return `${said} That is the safe day. In practice applications are taken from ${writtenDate(practical)}.`;
}

const withoutDay: Readonly<Record<OutcomeVerdict, string>> = {
  eligible: 'by time and days away you can apply',
  not_yet: 'you cannot apply yet, and no first day can be named',
  over_limit: 'you have been away for too many days, and no first day can be named',
  refused: 'you have been away for too many days, and no first day can be named',
  discretion: 'it is for the Home Office to decide, and no first day can be named',
  no_route: 'this route does not lead to it by itself',
  not_enough: 'more has to be known before a day can be named',
};

function dayInWords({ verdict, firstDay }: OutcomeDay, asOf: CivilDate): string {
  if (firstDay === null || verdict === 'no_route' || verdict === 'not_enough') return withoutDay[verdict];
  if (verdict === 'eligible' && firstDay <= asOf)
    return `by time and days away, the first day to apply was ${writtenDate(firstDay)}`;
  return `by time and days away, the first day to apply is ${writtenDate(firstDay)}`;
}

/** The most reasons that one change is told with. */
const mostReasons = 3;

const order: readonly OutcomeReason['standing'][] = ['against', 'met', 'to_know'];

/** What the later answer rests on and the earlier did not, what decides first; each with its source. */
export function whyOf(before: Outcome, after: Outcome): readonly string[] {
  const known = new Set(before.reasons.map(({ code }) => code));
  const said = new Set(before.reasons.map(({ message }) => message));
  const fresh = after.reasons.filter(({ code }) => !known.has(code));
  const otherwise = after.reasons.filter(
    ({ message, standing }) => !said.has(message) && standing !== 'to_know',
  );
  const reasons = (fresh.length > 0 ? fresh : otherwise)
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ message, source }) => `${message} (${source.title})`);
  return [...new Set([...after.asked, ...reasons])].slice(0, mostReasons);
}

const rank = ({ standing }: OutcomeReason) => order.indexOf(standing ?? 'to_know');

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
