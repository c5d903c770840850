import { type ImportedField, importedFields, type ImportedRow } from '@settlewise/contract/journeyTransfer';
import {
  approximateOptions,
  crownDependencyAnswerKeys,
  journeyReasons,
  permittedReasonOptions,
  recordAbsenceRequest,
} from '@settlewise/contract/journeys';
import { hasLeftIfStillAway, type JourneyDetails, journeyFields } from '@settlewise/domain/journeys';
import { daysOfTrip, tripUpTo } from '@settlewise/rules/absences';
import { type CivilDate, readTypedDate } from '@settlewise/rules/calendar';
import { wholeItem } from '@settlewise/domain/fields';
import { removeFormulaGuard } from '../../../answers/csv';
import type { Columns } from './columns';
import type { TableRow } from './readTable';

export interface ReadRow {
  readonly row: number;
  readonly typed: readonly string[];
  /** Each field as it was understood; null for one that was not. */
  readonly understood: ImportedRow['journey'];
  readonly problems: ImportedRow['problems'];
  /** The whole journey; null when something is wrong with it. */
  readonly journey: JourneyDetails | null;
}

/** A missing reason is accepted: only the journey matters. */
const reasonLeftOut = 'other';

/** An empty cell may be a mistake, so people who are still away write that. */
const awayPattern = /^(i am )?(still (away|abroad)|not (back )?yet|ongoing|now|present)$/;
const returnLeftOut = 'Enter the day you came back, or “Still away”';

/** The content of one row, and everything that is wrong with it. */
export function readRow(
  { row, cells, unclosedQuote }: TableRow,
  columns: Columns,
  today: CivilDate,
): ReadRow {
  const typed = typedFields(cells, columns);
  const isAway = awayPattern.test(typed.returnDate.toLowerCase());
  const dates = {
    departureDate: readTypedDate(typed.departureDate, today),
    returnDate: isAway ? ({ kind: 'away' } as const) : readTypedDate(typed.returnDate, today),
  };
  const read = {
    departureDate: dates.departureDate.kind === 'date' ? dates.departureDate.date : '',
    returnDate: dates.returnDate.kind === 'date' ? dates.returnDate.date : '',
    destination: typed.destination,
    reason: reasonOf(typed.reason),
    notes: typed.notes,
    crownDependency: islandsAnswer(typed.crownDependency),
    permittedReason: readOption(permittedReasonOptions, typed.permittedReason),
    approximate: readOption(approximateOptions, typed.approximate),
  };
  const checked = recordAbsenceRequest.safeParse({ ...read, returnDate: isAway ? null : read.returnDate });
  const problems = new Map<ImportedField | null, string>();
  const add = (field: ImportedField | null, message: string) => {
    if (!problems.has(field)) problems.set(field, message);
  };
  if (unclosedQuote) add(null, 'A quotation mark in this row is not closed.');
  if (cells.slice(columns.length).some((cell) => cell.trim() !== '')) {
    add(null, `This row has ${cells.length} columns, where there should be up to ${columns.length}.`);
  }
  for (const field of ['departureDate', 'returnDate'] as const) {
    const date = dates[field];
    if (date.kind === 'problem') add(field, date.message);
  }
  if (dates.returnDate.kind === 'empty') add('returnDate', returnLeftOut);
  for (const { path, message } of checked.error?.issues ?? []) {
    add(importedFields.find((field) => field === path[0]) ?? null, message);
  }

  const readJourney = checked.success ? wholeItem(journeyFields, checked.data) : null;
  if (readJourney !== null && !hasLeftIfStillAway.holds({ ...readJourney, today }))
    add(hasLeftIfStillAway.field, hasLeftIfStillAway.message);
  return {
    row,
    typed: cells,
    understood: understoodOf({ ...read, isAway }, problems, today),
    problems: [...problems].map(([field, message]) => ({ field, message })),
    journey: problems.size === 0 ? readJourney : null,
  };
}

type Typed = Readonly<Record<ImportedField, string>>;

function typedFields(cells: readonly string[], columns: Columns): Typed {
  const under = (field: ImportedField) => removeFormulaGuard((cells[columns.indexOf(field)] ?? '').trim());
  return {
    departureDate: under('departureDate'),
    returnDate: under('returnDate'),
    destination: under('destination'),
    reason: under('reason'),
    notes: under('notes'),
    crownDependency: under('crownDependency'),
    permittedReason: under('permittedReason'),
    approximate: under('approximate'),
  };
}

/** One of the reasons that forms offer, however it is written; else what the person wrote. */
function reasonOf(typed: string): string {
  if (typed === '') return reasonLeftOut;
  return journeyReasons.find((reason) => reason === typed.toLowerCase()) ?? typed;
}

/** As an export writes it: “Lived there”. */
const islandsAnswer = (typed: string) => typed.toLowerCase().replaceAll(/\s+/gu, '_');

/** Reads the label that an export writes, or the value that other programs write: “travel_disruption”. */
function readOption(
  options: readonly { readonly value: string; readonly label: string }[],
  typed: string,
): string {
  const text = typed.toLowerCase();
  return options.find(({ value, label }) => value === text || label.toLowerCase() === text)?.value ?? typed;
}

function understoodOf(
  read: Typed & { readonly isAway: boolean },
  problems: ReadonlyMap<ImportedField | null, string>,
  today: CivilDate,
): ImportedRow['journey'] {
  const unless = (field: ImportedField) => (problems.has(field) || read[field] === '' ? null : read[field]);
  const { departureDate, isAway } = read;
  const returnDate = read.returnDate === '' ? null : read.returnDate;
  const counted =
    departureDate !== '' && (isAway || returnDate !== null) && (returnDate ?? today) >= departureDate;
  return {
    departureDate: departureDate === '' ? null : departureDate,
    returnDate,
    stillAway: isAway,
    days: counted ? daysOfTrip(tripUpTo({ departureDate, returnDate }, today), 'inclusive') : null,
    destination: unless('destination'),
    reason: unless('reason'),
    notes: unless('notes'),
    crownDependency: crownDependencyAnswerKeys.find((answer) => answer === read.crownDependency) ?? null,
    permittedReason:
      permittedReasonOptions.find(({ value }) => value === read.permittedReason)?.value ?? null,
    approximate: approximateOptions.find(({ value }) => value === read.approximate)?.value ?? null,
  };
}
