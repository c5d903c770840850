/**
 * Spreadsheets execute a cell that begins like this as a formula; some of them also accept the full-width forms.
 */
export const formulaStart = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Removes the apostrophe that an export puts before such a cell; other cells stay as they are. */
export function withoutGuard(cell: string): string {
  return cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell;
}
