import { parents, type Presented, type SharedItem } from '@settlewise/contract/collections';
import { countries } from '@settlewise/contract/countries';
import { formatDate } from '../../ui/dates/formatDate';
import { labelIn } from '../../ui/labelIn';
import { collectionQueries } from '../collections/collectionQueries';
import type { ItemInWords } from '../collections/ItemCard';

export type RecordedParent = Presented<typeof parents.fields>;
export const parentQueries = collectionQueries(parents);

export const parentLabel = labelIn(parents.fields.which.kind.options);
const countryLabel = labelIn(countries);

/** A parent as a lawyer is shown them: nobody says anything of what was not allowed. */
export function sharedParentInWords(parent: SharedItem<typeof parents.fields>): ItemInWords {
  const { fields } = parents;
  const line = (label: string, said: string | null) => (said === null ? [] : [`${label}: ${said}`]);
  const country = (value: string | null) => (value === null ? null : countryLabel(value));
  const { which, fullName, dateOfBirth, placeOfBirth, countryOfBirth, nationality } = parent;
  return {
    title: fullName ?? 'Name: not shared',
    lines: [
      parentLabel(which ?? ''),
      ...line(fields.dateOfBirth.label, dateOfBirth === null ? null : formatDate(dateOfBirth)),
      ...line(fields.placeOfBirth.label, placeOfBirth),
      ...line(fields.countryOfBirth.label, country(countryOfBirth)),
      ...line(fields.nationality.label, country(nationality)),
    ],
  };
}
