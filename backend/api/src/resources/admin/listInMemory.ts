import type { Listing, Page } from './listing';

type Sortable = string | null;

/**
 * The requested page of a list in memory, to which the list's own filter has been applied already.
 * @param words what a search looks through in a row
 */
export function pageOf<Field extends string, Item extends Readonly<Record<Field | 'id', Sortable>>>(
  all: readonly Item[],
  { offset, limit, ids, search, sort }: Omit<Listing<Field, unknown>, 'filter'>,
  words: (item: Item) => readonly string[],
): Page<Item> {
  const sought = search?.trim().toLowerCase() ?? '';
  const found = all
    .filter(({ id }) => ids === undefined || (id !== null && ids.includes(id)))
    .filter((item) => sought === '' || words(item).some((text) => text.toLowerCase().includes(sought)))
    .toSorted(by(sort));
  return { items: found.slice(offset, offset + limit), total: found.length, more: false };
}

/** Missing values come first; equal rows keep their order. */
export function by<Field extends string>({ field, descending }: Listing<Field, unknown>['sort']) {
  const direction = descending ? -1 : 1;
  const compare = field === 'id' ? byCharacters : byReading;
  return (
    one: Readonly<Record<Field | 'id', Sortable>>,
    other: Readonly<Record<Field | 'id', Sortable>>,
  ): number => direction * compare(one[field] ?? '', other[field] ?? '');
}

const byCharacters = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
const byReading = (one: string, other: string) => one.localeCompare(other, 'en-GB', { numeric: true });
