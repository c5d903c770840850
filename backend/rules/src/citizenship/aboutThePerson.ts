import { ageOn, birthday } from '../calendar/age';
import { fromDayNumber, toDayNumber, type DayNumber } from '../calendar/civilDate';
import type { Reason } from '../assessment/reason';
import type { AssessedPerson } from '../assessment/request';
import type { LawOnDay } from '../parameters/law';
import { sources } from '../parameters/sources';
import { against, toKnow } from './reasonFactories';

/** The first day on which a person is old enough for naturalisation; -Infinity if the birth date is unknown. */
export function adultFrom(
  person: AssessedPerson | undefined,
  { naturalisation }: Pick<LawOnDay, 'naturalisation'>,
): DayNumber {
  if (person?.dateOfBirth === undefined) return -Infinity;
  return toDayNumber(birthday(person.dateOfBirth, naturalisation.fullAge));
}

/** Reasons from age and section: who is too young, and what is not required. */
export function personReasons(
  person: AssessedPerson | undefined,
  application: DayNumber,
  spouse: boolean,
  law: Pick<LawOnDay, 'naturalisation' | 'agesAsked'>,
): readonly Reason[] {
  const reasons: Reason[] = [];
  const adult = adultFrom(person, law);
  const { fullAge } = law.naturalisation;
  const { to: lastAge } = law.agesAsked;
  if (application < adult)
    reasons.push(against('under_18', { fullAge, on: adult }, sources.nationalityAct, { first: adult }));
  else if (
    person?.dateOfBirth !== undefined &&
    ageOn(person.dateOfBirth, fromDayNumber(application)) > lastAge
  )
    reasons.push(
      toKnow('english_and_test_not_asked', { age: lastAge + 1, on: application }, sources.guideAn),
    );
  if (spouse) reasons.push(toKnow('intention_not_asked', {}, sources.nationalityActSchedule1));
  return reasons;
}
