import type { ImportedField } from '@settlewise/contract/journeyTransfer';

/** Which column holds what; null for one that is not read. */
export type Columns = readonly (ImportedField | null)[];

/** The order of a table without a heading. */
export const columnsWithoutHeading: Columns = [
  'departureDate',
  'returnDate',
  'destination',
  'reason',
  'notes',
];

/** Fields that a heading has to name. */
export const neededFields = ['departureDate', 'returnDate', 'destination'] as const;

/** Tried in this order: “Reason for leaving” is a reason, and “Country you left for” a place. */
const words: readonly (readonly [ImportedField, RegExp])[] = [
  ['crownDependency', /channel island|isle of man|crown depend/],
  ['permittedReason', /left out|permitted/],
  ['approximate', /how sure|approximate/],
  ['notes', /note|comment|remark/],
  ['reason', /reason|purpose|why/],
  ['destination', /destination|countr|place|where|visited|city/],
  ['returnDate', /return|back|until|arriv|^(date )?(to|in)$|^end/],
  ['departureDate', /depart|left|leav|^(date )?(from|out)$|^start/],
];

/** What the cells of a heading stand for. A field that is named twice is read from the first column of the two. */
export function columnsOf(heading: readonly string[]): Columns {
  const named = new Set<ImportedField>();
  return heading.map((cell) => {
    const text = cell.trim().toLowerCase();
    const field = words.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
    if (field === null || named.has(field)) return null;
    named.add(field);
    return field;
  });
}
