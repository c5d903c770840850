import { ageOn, birthday } from '../calendar/age';
import { fromDayNumber, toDayNumber, type DayNumber } from '../calendar/civilDate';
import type { Reason } from '../assessment/reason';
import type { AssessedPerson } from '../assessment/request';
import { against, toKnow, written } from '../assessment/wording';
import type { LawOnDay } from '../parameters/law';
import { sources } from '../parameters/sources';

/** The first day on which somebody can apply for naturalisation by age; -Infinity where the birth date is not known. */
export function adultFrom(
  person: AssessedPerson | undefined,
  { naturalisation }: Pick<LawOnDay, 'naturalisation'>,
): DayNumber {
  if (person?.dateOfBirth === undefined) return -Infinity;
  return toDayNumber(birthday(person.dateOfBirth, naturalisation.fullAge));
}

/** What age and the section applied under change: who is too young, and what is not asked. */
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
    reasons.push(
      against(
        'under_18',
        `Naturalisation is for people of ${fullAge} and over: you are ${fullAge} on ${written(adult)}. Before that, a child becomes British by registration (form MN1), under other conditions.`,
        sources.nationalityAct,
        { first: adult },
      ),
    );
  else if (
    person?.dateOfBirth !== undefined &&
    ageOn(person.dateOfBirth, fromDayNumber(application)) > lastAge
  )
    reasons.push(
      toKnow(
        'english_and_test_not_asked',
        `You are ${lastAge + 1} or over on ${written(application)}: English and the Life in the UK test are not asked of you.`,
        sources.guideAn,
      ),
    );
  if (spouse)
    reasons.push(
      toKnow(
        'intention_not_asked',
        'Meaning to go on living in the UK is not asked of the husband, wife or civil partner of a British citizen.',
        sources.nationalityActSchedule1,
      ),
    );
  return reasons;
}
