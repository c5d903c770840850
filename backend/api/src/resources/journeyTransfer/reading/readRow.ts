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
  /** Each field as it was read. Null for an unreadable field. */
  readonly understood: ImportedRow['journey'];
  readonly problems: ImportedRow['problems'];
  /** The journey. Null if the row has problems. */
  readonly journey: JourneyDetails | null;
}

/** The reason of a row without one. */
const defaultReason = 'other';

/** People who are still away must say so, because an empty cell may be a mistake. */
const awayPattern = /^(i am )?(still (away|abroad)|not (back )?yet|ongoing|now|present)$/;
const returnMissing = 'Enter the day you came back, or “Still away”';

/** Reads one row, and collects all its problems. */
export function readRow(
  { row, cells, unclosedQuote }: TableRow,
  columns: Columns,
  today: CivilDate,
): ReadRow {
  const typed = readTypedFields(cells, columns);
  const isAway = awayPattern.test(typed.returnDate.toLowerCase());
  const dates = {
    departureDate: readTypedDate(typed.departureDate, today),
    returnDate: isAway ? ({ kind: 'away' } as const) : readTypedDate(typed.returnDate, today),
  };
  const fields = {
    departureDate: dates.departureDate.kind === 'date' ? dates.departureDate.date : '',
    returnDate: dates.returnDate.kind === 'date' ? dates.returnDate.date : '',
    destination: typed.destination,
    reason: readReason(typed.reason),
    notes: typed.notes,
    crownDependency: readIslandsAnswer(typed.crownDependency),
    permittedReason: readOption(permittedReasonOptions, typed.permittedReason),
    approximate: readOption(approximateOptions, typed.approximate),
  };
  const checked = recordAbsenceRequest.safeParse({
    ...fields,
    returnDate: isAway ? null : fields.returnDate,
  });
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
  if (dates.returnDate.kind === 'empty') add('returnDate', returnMissing);
  for (const { path, message } of checked.error?.issues ?? []) {
    add(importedFields.find((field) => field === path[0]) ?? null, message);
  }

  const readJourney = checked.success ? wholeItem(journeyFields, checked.data) : null;
  if (readJourney !== null && !hasLeftIfStillAway.holds({ ...readJourney, today }))
    add(hasLeftIfStillAway.field, hasLeftIfStillAway.message);
  return {
    row,
    typed: cells,
    understood: presentUnderstood({ ...fields, isAway }, problems, today),
    problems: [...problems].map(([field, message]) => ({ field, message })),
    journey: problems.size === 0 ? readJourney : null,
  };
}

type TypedFields = Readonly<Record<ImportedField, string>>;

function readTypedFields(cells: readonly string[], columns: Columns): TypedFields {
  const readCell = (field: ImportedField) => removeFormulaGuard((cells[columns.indexOf(field)] ?? '').trim());
  return {
    departureDate: readCell('departureDate'),
    returnDate: readCell('returnDate'),
    destination: readCell('destination'),
    reason: readCell('reason'),
    notes: readCell('notes'),
    crownDependency: readCell('crownDependency'),
    permittedReason: readCell('permittedReason'),
    approximate: readCell('approximate'),
  };
}

/** Matches a reason that forms offer, in any case. @returns the typed text if there is none */
function readReason(typed: string): string {
  if (typed === '') return defaultReason;
  return journeyReasons.find((reason) => reason === typed.toLowerCase()) ?? typed;
}

/** Converts the label of an export (“Lived there”) into its value. */
const readIslandsAnswer = (typed: string) => typed.toLowerCase().replaceAll(/\s+/gu, '_');

/** Accepts the label that an export writes, or the value that other programs write: “travel_disruption”. */
function readOption(
  options: readonly { readonly value: string; readonly label: string }[],
  typed: string,
): string {
  const text = typed.toLowerCase();
  return options.find(({ value, label }) => value === text || label.toLowerCase() === text)?.value ?? typed;
}

function presentUnderstood(
  fields: TypedFields & { readonly isAway: boolean },
  problems: ReadonlyMap<ImportedField | null, string>,
  today: CivilDate,
): ImportedRow['journey'] {
  const valueUnlessProblem = (field: ImportedField) =>
    problems.has(field) || fields[field] === '' ? null : fields[field];
  const { departureDate, isAway } = fields;
  const returnDate = fields.returnDate === '' ? null : fields.returnDate;
  const counted =
    departureDate !== '' && (isAway || returnDate !== null) && (returnDate ?? today) >= departureDate;
  return {
    departureDate: departureDate === '' ? null : departureDate,
    returnDate,
    stillAway: isAway,
    days: counted ? daysOfTrip(tripUpTo({ departureDate, returnDate }, today), 'inclusive') : null,
    destination: valueUnlessProblem('destination'),
    reason: valueUnlessProblem('reason'),
    notes: valueUnlessProblem('notes'),
    crownDependency: crownDependencyAnswerKeys.find((answer) => answer === fields.crownDependency) ?? null,
    permittedReason:
      permittedReasonOptions.find(({ value }) => value === fields.permittedReason)?.value ?? null,
    approximate: approximateOptions.find(({ value }) => value === fields.approximate)?.value ?? null,
  };
}
