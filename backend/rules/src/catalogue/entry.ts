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

/** The subject area of a parameter. */
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

/** A value in words, with its first and last day, both included. */
export interface CatalogueRow {
  readonly value: string;
  /** Null if it has always applied, as far as the data goes. */
  readonly from: CivilDate | null;
  /** Null if no end is known. */
  readonly to: CivilDate | null;
  /** Whether value and day are certain. */
  readonly confirmed: boolean;
  readonly source: Source;
}

/** One parameter of the rules with its past and future values. */
export interface CatalogueEntry {
  /** Unique and stable. */
  readonly key: string;
  readonly area: CatalogueArea;
  readonly parameter: string;
  /** The standing of its rows, if their days do not decide it. */
  readonly standing?: 'announced' | 'practice' | 'not_confirmed';
  /** In order of date. An announced change has one row, without a day. */
  readonly rows: readonly CatalogueRow[];
  /** The parameter that the values are read from. */
  readonly of: unknown;
}

/** A value without days. */
export function undated(value: string, source: Source, confirmed = true): CatalogueRow {
  return { value, from: null, to: null, confirmed, source };
}

/** Every row of a parameter in words; the last one covers the time when its value is unknown. */
export function formatRows<T, Row extends ParameterRow<T>>(
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
  rows: formatRows(of),
  ...(of.nature === undefined ? {} : { standing: of.nature }),
});

/** `goodReasonDays` as part of a key: `good_reason_days`. */
export const toKey = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Every parameter of a table, with its name as its key. */
export const listEntries = (
  area: CatalogueArea,
  table: ParameterTable,
  prefix = '',
): readonly CatalogueEntry[] =>
  Object.entries(table).flatMap(([name, of]) =>
    of === null ? [] : [entry(area, of.cataloguedAs ?? `${prefix}${toKey(name)}`, of)],
  );
