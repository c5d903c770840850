import { isCivilDate } from '../calendar/civilDate';
import { dayOrMonthInWords, formDayOrMonth, formName, yesOrNo } from './formats';
import type { AnswerWithWarnings, FormTable, FormWarning } from './question';

export const warning = (kind: FormWarning['kind'], text: string): FormWarning => ({ kind, text });

/** No answer, with a sentence about the missing data. */
export const missing = (text: string): AnswerWithWarnings => ({
  answer: null,
  warnings: [warning('missing', text)],
});

export const textAnswer = (text: string, warnings: readonly FormWarning[] = []): AnswerWithWarnings => ({
  answer: { text, inWords: null, table: null },
  warnings,
});

/** A text, or the missing data. */
export const textOr = (text: string | null, ifMissing: string): AnswerWithWarnings =>
  text === null || text.trim() === '' ? missing(ifMissing) : textAnswer(text.trim());

/** A name in capitals, as in the passport. */
export const nameOr = (name: string, ifMissing: string): AnswerWithWarnings =>
  name.trim() === '' ? missing(ifMissing) : textAnswer(formName(name));

/** A day or a month. The form needs the day too, but no day is invented. */
export function dateOr(
  date: string | null,
  ifMissing: string,
  warnings: readonly FormWarning[] = [],
): AnswerWithWarnings {
  if (date === null) return missing(ifMissing);
  return {
    answer: { text: formDayOrMonth(date), inWords: dayOrMonthInWords(date), table: null },
    warnings: isCivilDate(date)
      ? warnings
      : [
          ...warnings,
          warning('not_confirmed', 'Your record has the month alone. The form asks for the day.'),
        ],
  };
}

export const yesOr = (answer: boolean | null, ifMissing: string): AnswerWithWarnings =>
  answer === null ? missing(ifMissing) : textAnswer(yesOrNo(answer));

/** A list; without lines it is no answer. */
export const listAnswer = (table: FormTable, warnings: readonly FormWarning[] = []): AnswerWithWarnings => ({
  answer: table.lines.length === 0 ? null : { text: '', inWords: null, table },
  warnings,
});
