import type { Missing } from '../assessment/answer';
import type { Reason } from '../assessment/reason';
import { ageOn, birthday } from '../calendar/age';
import { toDayNumber, type CivilDate } from '../calendar/civilDate';
import { lawOn, type Law, type LawOnDay } from '../parameters/law';
import { sources } from '../parameters/sources';
import type { Child, ChildRegistration, Parent, RegistrationVerdict, RegistrationWay } from './answer';
import { livedHereLongEnough, parentBecameSettled } from './bornHere';
import { costOn } from './cost';
import { met, missing, toKnow } from './reasonFactories';
import { section3 } from './section3';

const act = sources.childRegistration;

/**
 * Answers whether a child can be registered as a British citizen, by which section and form, in which time, and the
 * cost. British Nationality Act 1981, sections 1(1), 1(3), 1(4) and 3. Pure.
 * @param parents the possible legal parents
 * @param today in London
 */
export function assessRegistration(
  child: Child,
  parents: readonly Parent[],
  today: CivilDate,
  rows?: Law,
): ChildRegistration {
  if (child.british === true) return buildAnswer('british', null, [], [met('already_british', {}, act)]);
  if (child.bornInUk === null) return buildAnswer('not_enough', null, [], [], [bornInUkMissing]);
  if (child.bornInUk && parents.some((parent) => wasSettledAtBirth(child, parent)))
    return buildAnswer(
      'may_be_british',
      null,
      [],
      answerBritishFromBirth(child, parents, lawOn(today, rows)),
    );
  const law = lawOn(today, rows);
  const ways = [
    ...(child.bornInUk
      ? [
          parentBecameSettled(child, parents, today, law),
          livedHereLongEnough(child, today, findLawAtAge(child, today, rows)),
        ]
      : []),
    ...section3(child, today, law),
  ];
  const atBirth = child.bornInUk ? answerBritishFromBirth(child, parents, law) : [];
  const [verdict, way] = atBirth.length > 0 ? (['may_be_british', null] as const) : pickDecisiveWay(ways);
  return {
    ...buildAnswer(
      verdict,
      way,
      ways,
      [...atBirth, ...generalReasons(child, today, law)],
      collectMissing(verdict, ways),
    ),
    cost:
      atBirth.length > 0 ? null : costOn(child.dateOfBirth, findLater(way?.opensOn ?? today, today), rows),
  };
}

function buildAnswer(
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

/** Picks an open right first, then one that is still possible, then discretion of the Home Office. */
function pickDecisiveWay(
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

const wasSettledAtBirth = ({ dateOfBirth }: Child, { status, since }: Parent) =>
  (status === 'british' || status === 'settled') && since !== null && since <= dateOfBirth;

/** Section 1(1): a child born in the UK while a parent is British or settled is British and needs no registration. */
function answerBritishFromBirth(
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
    const values = {
      who,
      known: since !== null,
      beforeAge: registration.beforeAge,
      status: status === 'british' ? 'British' : 'settled',
    } as const;
    return [toKnow('british_from_birth', values, act)];
  });
}

const bornInUkMissing: Missing = missing('born_in_uk', {}, { field: 'bornInUk' });

function collectMissing(verdict: RegistrationVerdict, ways: readonly RegistrationWay[]): readonly Missing[] {
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

/** Section 1(4) applies once the child is old enough, under the law of that time. */
function findLawAtAge({ dateOfBirth }: Child, today: CivilDate, rows: Law | undefined): LawOnDay {
  const { yearsLivedHere } = lawOn(today, rows).registration;
  return lawOn(findLater(birthday(dateOfBirth, yearsLivedHere), today), rows);
}

const findLater = (one: CivilDate, other: CivilDate) => (one > other ? one : other);
