import type { FormSheetResponse } from '@settlewise/contract/forms';

export type SheetBlock = FormSheetResponse['blocks'][number];
export type SheetQuestion = SheetBlock['questions'][number];

/** How a sheet stands, or a block of it. */
export interface SheetCounts {
  /** Answers that the record has. */
  readonly answered: number;
  /** Questions on which the record lacks something. */
  readonly missing: number;
  /** Questions on which two things do not go together. */
  readonly conflicting: number;
  /** Questions that the person alone answers. */
  readonly yours: number;
}

/** A question is missing something, or its answer does not fit, or it is there. Those that are not asked count nowhere. */
export function countsOf(questions: readonly SheetQuestion[]): SheetCounts {
  const asked = questions.filter(({ spared }) => spared === null);
  const has = (kind: string) => asked.filter(({ warnings }) => warnings.some((one) => one.kind === kind));
  return {
    answered: asked.filter(({ answer }) => answer !== null).length,
    missing: has('missing').length,
    conflicting: has('conflict').length,
    yours: asked.filter(({ answeredBy, answer }) => answeredBy === 'you' && answer === null).length,
  };
}

const parts = (counts: SheetCounts): readonly string[] => [
  ...(counts.missing > 0 ? [`${counts.missing} missing`] : []),
  ...(counts.conflicting > 0 ? [`${counts.conflicting} to put right`] : []),
  ...(counts.yours > 0 ? [`${counts.yours} only you can answer`] : []),
];

/** Beside the title of a block: what is left of it. */
export const countsInWords = (counts: SheetCounts): string => parts(counts).join(', ') || 'all there';

/** Of all blocks together. */
export const questionsOf = ({ blocks }: Pick<FormSheetResponse, 'blocks'>): readonly SheetQuestion[] =>
  blocks.flatMap(({ questions }) => questions);

/** The text of an answer as it goes to the clipboard: a list by lines, with a tab between the columns. */
export function copyTextOf({ text, table }: NonNullable<SheetQuestion['answer']>): string {
  return table === null ? text : table.lines.map(({ cells }) => cells.join('\t')).join('\n');
}
