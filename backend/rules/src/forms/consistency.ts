import type { FormAnswer, FormLine, FormTable } from './question';
import type { SheetQuestion } from './buildFormSheet';

/** A question with different answers on two sheets. */
export interface FormDifference {
  readonly id: string;
  readonly text: string;
  readonly before: readonly string[];
  readonly now: readonly string[];
}

/** The compared part of a sheet; a stored file has no more. */
export interface ComparedSheet {
  readonly blocks: readonly {
    readonly questions: readonly Pick<SheetQuestion, 'id' | 'text' | 'answer'>[];
  }[];
}

/**
 * Finds the different answers of two sheets of one person, by question key. An answer that changed between two forms
 * must be explained or is a mistake. Questions on only one sheet are ignored.
 */
export function differencesBetween(before: ComparedSheet, now: ComparedSheet): readonly FormDifference[] {
  const earlier = new Map(listQuestions(before).map((question) => [question.id, question]));
  return listQuestions(now).flatMap((question): readonly FormDifference[] => {
    const answers = [earlier.get(question.id)?.answer ?? null, question.answer] as const;
    const [old, current] = answers;
    if (old === null || current === null || dateDependentQuestions.has(question.id)) return [];
    const [one, other] = findDifference(old, current);
    return one.length === 0 && other.length === 0
      ? []
      : [{ id: question.id, text: question.text, before: one, now: other }];
  });
}

/** Sums of days depend on the day of the application. */
const dateDependentQuestions: ReadonlySet<string> = new Set([
  'days_in_period',
  'days_in_final_year',
  'discretion_period',
  'discretion_final_year',
]);

const listQuestions = ({ blocks }: ComparedSheet) => blocks.flatMap(({ questions }) => questions);

type AnswerDifference = readonly [readonly string[], readonly string[]];

function findDifference(before: FormAnswer, now: FormAnswer): AnswerDifference {
  if (before.table !== null && now.table !== null) return findDifferentLines(before.table, now.table);
  return before.text === now.text ? [[], []] : [[before.text], [now.text]];
}

/** Compares only what both sheets ask about: the years of two applications differ. */
function findDifferentLines(before: FormTable, now: FormTable): AnswerDifference {
  const asked = (line: FormLine) => isWithin(line, before) && isWithin(line, now);
  const lines = ({ lines: all }: FormTable) => all.filter(asked).map(({ cells }) => cells.join(' · '));
  const [one, other] = [lines(before), lines(now)];
  return [one.filter((line) => !other.includes(line)), other.filter((line) => !one.includes(line))];
}

const isWithin = ({ days }: FormLine, { period }: FormTable): boolean =>
  days === null ||
  period === null ||
  (days.from <= period.to && (days.to === null || days.to >= period.from));
