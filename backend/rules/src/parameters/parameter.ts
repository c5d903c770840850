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
  /** False where it is shown but not used, because its days are not known. */
  readonly applied?: false;
}

/**
 * A figure of law: its title, its unit, and what it was, is and will be. Catalogue and published figures are made from it.
 * It is read for the day of the question, never when the program starts.
 */
export interface Parameter<T, Row extends ParameterRow<T> = ParameterRow<T>> {
  readonly title: string;
  readonly unit: Unit<T>;
  /** Its key in GET /api/rules; absent where that does not list it. */
  readonly publishedAs?: string;
  /** Its key in the catalogue; absent where that is made from its name in its table. */
  readonly cataloguedAs?: string;
  /** In order of date. */
  readonly rows: readonly Row[];
  /** Set where it is not law but how the law is applied. */
  readonly nature?: 'practice';
  /** The first day on which it still exists and its value is not known. */
  readonly notKnownFrom?: CivilDate;
}

/** Parameters by name, each with its own type of value. */
export type ParameterTable = Readonly<Record<string, Parameter<unknown> | null>>;

/** A row with its first and last day; null where it has none. */
export interface Period<Row> {
  readonly row: Row;
  readonly from: CivilDate | null;
  readonly to: CivilDate | null;
}

/** A value from a day on; null where it has always been so. */
export const row = <T>(
  value: T,
  from: CivilDate | null,
  source: Source,
  confidence: Confidence = 'official',
): ParameterRow<T> => ({ value, from, source, confidence });

/** A parameter whose value changes, in order of date. */
export const dated = <T>(
  title: string,
  unit: Unit<T>,
  ...rows: readonly ParameterRow<NoInfer<T>>[]
): Parameter<T> => ({ title, unit, rows });

/** A parameter that has had one value as far back as the data goes. */
export const always = <T>(
  title: string,
  unit: Unit<T>,
  value: NoInfer<T>,
  source: Source,
  confidence?: Confidence,
): Parameter<T> => dated(title, unit, row(value, null, source, confidence));

/** Marks a parameter that is not law but how the law is applied. */
export const practice = <T>(parameter: Parameter<T>): Parameter<T> => ({ ...parameter, nature: 'practice' });

/** Lists a parameter in GET /api/rules under this key. */
export const publishAs = <Given extends Pick<Parameter<unknown>, 'publishedAs'>>(
  publishedAs: string,
  parameter: Given,
): Given => ({ ...parameter, publishedAs });

/** Lists a parameter in the catalogue under this key instead of its name. */
export const catalogueAs = <Given extends Pick<Parameter<unknown>, 'cataloguedAs'>>(
  cataloguedAs: string,
  parameter: Given,
): Given => ({ ...parameter, cataloguedAs });

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

/** The standing of a row on a day. Civil dates sort as text. */
export function statusOn(
  { from, confidence }: Pick<ParameterRow<unknown>, 'from' | 'confidence'>,
  day: CivilDate,
  nature?: Parameter<unknown>['nature'],
): RuleStatus {
  if (nature !== undefined) return nature;
  if (confidence === 'unknown') return 'not_confirmed';
  return from !== null && from > day ? 'to_come' : 'in_force';
}
