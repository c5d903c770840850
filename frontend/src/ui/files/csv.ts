import { saveFile } from './saveFile';

/** In quotes, and never a formula: a spreadsheet calculates what begins with these. */
const cell = (text: string): string =>
  `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** A table as CSV. What is null is an empty cell. */
export const csvOf = (rows: readonly (readonly (string | null)[])[]): string =>
  rows.map((row) => `${row.map((value) => cell(value ?? '')).join(',')}\r\n`).join('');

/** Has the browser save a table. The mark at its head tells spreadsheets that it is UTF-8. */
export function saveCsv(text: string, name: string): void {
  saveFile(new Blob([`\uFEFF${text}`], { type: 'text/csv;charset=utf-8' }), name);
}
