import { fromDayNumber, type DayNumber } from '../calendar/civilDate';
import type { Source } from '../parameters/source';
import { sentenceOf, type SentencesFor } from '../sentences/table';
import type { Missing } from './answer';
import type { Reason, ReasonStatus } from './reason';

/** Days, a limit and dates that belong to a reason. */
export interface ReasonNumbers {
  readonly days?: number;
  readonly limit?: number;
  readonly first?: DayNumber;
  readonly last?: DayNumber;
}

/** A reason in words that are already said. */
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

/** Makes reasons whose sentences stand in a table. */
export function reasonsIn<Values>(table: SentencesFor<Values>) {
  const standing =
    (status: ReasonStatus) =>
    <Code extends keyof Values & string>(
      code: Code,
      values: Values[Code],
      source: Source,
      numbers?: ReasonNumbers,
    ): Reason =>
      reason(status, { code, message: sentenceOf(table, code, values) }, source, numbers);
  return {
    /** What stands against an application. */
    against: standing('against'),
    /** What speaks for an application. */
    met: standing('met'),
    /** What a person should know, or only they can find out. */
    toKnow: standing('to_know'),
  };
}

/** Names what is missing, in sentences of a table. */
export const missingIn =
  <Values>(table: SentencesFor<Values>) =>
  <Code extends keyof Values & string>(
    code: Code,
    values: Values[Code],
    where: Omit<Missing, 'code' | 'message'> = {},
  ): Missing => ({ code, message: sentenceOf(table, code, values), ...where });
