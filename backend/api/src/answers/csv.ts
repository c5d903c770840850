import Papa from 'papaparse';

/** Without it, spreadsheets decode the file with the computer's own character set. */
export const byteOrderMark = '\uFEFF';

/**
 * Spreadsheets execute a cell with such a first character as a formula. Some also accept the full-width forms.
 */
const formulaStart = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Rows as CSV lines (RFC 4180). An apostrophe before a formula keeps spreadsheets from executing it. */
export const formatCsvLines = (rows: readonly (readonly unknown[])[]): string =>
  `${Papa.unparse(
    rows.map((row) => [...row]),
    { quotes: true, escapeFormulae: formulaStart },
  )}\r\n`;

/** Removes the apostrophe that `formatCsvLines` puts before a formula. Other cells stay unchanged. */
export function removeFormulaGuard(cell: string): string {
  return cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell;
}
