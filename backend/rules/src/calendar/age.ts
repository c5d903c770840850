import { addYears, splitDate, type CivilDate } from './civilDate';

/** The age in whole years on a day. A person born on 29 February is a year older on 1 March of a common year. */
export function ageOn(dateOfBirth: CivilDate, on: CivilDate): number {
  let age = splitDate(on).year - splitDate(dateOfBirth).year;
  while (birthday(dateOfBirth, age) > on) age -= 1;
  return age;
}

/** The day on which a person reaches an age. */
export function birthday(dateOfBirth: CivilDate, age: number): CivilDate {
  const { month, day } = splitDate(dateOfBirth);
  const sameDay = addYears(dateOfBirth, age);
  const bornOnLeapDay = month === 2 && day === 29;
  return bornOnLeapDay && splitDate(sameDay).day === 28 ? `${sameDay.slice(0, 4)}-03-01` : sameDay;
}
