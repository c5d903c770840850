import { toDayNumber, type CivilDate } from '../calendar/civilDate';

/** Where a number comes from and when somebody last looked. */
export interface Source {
  readonly title: string;
  readonly url: string;
  readonly retrievedOn: CivilDate;
}

/** A value of the rules with the time it is in force: from `from` on, until the next row of its list. */
export interface DatedValue<T> {
  readonly value: T;
  readonly from: CivilDate;
  readonly source: Source;
}

/** The row in force on a date, from rows in order of date. @throws RangeError before the first row. */
export function inForceOn<T>(rows: readonly DatedValue<T>[], date: CivilDate): DatedValue<T> {
  const day = toDayNumber(date);
  const row = rows.findLast((candidate) => toDayNumber(candidate.from) <= day);
  if (row === undefined) throw new RangeError(`No value is known for ${date}`);
  return row;
}
