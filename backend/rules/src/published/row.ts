import type { CivilDate } from '../calendar/civilDate';
import { periodsOf, statusOn, type Parameter } from '../parameters/parameter';

/** The rows of a parameter, with their standing on a day. */
export const publishedRows = <T>(parameter: Parameter<T>, day: CivilDate) =>
  periodsOf(parameter).map(({ row, from, to }) => ({
    value: row.value,
    from,
    to,
    source: row.source,
    standing: statusOn(row, day, parameter.nature),
    confidence: row.confidence,
  }));
