import type { Missing } from '../assessment/answer';
import type { Reason } from '../assessment/reason';
import { ageOn, birthday } from '../calendar/age';
import { toDayNumber, type CivilDate } from '../calendar/civilDate';
import { lawOn, type Law, type LawOnDay } from '../parameters/law';
import { sources } from '../parameters/sources';
import type { Child, ChildRegistration, Parent, RegistrationVerdict, RegistrationWay } from './answer';
import { livedHereLongEnough, parentBecameSettled } from './bornHere';
import { costOn } from './cost';
import { met, missing, toKnow } from './said';
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
  if (child.british === true) return answer('british', null, [], [met('already_british', {}, act)]);
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
    verdict,
    ways,
    reasons,
    missing,
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
    if (status === 'not_sure')
      return [toKnow('other_parent_not_sure', { who, beforeAge: registration.beforeAge }, act)];
    if (status !== 'british' && status !== 'settled') return [];
    if (since !== null && since > dateOfBirth) return [];
    const said = {
      who,
      known: since !== null,
      beforeAge: registration.beforeAge,
      status: status === 'british' ? 'British' : 'settled',
    } as const;
    return [toKnow('british_from_birth', said, act)];
  });
}

const bornInUkMissing: Missing = missing('born_in_uk', {}, { field: 'bornInUk' });

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
    ...(british === null ? [toKnow('supposed_not_british', {}, act)] : []),
    toKnow('fee_waiver', {}, sources.feeTable),
    toKnow('good_character', { age: goodCharacterFrom, isAsked, on: asked }, act, {
      first: toDayNumber(asked),
    }),
  ];
}

/** Section 1(4) is applied under when the child is old enough or later, by the law of then. */
function lawWhenOldEnough({ dateOfBirth }: Child, today: CivilDate, rows: Law | undefined): LawOnDay {
  const { yearsLivedHere } = lawOn(today, rows).registration;
  return lawOn(later(birthday(dateOfBirth, yearsLivedHere), today), rows);
}

const later = (one: CivilDate, other: CivilDate) => (one > other ? one : other);
