/**
 * A cell that begins like this is carried out by spreadsheets instead of shown; also the full-width forms, which some of
 * them take for the same.
 */
export const formulaStart = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** What the apostrophe that an export puts before such a cell was put before; other cells as they are. */
export function withoutGuard(cell: string): string {
  return cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell;
}
