import type { Field, FieldSet } from '@settlewise/contract/collections';
import type { CivilDate } from '@settlewise/rules/calendar';
import { formatDayOrMonth, readDayOrMonth } from '../dates/dayOrMonth';

/** What a form of the record's fields holds: a text for each, empty where nothing was said. */
export type FormValues<Fields extends FieldSet = FieldSet> = { [Name in keyof Fields & string]: string };

/** What `useCheckedForm` has to know of a form of these fields. @param item what it shows, or null for a new one */
export function formOf<Fields extends FieldSet>(
  fields: Fields,
  item: object | null,
): {
  readonly fields: readonly (keyof Fields & string)[];
  readonly dates: readonly (keyof Fields & string)[];
  readonly defaultValues: FormValues<Fields>;
};
export function formOf(fields: FieldSet, item: object | null): object {
  const values = new Map<string, unknown>(Object.entries(item ?? {}));
  const all = Object.entries(fields);
  return {
    fields: Object.keys(fields),
    dates: all.flatMap(([name, { kind }]) => (kind.type === 'date' ? [name] : [])),
    defaultValues: Object.fromEntries(all.map(([name, field]) => [name, shownIn(field, values.get(name))])),
  };
}

/** A thing without what a list of its fields does not have any more: that is chosen anew. */
export const withListedChoices = (fields: FieldSet, item: object): object =>
  Object.fromEntries(
    Object.entries(item).filter(([name, value]) => {
      const kind = fields[name]?.kind;
      return kind?.type !== 'choice' || kind.options.some((option) => option.value === value);
    }),
  );

function shownIn({ kind }: Field, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  // Ids stand in a form as one text, as everything else does.
  if (Array.isArray(value)) return value.join(' ');
  if (typeof value !== 'string') return '';
  return kind.type === 'dayOrMonth' ? formatDayOrMonth(value) : value;
}

/** What a form holds as a request: what is empty is null, and is not there. @param today in London */
export const requestOf = (
  fields: FieldSet,
  values: Readonly<Record<string, unknown>>,
  today: CivilDate,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, sentFrom(field, values[name], today)]),
  );

function sentFrom(
  { kind }: Field,
  text: unknown,
  today: CivilDate,
): string | number | boolean | readonly (number | string)[] | null {
  if (typeof text !== 'string' || text.trim() === '') return null;
  if (kind.type === 'yesOrNo') return text === 'yes';
  if (kind.type === 'wholeNumber') return Number(text);
  if (kind.type === 'ids') return text.split(' ').map(Number);
  if (kind.type === 'identifiers' || kind.type === 'keys') return text.split(' ');
  return kind.type === 'dayOrMonth' ? readDayOrMonth(text, today) : text;
}
