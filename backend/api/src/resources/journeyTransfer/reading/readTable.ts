import { mostImportedRows } from '@settlewise/contract/journeyTransfer';
import { DomainError } from '@settlewise/domain/kernel';
import { type CivilDate, readTypedDate } from '@settlewise/rules/calendar';
import Papa from 'papaparse';
import { matchColumns, columnsWithoutHeading, requiredFields, type Columns } from './columns';

export interface TableRow {
  /** The row number of a spreadsheet, from 1. */
  readonly row: number;
  readonly cells: readonly string[];
  /** A quotation mark is not closed, so the end of the row is unknown. */
  readonly unclosedQuote: boolean;
}

export interface Table {
  readonly heading: boolean;
  readonly columns: Columns;
  /** Excludes the heading and empty rows. */
  readonly rows: readonly TableRow[];
}

/**
 * Reads the content of a CSV file or a pasted table, separated by tabs, semicolons or commas, with or without a
 * heading.
 * @throws DomainError invalid, on `text`, for no rows, too many rows, or a missing column
 */
export function readTable(text: string, today: CivilDate): Table {
  const { data, errors } = Papa.parse<readonly string[]>(text, { delimiter: detectSeparator(text) });
  const unclosed = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
  const nonEmptyRows = data
    .map((cells, index) => ({ row: index + 1, cells, unclosedQuote: unclosed.has(index) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));

  const [first] = nonEmptyRows;
  const heading = first !== undefined && isHeading(first.cells, today);
  const rows = heading ? nonEmptyRows.slice(1) : nonEmptyRows;
  if (rows.length === 0) throw unreadable('There are no journeys in this table.');
  if (rows.length > mostImportedRows) {
    const [limit, found] = [mostImportedRows, rows.length].map((count) => count.toLocaleString('en-GB'));
    throw unreadable(`You can import up to ${limit} rows at a time. This table has ${found}.`);
  }
  return { heading, columns: heading ? headingColumns(first.cells) : columnsWithoutHeading, rows };
}

/** Detects the separator in the first line. Commas come last, because dates and places contain them too. */
function detectSeparator(text: string): string {
  const firstLine = text.trimStart().split(/[\r\n]/, 1)[0] ?? '';
  const outsideQuotes = firstLine.replaceAll(/"(?:[^"]|"")*"/g, '');
  return ['\t', ';'].find((separator) => outsideQuotes.includes(separator)) ?? ',';
}

/** A heading has column names and no dates. */
function isHeading(cells: readonly string[], today: CivilDate): boolean {
  return (
    matchColumns(cells).some((field) => field !== null) &&
    !cells.some((cell) => readTypedDate(cell, today).kind === 'date')
  );
}

const columnDescriptions = {
  departureDate: 'the date you left the UK, for example “Date left”',
  returnDate: 'the date you came back, for example “Date returned”',
  destination: 'where you went, for example “Destination”',
} as const;

function headingColumns(cells: readonly string[]): Columns {
  const columns = matchColumns(cells);
  const missing = requiredFields.find((field) => !columns.includes(field));
  if (missing === undefined) return columns;
  throw unreadable(`The heading has no column for ${columnDescriptions[missing]}.`);
}

function unreadable(message: string): DomainError {
  return new DomainError('invalid', 'table_not_readable', message, 'text');
}
