import type { ImportedField } from '@settlewise/contract/journeyTransfer';

/** The field of each column. Null for ignored columns. */
export type Columns = readonly (ImportedField | null)[];

/** The columns of a table without a heading. */
export const columnsWithoutHeading: Columns = [
  'departureDate',
  'returnDate',
  'destination',
  'reason',
  'notes',
];

/** Fields that a heading must have. */
export const requiredFields = ['departureDate', 'returnDate', 'destination'] as const;

/** The order matters: “Reason for leaving” is a reason, and “Country you left for” is a place. */
const columnPatterns: readonly (readonly [ImportedField, RegExp])[] = [
  ['crownDependency', /channel island|isle of man|crown depend/],
  ['permittedReason', /left out|permitted/],
  ['approximate', /how sure|approximate/],
  ['notes', /note|comment|remark/],
  ['reason', /reason|purpose|why/],
  ['destination', /destination|countr|place|where|visited|city/],
  ['returnDate', /return|back|until|arriv|^(date )?(to|in)$|^end/],
  ['departureDate', /depart|left|leav|^(date )?(from|out)$|^start/],
];

/** Matches the cells of a heading to fields. If two match the same field, the first one counts. */
export function matchColumns(heading: readonly string[]): Columns {
  const usedFields = new Set<ImportedField>();
  return heading.map((cell) => {
    const text = cell.trim().toLowerCase();
    const field = columnPatterns.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
    if (field === null || usedFields.has(field)) return null;
    usedFields.add(field);
    return field;
  });
}
