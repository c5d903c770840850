import { fromDayNumber, type DayNumber } from '../calendar/civilDate';
import type { Source } from '../parameters/source';
import { formatSentence, type SentencesFor } from '../sentences/table';
import type { Missing } from './answer';
import type { Reason, ReasonStatus } from './reason';

/** Days, a limit and dates that belong to a reason. */
export interface ReasonNumbers {
  readonly days?: number;
  readonly limit?: number;
  readonly first?: DayNumber;
  readonly last?: DayNumber;
}

/** Creates a reason from a finished sentence. */
export function reason(
  standing: ReasonStatus,
  { code, message }: Pick<Reason, 'code' | 'message'>,
  source: Source,
  { days, limit, first, last }: ReasonNumbers = {},
): Reason {
  return {
    code,
    message,
    ...(days === undefined ? {} : { days }),
    ...(limit === undefined ? {} : { limit }),
    ...(first === undefined ? {} : { from: fromDayNumber(first) }),
    ...(last === undefined ? {} : { to: fromDayNumber(last) }),
    source,
    standing,
  };
}

/** Creates reasons with the sentences of a table. */
export function createReasons<Values>(table: SentencesFor<Values>) {
  const reasonFactory =
    (status: ReasonStatus) =>
    <Code extends keyof Values & string>(
      code: Code,
      values: Values[Code],
      source: Source,
      numbers?: ReasonNumbers,
    ): Reason =>
      reason(status, { code, message: formatSentence(table, code, values) }, source, numbers);
  return {
    /** A reason against an application. */
    against: reasonFactory('against'),
    /** A reason in favour of an application. */
    met: reasonFactory('met'),
    /** Information, or something that only the person can check. */
    toKnow: reasonFactory('to_know'),
  };
}

/** Creates entries for missing data, with the sentences of a table. */
export const createMissing =
  <Values>(table: SentencesFor<Values>) =>
  <Code extends keyof Values & string>(
    code: Code,
    values: Values[Code],
    where: Omit<Missing, 'code' | 'message'> = {},
  ): Missing => ({ code, message: formatSentence(table, code, values), ...where });
