import type { FormAnswer, FormLine, FormTable } from './question';
import type { SheetQuestion } from './sheetOf';

/** An answer of one sheet that is not the one of the other. */
export interface FormDifference {
  readonly id: string;
  readonly text: string;
  readonly before: readonly string[];
  readonly now: readonly string[];
}

/** What of a sheet is compared: one that was kept as a file has no more. */
export interface ComparedSheet {
  readonly blocks: readonly {
    readonly questions: readonly Pick<SheetQuestion, 'id' | 'text' | 'answer'>[];
  }[];
}

/**
 * What two sheets of one person say differently, by the keys of their questions: an answer that changed between two forms has
 * to be explained, or is a mistake. What only one of the two answers is no difference.
 */
export function differencesBetween(before: ComparedSheet, now: ComparedSheet): readonly FormDifference[] {
  const earlier = new Map(questionsOf(before).map((question) => [question.id, question]));
  return questionsOf(now).flatMap((question): readonly FormDifference[] => {
    const answers = [earlier.get(question.id)?.answer ?? null, question.answer] as const;
    const [old, current] = answers;
    if (old === null || current === null || changesByItself.has(question.id)) return [];
    const [one, other] = differing(old, current);
    return one.length === 0 && other.length === 0
      ? []
      : [{ id: question.id, text: question.text, before: one, now: other }];
  });
}

/** Sums of days hang on the day of the application. */
const changesByItself: ReadonlySet<string> = new Set([
  'days_in_period',
  'days_in_final_year',
  'discretion_period',
  'discretion_final_year',
]);

const questionsOf = ({ blocks }: ComparedSheet) => blocks.flatMap(({ questions }) => questions);

type Differing = readonly [readonly string[], readonly string[]];

function differing(before: FormAnswer, now: FormAnswer): Differing {
  if (before.table !== null && now.table !== null) return differingLines(before.table, now.table);
  return before.text === now.text ? [[], []] : [[before.text], [now.text]];
}

/** Only what both sheets ask about: the years of two applications are not the same. */
function differingLines(before: FormTable, now: FormTable): Differing {
  const asked = (line: FormLine) => isWithin(line, before) && isWithin(line, now);
  const lines = ({ lines: all }: FormTable) => all.filter(asked).map(({ cells }) => cells.join(' · '));
  const [one, other] = [lines(before), lines(now)];
  return [one.filter((line) => !other.includes(line)), other.filter((line) => !one.includes(line))];
}

const isWithin = ({ days }: FormLine, { period }: FormTable): boolean =>
  days === null ||
  period === null ||
  (days.from <= period.to && (days.to === null || days.to >= period.from));
