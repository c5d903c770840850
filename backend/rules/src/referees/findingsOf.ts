import { addYears, isCivilDate, lastDayOfMonth, type CivilDate } from '../calendar/civilDate';
import { writtenDate } from '../assessment/wording';
import type { Confidence } from '../parameters/confidence';
import { documentRules } from '../parameters/documentRules';
import { inWordsOn, rowOn, valueOn } from '../parameters/parameter';
import { refereeProfessions } from '../parameters/professions';
import { sources } from '../parameters/sources';
import { monthNames } from '../calendar/monthNames';
import { hasProfession, professionInWords } from './profession';
import { openRole, roleInWords, determineRole } from './role';
import type { CheckedReferee, Referee, RefereeFinding, RefereeForm, RefereeState } from './answer';

/** The form and the day of the application. */
export interface RefereeCase {
  readonly form: RefereeForm;
  readonly on: CivilDate;
}

type Finding = Pick<RefereeFinding, 'state' | 'text'>;

const { refereeKnowsYou, refereeRecord } = documentRules;
const guide = { source: sources.guideAn, confidence: 'quoted' } as const;
/** Rules of the child's form that differ are known only from secondary sources. */
const confidenceFor = ({ form }: RefereeCase): Confidence => (form === 'MN1' ? 'secondary' : 'quoted');

/** Checks each rule for one referee, in display order. */
export function checkReferee(referee: Referee, one: RefereeCase): CheckedReferee {
  const { on } = one;
  const known = rowOn(refereeKnowsYou, on);
  const listed = rowOn(refereeProfessions, on);
  const findings: readonly RefereeFinding[] = [
    one.form === 'MN1'
      ? {
          rule: 'known',
          title: 'Knows the child personally',
          ...checkKnowsChild(referee),
          source: sources.guideAn,
          confidence: confidenceFor(one),
        }
      : {
          rule: 'known',
          title: `Has known the applicant for ${inWordsOn(refereeKnowsYou, on)}`,
          ...checkKnownLongEnough(referee, on),
          source: known.source,
          confidence: known.confidence,
        },
    {
      rule: 'not_related',
      title: 'Is not related to the applicant',
      ...guide,
      ...checkIsNot(referee.relatedToApplicant, 'A relative cannot be a referee.'),
    },
    {
      rule: 'not_related_to_other',
      title: 'Is not related to the other referee',
      ...guide,
      ...checkIsNot(referee.relatedToOther, 'The two cannot be related to each other.'),
    },
    {
      rule: 'not_representative',
      title: 'Does not represent the applicant',
      ...guide,
      ...checkIsNot(referee.represents, 'The solicitor or agent of this application cannot be a referee.'),
    },
    {
      rule: 'not_home_office',
      title: 'Does not work for the Home Office',
      ...guide,
      ...checkIsNot(referee.homeOffice, 'Staff of the Home Office cannot be referees.'),
    },
    {
      rule: 'no_conviction',
      title: `No conviction for an offence with prison in the last ${inWordsOn(refereeRecord, on)}`,
      ...checkConvictions(referee),
      source: rowOn(refereeRecord, on).source,
      confidence: rowOn(refereeRecord, on).confidence,
    },
    {
      rule: 'profession',
      title: 'Professional standing',
      ...checkProfession(referee, one),
      source: listed.source,
      confidence: listed.confidence,
    },
    {
      rule: 'role',
      title: 'Can be one of the two',
      ...checkRole(referee, one),
      source: sources.guideAn,
      confidence: confidenceFor(one),
    },
    { rule: 'details', title: 'What the form asks of each', ...checkDetails(referee, on), ...guide },
  ];
  const { first, second } = determineRole(referee, one);
  return {
    id: referee.id,
    findings,
    first,
    second,
    state: findWorstState(findings.map(({ state }) => state)),
  };
}

export function findWorstState(states: readonly RefereeState[]): RefereeState {
  if (states.includes('not_met')) return 'not_met';
  return states.includes('open') ? 'open' : 'met';
}

function checkIsNot(answer: boolean | null, why: string): Finding {
  if (answer === null) return { state: 'open', text: 'Say whether it is so.' };
  return answer ? { state: 'not_met', text: why } : { state: 'met', text: '' };
}

/** If only the month is known, it may be any day of it. */
function checkKnownLongEnough({ knownSince }: Referee, on: CivilDate): Finding {
  if (knownSince === null) return { state: 'open', text: 'Say since when.' };
  const years = valueOn(refereeKnowsYou, on);
  const isDay = isCivilDate(knownSince);
  const firstDay = isDay ? knownSince : `${knownSince}-01`;
  const lastDay = isDay ? knownSince : lastDayOfMonth(firstDay);
  const enoughFrom = addYears(lastDay, years);
  const since = `Since ${isDay ? writtenDate(knownSince) : formatMonth(knownSince)}.`;
  if (enoughFrom <= on) return { state: 'met', text: since };
  if (addYears(firstDay, years) <= on)
    return { state: 'open', text: `${since} Say on which day: it may not be long enough yet.` };
  return {
    state: 'not_met',
    text: `${since} That is not long enough on ${writtenDate(on)}. It is from ${writtenDate(enoughFrom)} on.`,
  };
}

const formatMonth = (month: string): string =>
  `${monthNames[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`;

/** No source gives a minimum time: most children are small. */
function checkKnowsChild({ knownSince, howKnown }: Referee): Finding {
  return knownSince === null && howKnown === null
    ? { state: 'open', text: 'Say since when, or how.' }
    : { state: 'met', text: '' };
}

function checkConvictions({ convictions }: Referee): Finding {
  if (convictions === 'none') return { state: 'met', text: '' };
  if (convictions === 'disregarded') return { state: 'met', text: 'What they have can be disregarded.' };
  if (convictions === null) return { state: 'open', text: 'Ask them, and say what they said.' };
  return { state: 'not_met', text: 'The Home Office does not accept such a referee.' };
}

/** Only one of the two needs a profession, so it is optional for a referee who can be the other one. */
function checkProfession(referee: Referee, one: RefereeCase): Finding {
  const has = hasProfession(referee, one.on);
  const text = professionInWords(referee, one.on) ?? '';
  if (has !== null) return { state: 'met', text: has ? text : `They have none. ${text}`.trim() };
  return determineRole(referee, one).second === 'met'
    ? { state: 'met', text: 'They need none where the other referee has one.' }
    : { state: 'open', text: 'Say what their job is, and whether it is in the list.' };
}

function checkRole(referee: Referee, one: RefereeCase): Finding {
  const { first, second } = determineRole(referee, one);
  if (first === 'met' || second === 'met')
    return { state: 'met', text: roleInWords(first, second, one.form) };
  if (first === 'open' || second === 'open') return { state: 'open', text: openRole(referee, one) };
  return { state: 'not_met', text: openRole(referee, one) };
}

/** Required by the form of each referee, in addition to the other rules. */
function checkDetails(referee: Referee, on: CivilDate): Finding {
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
