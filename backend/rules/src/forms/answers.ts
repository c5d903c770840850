import { isCivilDate } from '../calendar/civilDate';
import { dayOrMonthInWords, formDayOrMonth, formName, yesOrNo } from './formats';
import type { Answered, FormTable, FormWarning } from './question';

export const warning = (kind: FormWarning['kind'], text: string): FormWarning => ({ kind, text });

/** Nothing is known: what is missing, in a sentence. */
export const missing = (text: string): Answered => ({ answer: null, warnings: [warning('missing', text)] });

export const said = (text: string, warnings: readonly FormWarning[] = []): Answered => ({
  answer: { text, inWords: null, table: null },
  warnings,
});

/** Words, where there are some. */
export const saidOr = (text: string | null, ifMissing: string): Answered =>
  text === null || text.trim() === '' ? missing(ifMissing) : said(text.trim());

/** A name in capitals, as the passport has it. */
export const nameOr = (name: string, ifMissing: string): Answered =>
  name.trim() === '' ? missing(ifMissing) : said(formName(name));

/** A day, or a month alone: the form asks for the day as well, and nothing is made up. */
export function dateOr(
  date: string | null,
  ifMissing: string,
  warnings: readonly FormWarning[] = [],
): Answered {
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

export const yesOr = (answer: boolean | null, ifMissing: string): Answered =>
  answer === null ? missing(ifMissing) : said(yesOrNo(answer));

/** A list; without a line it is no answer. */
export const listed = (table: FormTable, warnings: readonly FormWarning[] = []): Answered => ({
  answer: table.lines.length === 0 ? null : { text: '', inWords: null, table },
  warnings,
});
