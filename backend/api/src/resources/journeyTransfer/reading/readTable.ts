import { mostImportedRows } from '@settlewise/contract/journeyTransfer';
import { DomainError } from '@settlewise/domain/kernel';
import { type CivilDate, readTypedDate } from '@settlewise/rules/calendar';
import Papa from 'papaparse';
import { columnsOf, columnsWithoutHeading, neededFields, type Columns } from './columns';

export interface TableRow {
  /** As a spreadsheet counts: the first row is 1. */
  readonly row: number;
  readonly cells: readonly string[];
  /** A quotation mark in it is never closed, so that nobody knows where the row ends. */
  readonly unclosedQuote: boolean;
}

export interface Table {
  readonly heading: boolean;
  readonly columns: Columns;
  /** Without the heading and empty rows. */
  readonly rows: readonly TableRow[];
}

/**
 * Reads a CSV file's content or a pasted table: cells between tabs, semicolons or commas, with or without a heading.
 * @throws DomainError invalid, on `text`: nothing but a heading, too many rows, or a heading that lacks a column
 */
export function readTable(text: string, today: CivilDate): Table {
  const { data, errors } = Papa.parse<readonly string[]>(text, { delimiter: separatorOf(text) });
  const unclosed = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
  const written = data
    .map((cells, index) => ({ row: index + 1, cells, unclosedQuote: unclosed.has(index) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));

  const [first] = written;
  const heading = first !== undefined && isHeading(first.cells, today);
  const rows = heading ? written.slice(1) : written;
  if (rows.length === 0) throw unreadable('There are no journeys in this table.');
  if (rows.length > mostImportedRows) {
    const [most, found] = [mostImportedRows, rows.length].map((count) => count.toLocaleString('en-GB'));
    throw unreadable(`You can import up to ${most} rows at a time. This table has ${found}.`);
  }
  return { heading, columns: heading ? headingColumns(first.cells) : columnsWithoutHeading, rows };
}

/** The separator of the first line's cells. Commas are tried last, because dates and places contain them too. */
function separatorOf(text: string): string {
  const firstLine = text.trimStart().split(/[\r\n]/, 1)[0] ?? '';
  const outsideQuotes = firstLine.replaceAll(/"(?:[^"]|"")*"/g, '');
  return ['\t', ';'].find((separator) => outsideQuotes.includes(separator)) ?? ',';
}

/** Words that name columns, and no date among them. */
function isHeading(cells: readonly string[], today: CivilDate): boolean {
  return (
    columnsOf(cells).some((field) => field !== null) &&
    !cells.some((cell) => readTypedDate(cell, today).kind === 'date')
  );
}

const namesOf = {
  departureDate: 'the date you left the UK, for example “Date left”',
  returnDate: 'the date you came back, for example “Date returned”',
  destination: 'where you went, for example “Destination”',
} as const;

function headingColumns(cells: readonly string[]): Columns {
  const columns = columnsOf(cells);
  const missing = neededFields.find((field) => !columns.includes(field));
  if (missing === undefined) return columns;
  throw unreadable(`The heading has no column for ${namesOf[missing]}.`);
}

function unreadable(message: string): DomainError {
  return new DomainError('invalid', 'table_not_readable', message, 'text');
}
