import { readTypedDate } from '@settlewise/rules';
import type { CivilDate } from '@settlewise/rules';

/** Why what was typed into a date field is no date, in words that say what to do; nothing where it is one or empty. */
export function typedDateProblem(typed: string, today: CivilDate): string | undefined {
  const read = readTypedDate(typed, today);
  return read.kind === 'problem' ? read.message : undefined;
}
