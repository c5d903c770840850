import type { ChecklistResult } from '@settlewise/rules/documentChecklist';
import { dayRead, isConfirmed } from '@settlewise/rules/parameters';
import { csvOf } from '../../../ui/files/csv';
import type { PaperStanding } from '../../../record/papers/paperPart';
import { kindOrder, kindWords, monthsBy, monthsInWords, stateInWords } from './sentences';

/** The list as a table, in the order of the page. */
export function csvOfList(
  list: ChecklistResult,
  markOf: (id: string) => PaperStanding | undefined,
  today: string,
): string {
  const lines = kindOrder.flatMap((kind) => list.requirements.filter((line) => line.kind === kind));
  return csvOf([
    [
      'Number',
      'What',
      'Asked',
      'State',
      'Missing months',
      'Months to come',
      'Dated on or after',
      'Covers from',
      'Covers to',
      'Confirmed',
      'Source',
      'Source read on',
    ],
    ...lines.map((line) => [
      line.id,
      line.text,
      kindWords[line.kind],
      stateInWords(line, markOf(line.id), today).word,
      ...Object.values(monthsBy(today, line.missingMonths)).map(monthsInWords),
      line.fresh?.notBefore ?? null,
      line.period?.from ?? null,
      line.period?.to ?? null,
      isConfirmed(line.confidence) ? 'yes' : 'not confirmed',
      line.source.url,
      dayRead(line.source),
    ]),
  ]);
}
