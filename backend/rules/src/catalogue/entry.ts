import type { CivilDate } from '../calendar/civilDate';
import { isConfirmed } from '../parameters/confidence';
import { periodsOf, type Parameter, type ParameterRow, type Source } from '../parameters/parameter';
import { sources } from '../parameters/sources';

/** What a parameter belongs to. */
export const catalogueAreas = [
  'Absences',
  'Fees',
  'Routes',
  'English',
  'Life in the UK test',
  'Documents',
  'Waiting',
  'Changes',
  'Announced',
] as const;
export type CatalogueArea = (typeof catalogueAreas)[number];

/** A value as people read it, with the days on which it holds, both included. */
export interface CatalogueRow {
  readonly value: string;
  /** Null where it has always been so, as far as the data goes. */
  readonly from: CivilDate | null;
  /** Null where no end is known. */
  readonly to: CivilDate | null;
  /** Whether value and day are known for certain. */
  readonly confirmed: boolean;
  readonly source: Source;
}

/** One parameter of the rules with everything it has been and will be. */
export interface CatalogueEntry {
  /** Unlike every other's, and the same from one day to the next. */
  readonly key: string;
  readonly area: CatalogueArea;
  readonly parameter: string;
  /** How its rows stand on every day, where that does not follow from their days. */
  readonly standing?: 'announced' | 'practice' | 'not_confirmed';
  /** In order of date. Of a change that is only announced there is one, without a day. */
  readonly rows: readonly CatalogueRow[];
  /** The parameter itself: the values here are read from it. */
  readonly of: unknown;
}

/** A value that has no other day. */
export function undated(value: string, source: Source, confirmed = true): CatalogueRow {
  return { value, from: null, to: null, confirmed, source };
}

/** Every row of a parameter as people read it. What exists and is not known any more says so. */
export function rowsOf<T, Row extends ParameterRow<T>>(
  parameter: Parameter<T, Row>,
  confirmed: (row: Row) => boolean = ({ confidence }) => isConfirmed(confidence),
): readonly CatalogueRow[] {
  const { unit, notKnownFrom } = parameter;
  return [
    ...periodsOf(parameter).map(({ row, from, to }) => ({
      value: unit.inWords(row.value),
      from,
      to,
      confirmed: confirmed(row),
      source: row.source,
    })),
    ...(notKnownFrom === undefined
      ? []
      : [{ ...undated('Not known', sources.feeTable, false), from: notKnownFrom }]),
  ];
}

/** `goodReasonDays` as a part of a key: `good_reason_days`. */
export const keyed = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
