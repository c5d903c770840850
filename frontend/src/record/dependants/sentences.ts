import type { DependantProgressResponse } from '@settlewise/contract/dependantProgress';
import { adviser } from '@settlewise/rules/assessment';
import type { CivilDate } from '@settlewise/rules/calendar';
import { naturalisationRules, valueOn } from '@settlewise/rules/parameters';
import { formatLongDate } from '../../ui/dates/formatDate';
import type { Tone } from '../../ui/Pill';

type Settlement = DependantProgressResponse['settlement'];
type Registration = NonNullable<DependantProgressResponse['registration']>;

/** A verdict in words: what holds, how it looks, and what to do. */
export interface ClockWords {
  readonly headline: string;
  readonly tone: Tone;
  readonly todo: readonly string[];
}

const askAdviser = `Ask ${adviser}.`;

/** Settlement of a dependant in words. @param today in London */
export function settlementWords(settlement: Settlement, name: string, today: CivilDate): ClockWords {
  const { status, missing, settledSince, routeTitle, countedFrom, qualifyingYears, applyBy } = settlement;
  switch (status) {
    case 'british':
      return { headline: 'British: nothing to apply for', tone: 'within', todo: [] };
    case 'settled':
      return {
        headline: settledSince === null ? 'Settled' : `Settled since ${formatLongDate(settledSince)}`,
        tone: 'within',
        todo: [],
      };
    case 'not_enough':
      return { headline: 'Not known yet', tone: 'plain', todo: missing.map(({ message }) => message) };
    case 'with_family':
      return { headline: 'No years of their own: settles with the family', tone: 'plain', todo: [] };
    case 'no_route':
      return {
        headline: 'This visa leads to no settlement',
        tone: 'soon',
        todo: [`${routeTitle ?? 'It'}: the time does not count towards settlement. ${askAdviser}`],
      };
    case 'ask':
      return {
        headline: 'We cannot say',
        tone: 'plain',
        todo: [`The rule is not known here. ${askAdviser}`],
      };
    case 'own_clock': {
      const years =
        countedFrom === null || qualifyingYears === null
          ? []
          : [`${name}'s own ${qualifyingYears} years run from ${formatLongDate(countedFrom)}.`];
      const window =
        applyBy === null ? [] : [`Apply by ${formatLongDate(applyBy)}, before the permission ends.`];
      return { ...ownClockWords(settlement, today), todo: [...window, ...years] };
    }
  }
}

function ownClockWords(
  { verdict, earliestApplicationDate: first }: Settlement,
  today: CivilDate,
): Omit<ClockWords, 'todo'> {
  if (first === null) return { headline: 'No first day to apply is in sight', tone: 'over' };
  const day = formatLongDate(first);
  if (verdict === 'eligible' && first <= today)
    return { headline: `Time and days away have allowed settlement since ${day}`, tone: 'within' };
  if (verdict === 'over_limit')
    return { headline: `Too many days away: settlement from ${day}`, tone: 'over' };
  return { headline: `Settlement from ${day}`, tone: 'plain' };
}

/** A child's registration as British in words. */
export function registrationWords(registration: Registration, today: CivilDate): ClockWords {
  const { verdict, section, opensOn, lastDay, missing, cost } = registration;
  const form = section === '1(4)' ? 'T' : 'MN1';
  const until = lastDay === null ? [] : [`The last day to apply is ${formatLongDate(lastDay)}.`];
  const fee =
    cost === null
      ? ['The fee for adults applies. It is not confirmed here: look it up on GOV.UK before you pay.']
      : [
          `The fee is £${cost.amount.toLocaleString('en-GB')}, and there is no ceremony under ${valueOn(naturalisationRules.fullAge, today)}.${cost.note === null ? '' : ` ${cost.note}`}`,
        ];
  switch (verdict) {
    case 'british':
      return { headline: 'British already', tone: 'within', todo: [] };
    case 'may_be_british':
      return { headline: 'May be British already', tone: 'soon', todo: [] };
    case 'can_register':
      return {
        headline: 'Can be registered as British now',
        tone: 'within',
        todo: [`Section ${section ?? ''}, form ${form}.`, ...until, ...fee],
      };
    case 'not_yet':
      return {
        headline:
          opensOn === null
            ? 'Can be registered once a parent is settled or British'
            : `Can be registered from ${formatLongDate(opensOn)}`,
        tone: 'plain',
        todo: [
          ...(opensOn === null || section === '1(3)'
            ? []
            : ['Earlier, once a parent is settled or British.']),
          `Section ${section ?? ''}, form ${form}.`,
          ...until,
          ...fee,
        ],
      };
    case 'not_enough':
      return { headline: 'Not known yet', tone: 'plain', todo: missing.map(({ message }) => message) };
    case 'discretion':
      return {
        headline: 'Only if the Home Office allows it',
        tone: 'soon',
        todo: [`Form MN1. ${askAdviser}`, ...until, ...fee],
      };
    case 'ask':
      return { headline: 'No way is known to us', tone: 'plain', todo: [askAdviser] };
  }
}
