import { addDays, type CivilDate } from '../calendar/civilDate';
import type { Confidence, RuleStatus } from './confidence';
import type { Source } from './source';
import type { Unit } from './units';

export type { Source };

/** A value of the law with the time it is in force: from `from` on, until the next row of its parameter. */
export interface ParameterRow<T> {
  readonly value: T;
  /** The first day; null where it has always been so, as far as the data goes. */
  readonly from: CivilDate | null;
  readonly source: Source;
  readonly confidence: Confidence;
  /** False where it is only told of, because nobody knows on which days it held. */
  readonly applied?: false;
}

/**
 * A figure of law: what it is called, what it counts, and what it was, is and will be. No figure stands anywhere else.
 * It is read for the day that is asked about, never when the program starts.
 */
export interface Parameter<T, Row extends ParameterRow<T> = ParameterRow<T>> {
  readonly title: string;
  readonly unit: Unit<T>;
  /** In order of date. */
  readonly rows: readonly Row[];
  /** Set where it is no law, but how the law is applied. */
  readonly nature?: 'practice';
  /** It still exists, but from this day on nobody knows its value. */
  readonly notKnownFrom?: CivilDate;
}

/** A row with the days on which it is in force, both included; null where no such day is known. */
export interface Period<Row> {
  readonly row: Row;
  readonly from: CivilDate | null;
  readonly to: CivilDate | null;
}

/** A parameter that has had one value as far back as the data goes. */
export function always<T>(
  title: string,
  unit: Unit<T>,
  value: NoInfer<T>,
  source: Source,
  confidence: Confidence = 'official',
): Parameter<T> {
  return { title, unit, rows: [{ value, from: null, source, confidence }] };
}

/** The row in force on a day. @throws RangeError before the first row, and where the value is not known any more */
export function rowOn<Row extends ParameterRow<unknown>>(
  { title, rows, notKnownFrom }: Pick<Parameter<unknown, Row>, 'title' | 'rows' | 'notKnownFrom'>,
  day: CivilDate,
): Row {
  const isKnown = notKnownFrom === undefined || day < notKnownFrom;
  const row = isKnown ? rows.findLast(({ from }) => from === null || from <= day) : undefined;
  if (row === undefined) throw new RangeError(`No value is known for ${day}: ${title}`);
  return row;
}

/** The value in force on a day. @throws RangeError as `rowOn` */
export const valueOn = <T>(parameter: Parameter<T>, day: CivilDate): T => rowOn(parameter, day).value;

/** The value in force on a day as people read it: `180 days`, `£3,226`. @throws RangeError as `rowOn` */
export const inWordsOn = <T>(parameter: Parameter<T>, day: CivilDate): string =>
  parameter.unit.inWords(valueOn(parameter, day));

/** Each row with its last day: the one before the next. */
export function periodsOf<Row extends ParameterRow<unknown>>({
  rows,
  notKnownFrom,
}: Pick<Parameter<unknown, Row>, 'rows' | 'notKnownFrom'>): readonly Period<Row>[] {
  return rows.map((row, index) => {
    const next = rows[index + 1]?.from ?? notKnownFrom ?? null;
    return { row, from: row.from, to: next === null ? null : addDays(next, -1) };
  });
}

/** How a row stands on a day. Civil dates stand in the order of their text. */
export function statusOn(
  { from, confidence }: Pick<ParameterRow<unknown>, 'from' | 'confidence'>,
  day: CivilDate,
  nature?: Parameter<unknown>['nature'],
): RuleStatus {
  if (nature !== undefined) return nature;
  if (confidence === 'unknown') return 'not_confirmed';
  return from !== null && from > day ? 'to_come' : 'in_force';
}
