import type { CivilDate } from '../calendar/civilDate';
import type { Confidence, RuleStatus } from '../parameters/confidence';
import { periodsOf, statusOn, type Parameter, type ParameterRow, type Source } from '../parameters/parameter';

/** What every published row says of itself: from when to when it holds, where it stands and how well it is known. */
export interface PublishedRow {
  /** The first day on which it holds; null where it has always been so, as far as the data goes. */
  readonly from: CivilDate | null;
  /** The last day; null while it is open. */
  readonly to: CivilDate | null;
  readonly source: Source;
  readonly standing: RuleStatus;
  readonly confidence: Confidence;
}

/** The rows of a parameter as they stand on a day, each with its value. */
export const publishedRows = <T>(
  parameter: Parameter<T, ParameterRow<T>>,
  day: CivilDate,
): readonly (PublishedRow & { readonly value: T })[] =>
  periodsOf(parameter).map(({ row, from, to }) => ({
    value: row.value,
    from,
    to,
    source: row.source,
    standing: statusOn(row, day, parameter.nature),
    confidence: row.confidence,
  }));
