import { addYears, isCivilDate, lastDayOfMonth, type CivilDate } from '../calendar/civilDate';
import { writtenDate } from '../assessment/wording';
import type { Confidence } from '../parameters/confidence';
import { documentRules } from '../parameters/documentRules';
import { inWordsOn, rowOn, valueOn } from '../parameters/parameter';
import { refereeProfessions } from '../parameters/professions';
import { sources } from '../parameters/sources';
import { monthNames } from '../calendar/monthNames';
import { hasProfession, professionInWords } from './profession';
import { openRole, roleInWords, roleOf } from './role';
import type { CheckedReferee, Referee, RefereeFinding, RefereeForm, RefereeState } from './referee';

/** The form and the day of the application. */
export interface RefereeCase {
  readonly form: RefereeForm;
  readonly on: CivilDate;
}

type Found = Pick<RefereeFinding, 'state' | 'text'>;

const { refereeKnowsYou, refereeRecord } = documentRules;
const guide = { source: sources.guideAn, confidence: 'quoted' } as const;
/** What a form for a child asks otherwise was read at others' alone. */
const confidenceFor = ({ form }: RefereeCase): Confidence => (form === 'MN1' ? 'secondary' : 'quoted');

/** Each rule for one referee, in the order in which people read them. */
export function findingsOf(referee: Referee, one: RefereeCase): CheckedReferee {
  const { on } = one;
  const known = rowOn(refereeKnowsYou, on);
  const listed = rowOn(refereeProfessions, on);
  const findings: readonly RefereeFinding[] = [
    one.form === 'MN1'
      ? {
          rule: 'known',
          title: 'Knows the child personally',
          ...knowsTheChild(referee),
          source: sources.guideAn,
          confidence: confidenceFor(one),
        }
      : {
          rule: 'known',
          title: `Has known the applicant for ${inWordsOn(refereeKnowsYou, on)}`,
          ...knownLongEnough(referee, on),
          source: known.source,
          confidence: known.confidence,
        },
    {
      rule: 'not_related',
      title: 'Is not related to the applicant',
      ...guide,
      ...isNot(referee.relatedToApplicant, 'A relative cannot be a referee.'),
    },
    {
      rule: 'not_related_to_other',
      title: 'Is not related to the other referee',
      ...guide,
      ...isNot(referee.relatedToOther, 'The two cannot be related to each other.'),
    },
    {
      rule: 'not_representative',
      title: 'Does not represent the applicant',
      ...guide,
      ...isNot(referee.represents, 'The solicitor or agent of this application cannot be a referee.'),
    },
    {
      rule: 'not_home_office',
      title: 'Does not work for the Home Office',
      ...guide,
      ...isNot(referee.homeOffice, 'Staff of the Home Office cannot be referees.'),
    },
    {
      rule: 'no_conviction',
      title: `No conviction for an offence with prison in the last ${inWordsOn(refereeRecord, on)}`,
      ...convictionOf(referee),
      source: rowOn(refereeRecord, on).source,
      confidence: rowOn(refereeRecord, on).confidence,
    },
    {
      rule: 'profession',
      title: 'Professional standing',
      ...professionFound(referee, one),
      source: listed.source,
      confidence: listed.confidence,
    },
    {
      rule: 'role',
      title: 'Can be one of the two',
      ...roleFound(referee, one),
      source: sources.guideAn,
      confidence: confidenceFor(one),
    },
    { rule: 'details', title: 'What the form asks of each', ...detailsOf(referee, on), ...guide },
  ];
  const { first, second } = roleOf(referee, one);
  return { id: referee.id, findings, first, second, state: worstOf(findings.map(({ state }) => state)) };
}

export function worstOf(states: readonly RefereeState[]): RefereeState {
  if (states.includes('not_met')) return 'not_met';
  return states.includes('open') ? 'open' : 'met';
}

function isNot(answer: boolean | null, why: string): Found {
  if (answer === null) return { state: 'open', text: 'Say whether it is so.' };
  return answer ? { state: 'not_met', text: why } : { state: 'met', text: '' };
}

/** A month alone may be any day of it. */
function knownLongEnough({ knownSince }: Referee, on: CivilDate): Found {
  if (knownSince === null) return { state: 'open', text: 'Say since when.' };
  const years = valueOn(refereeKnowsYou, on);
  const isDay = isCivilDate(knownSince);
  const firstDay = isDay ? knownSince : `${knownSince}-01`;
  const lastDay = isDay ? knownSince : lastDayOfMonth(firstDay);
  const enoughFrom = addYears(lastDay, years);
  const since = `Since ${isDay ? writtenDate(knownSince) : monthInWords(knownSince)}.`;
  if (enoughFrom <= on) return { state: 'met', text: since };
  if (addYears(firstDay, years) <= on)
    return { state: 'open', text: `${since} Say on which day: it may not be long enough yet.` };
  return {
    state: 'not_met',
    text: `${since} That is not long enough on ${writtenDate(on)}. It is from ${writtenDate(enoughFrom)} on.`,
  };
}

const monthInWords = (month: string): string =>
  `${monthNames[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`;

/** Nobody names a time: most children are small. */
function knowsTheChild({ knownSince, howKnown }: Referee): Found {
  return knownSince === null && howKnown === null
    ? { state: 'open', text: 'Say since when, or how.' }
    : { state: 'met', text: '' };
}

function convictionOf({ convictions }: Referee): Found {
  if (convictions === 'none') return { state: 'met', text: '' };
  if (convictions === 'disregarded') return { state: 'met', text: 'What they have can be disregarded.' };
  if (convictions === null) return { state: 'open', text: 'Ask them, and say what they said.' };
  return { state: 'not_met', text: 'The Home Office does not accept such a referee.' };
}

/** Only one of the two needs it: whoever can be the other one lacks nothing without. */
function professionFound(referee: Referee, one: RefereeCase): Found {
  const has = hasProfession(referee, one.on);
  const text = professionInWords(referee, one.on) ?? '';
  if (has !== null) return { state: 'met', text: has ? text : `They have none. ${text}`.trim() };
  return roleOf(referee, one).second === 'met'
    ? { state: 'met', text: 'They need none where the other referee has one.' }
    : { state: 'open', text: 'Say what their job is, and whether it is in the list.' };
}

function roleFound(referee: Referee, one: RefereeCase): Found {
  const { first, second } = roleOf(referee, one);
  if (first === 'met' || second === 'met')
    return { state: 'met', text: roleInWords(first, second, one.form) };
  if (first === 'open' || second === 'open') return { state: 'open', text: openRole(referee, one) };
  return { state: 'not_met', text: openRole(referee, one) };
}

/** Asked for by the form of each referee, beside what the other rules ask. */
function detailsOf(referee: Referee, on: CivilDate): Found {
  const asked: readonly (readonly [string | null, string])[] = [
    [referee.dateOfBirth, 'date of birth'],
    [referee.addresses, `addresses of the last ${inWordsOn(refereeKnowsYou, on)}`],
    [referee.job, 'profession or job'],
    [referee.passportNumber, 'passport number'],
    [referee.email, 'email address'],
    [referee.howKnown, 'how they know the applicant'],
  ];
  const missing = asked.flatMap(([said, words]) => (said === null || said === '' ? [words] : []));
  return missing.length === 0
    ? { state: 'met', text: '' }
    : { state: 'open', text: `Still missing: ${missing.join(', ')}.` };
}
