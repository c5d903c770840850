import type { CivilDate } from '../calendar/civilDate';
import { isConfirmed } from '../parameters/confidence';
import {
  periodsOf,
  type Parameter,
  type ParameterRow,
  type ParameterTable,
  type Source,
} from '../parameters/parameter';
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
  /** Unique, and the same every day. */
  readonly key: string;
  readonly area: CatalogueArea;
  readonly parameter: string;
  /** The standing of its rows on every day, where that does not follow from their days. */
  readonly standing?: 'announced' | 'practice' | 'not_confirmed';
  /** In order of date. An announced change has one, without a day. */
  readonly rows: readonly CatalogueRow[];
  /** The parameter itself: the values here are read from it. */
  readonly of: unknown;
}

/** A value that has no other day. */
export function undated(value: string, source: Source, confirmed = true): CatalogueRow {
  return { value, from: null, to: null, confirmed, source };
}

/** Every row of a parameter as people read it, the last one for the time when its value is not known. */
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

export const entry = <T>(area: CatalogueArea, key: string, of: Parameter<T>): CatalogueEntry => ({
  key,
  area,
  of,
  parameter: of.title,
  rows: rowsOf(of),
  ...(of.nature === undefined ? {} : { standing: of.nature }),
});

/** `goodReasonDays` as a part of a key: `good_reason_days`. */
export const keyed = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Every parameter of a table, with its name there as its key. */
export const listEntries = (
  area: CatalogueArea,
  table: ParameterTable,
  prefix = '',
): readonly CatalogueEntry[] =>
  Object.entries(table).flatMap(([name, of]) =>
    of === null ? [] : [entry(area, of.cataloguedAs ?? `${prefix}${keyed(name)}`, of)],
  );
