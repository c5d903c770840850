import type { Missing } from '../assessment/answer';
import type { Reason } from '../assessment/reason';
import { met, toKnow, writtenDate } from '../assessment/wording';
import { ageOn, birthday } from '../calendar/age';
import { toDayNumber, type CivilDate } from '../calendar/civilDate';
import { lawOn, type Law, type LawOnDay } from '../parameters/law';
import { sources } from '../parameters/sources';
import type { Child, ChildRegistration, Parent, RegistrationVerdict, RegistrationWay } from './answer';
import { livedHereLongEnough, parentBecameSettled } from './bornHere';
import { costOn } from './cost';
import { section3 } from './section3';

const act = sources.childRegistration;

/**
 * Whether a child can be registered as a British citizen, by which section and form, from when until when, and at what
 * cost. British Nationality Act 1981, sections 1(1), 1(3), 1(4) and 3. Pure: same record and day, same answer.
 * @param parents those who may be a parent by law @param today in London
 */
export function registrationOf(
  child: Child,
  parents: readonly Parent[],
  today: CivilDate,
  rows?: Law,
): ChildRegistration {
  if (child.british === true)
    return answer(
      'british',
      null,
      [],
      [met('already_british', 'British already: no registration is needed.', act)],
    );
  if (child.bornInUk === null) return answer('not_enough', null, [], [], [bornInUkMissing]);
  if (child.bornInUk && parents.some((parent) => settledAtBirth(child, parent)))
    return answer('may_be_british', null, [], britishFromBirth(child, parents, lawOn(today, rows)));
  const law = lawOn(today, rows);
  const ways = [
    ...(child.bornInUk
      ? [
          parentBecameSettled(child, parents, today, law),
          livedHereLongEnough(child, today, lawWhenOldEnough(child, today, rows)),
        ]
      : []),
    ...section3(child, today, law),
  ];
  const atBirth = child.bornInUk ? britishFromBirth(child, parents, law) : [];
  const [verdict, way] = atBirth.length > 0 ? (['may_be_british', null] as const) : decisive(ways);
  return {
    ...answer(
      verdict,
      way,
      ways,
      [...atBirth, ...generalReasons(child, today, law)],
      missingOf(verdict, ways),
    ),
    cost: atBirth.length > 0 ? null : costOn(child.dateOfBirth, later(way?.opensOn ?? today, today), rows),
  };
}

function answer(
  verdict: RegistrationVerdict,
  way: RegistrationWay | null,
  ways: readonly RegistrationWay[],
  reasons: readonly Reason[],
  missing: readonly Missing[] = [],
): ChildRegistration {
  return {
    ...{ verdict, ways, reasons, missing },
    section: way?.section ?? null,
    opensOn: way?.opensOn ?? null,
    lastDay: way?.lastDay ?? null,
    cost: null,
  };
}

/** A right that can be used comes first, then one that is not out of reach, then what the Home Office may allow. */
function decisive(
  ways: readonly RegistrationWay[],
): readonly [verdict: RegistrationVerdict, way: RegistrationWay | null] {
  const by = (status: RegistrationWay['status']) => ways.filter((way) => way.status === status);
  const open = by('open')[0];
  if (open !== undefined) return ['can_register', open];
  if (by('not_enough').length > 0) return ['not_enough', null];
  const laterWays = by('later');
  const soonest = laterWays
    .filter(({ opensOn }) => opensOn !== null)
    .toSorted((one, other) => (one.opensOn ?? '').localeCompare(other.opensOn ?? ''))[0];
  const next = soonest ?? laterWays[0];
  if (next !== undefined) return ['not_yet', next];
  const discretion = by('discretion')[0];
  return discretion === undefined ? ['ask', null] : ['discretion', discretion];
}

const settledAtBirth = ({ dateOfBirth }: Child, { status, since }: Parent) =>
  (status === 'british' || status === 'settled') && since !== null && since <= dateOfBirth;

/** Section 1(1): born here while a parent is British or settled is to be British, and nothing is to be registered. */
function britishFromBirth(
  { dateOfBirth }: Child,
  parents: readonly Parent[],
  { registration }: LawOnDay,
): readonly Reason[] {
  return parents.flatMap((parent) => {
    const { who, status, since } = parent;
    if (status !== 'british' && status !== 'settled') return [];
    if (since !== null && since > dateOfBirth) return [];
    const was = who === 'you' ? 'you were' : `${who} was`;
    const word = status === 'british' ? 'British' : 'settled';
    const message =
      since === null
        ? `If ${was} ${word} on the day of birth, the child has been British since then and needs no registration. If it was later, the child can be registered under section 1(3) until the age of ${registration.beforeAge}. Check before you pay.${status === 'settled' ? ' Enter that day in the record, and we can say which.' : ''}`
        : `Born here while ${was} ${word}: the child is British from birth by section 1(1), if ${who === 'you' ? 'you are' : `${who} is`} a parent by law. Nothing is to be registered: apply for a British passport. Check before you pay.`;
    return [toKnow('british_from_birth', message, act)];
  });
}

const bornInUkMissing: Missing = {
  code: 'born_in_uk',
  message: 'Say whether the child was born in the UK: it decides how the child can be registered.',
  field: 'bornInUk',
};

function missingOf(verdict: RegistrationVerdict, ways: readonly RegistrationWay[]): readonly Missing[] {
  return verdict === 'not_enough' ? ways.flatMap(({ missing }) => missing) : [];
}

function generalReasons(
  { dateOfBirth, british }: Child,
  today: CivilDate,
  { registration }: LawOnDay,
): readonly Reason[] {
  const { goodCharacterFrom } = registration;
  const asked = birthday(dateOfBirth, goodCharacterFrom);
  const isAsked = ageOn(dateOfBirth, today) >= goodCharacterFrom;
  return [
    ...(british === null
      ? [toKnow('supposed_not_british', 'This supposes that the child is not British already.', act)]
      : []),
    toKnow(
      'fee_waiver',
      'The fee can be waived where a child would otherwise go without what they need. This is not confirmed: check on GOV.UK before you pay.',
      sources.feeTable,
    ),
    toKnow(
      'good_character',
      `Good character is asked for from the age of ${goodCharacterFrom}: ${isAsked ? 'it is asked now' : `from ${writtenDate(asked)}`}.`,
      act,
      { first: toDayNumber(asked) },
    ),
  ];
}

/** Section 1(4) is applied under when the child is old enough or later, by the law of then. */
function lawWhenOldEnough({ dateOfBirth }: Child, today: CivilDate, rows: Law | undefined): LawOnDay {
  const { yearsLivedHere } = lawOn(today, rows).registration;
  return lawOn(later(birthday(dateOfBirth, yearsLivedHere), today), rows);
}

const later = (one: CivilDate, other: CivilDate) => (one > other ? one : other);
