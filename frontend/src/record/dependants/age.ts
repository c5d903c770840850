import { type CivilDate, splitDate } from '@settlewise/rules/calendar';

/** Whole years from a date of birth to a day; somebody born on 29 February is a year older on 1 March of other years. */
function yearsSince(dateOfBirth: CivilDate, today: CivilDate): number {
  const birth = splitDate(dateOfBirth);
  const now = splitDate(today);
  const birthdayIsToCome = now.month < birth.month || (now.month === birth.month && now.day < birth.day);
  return now.year - birth.year - (birthdayIsToCome ? 1 : 0);
}

/** `34 years old`, `1 year old`, `Under 1 year old`. */
export function ageOn(dateOfBirth: CivilDate, today: CivilDate): string {
  const years = yearsSince(dateOfBirth, today);
  if (years < 1) return 'Under 1 year old';
  return `${years} ${years === 1 ? 'year' : 'years'} old`;
}
