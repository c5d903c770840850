import type { ListRequest, Page } from './listInput';

type Sortable = string | null;

/**
 * Cuts the requested page out of a list in memory. The caller has applied the list's own filter.
 * @param searchableTexts the texts of a row that a search compares
 */
export function pageInMemory<Field extends string, Item extends Readonly<Record<Field | 'id', Sortable>>>(
  all: readonly Item[],
  { offset, limit, ids, search, sort }: Omit<ListRequest<Field, unknown>, 'filter'>,
  searchableTexts: (item: Item) => readonly string[],
): Page<Item> {
  const searchText = search?.trim().toLowerCase() ?? '';
  const found = all
    .filter(({ id }) => ids === undefined || (id !== null && ids.includes(id)))
    .filter(
      (item) =>
        searchText === '' || searchableTexts(item).some((text) => text.toLowerCase().includes(searchText)),
    )
    .toSorted(compareBy(sort));
  return { items: found.slice(offset, offset + limit), total: found.length, more: false };
}

/** Puts missing values first, and keeps the order of equal rows. */
export function compareBy<Field extends string>({ field, descending }: ListRequest<Field, unknown>['sort']) {
  const direction = descending ? -1 : 1;
  const compare = field === 'id' ? compareCharacters : compareText;
  return (
    one: Readonly<Record<Field | 'id', Sortable>>,
    other: Readonly<Record<Field | 'id', Sortable>>,
  ): number => direction * compare(one[field] ?? '', other[field] ?? '');
}

const compareCharacters = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
const compareText = (one: string, other: string) => one.localeCompare(other, 'en-GB', { numeric: true });
