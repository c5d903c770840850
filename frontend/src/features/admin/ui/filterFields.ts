import { addDays, civilDateInLondon, isCivilDate } from '@settlewise/rules/calendar';
import { z } from 'zod';
import { londonInstant } from '../../../ui/dates/londonInstant';

interface Named {
  /** The name in the filter that is sent. */
  readonly name: string;
  readonly label: string;
  /** Seldom wanted: not in the line, but under it. */
  readonly folded?: true;
}

/** Something that a list can be narrowed by. */
export type FilterField =
  | (Named & {
      readonly kind: 'text';
      readonly hint?: string;
      /** Who somebody is may be typed here: it stands in no address. */
      readonly personal?: true;
    })
  /** Sent once it is a whole one. */
  | (Named & { readonly kind: 'id' })
  | (Named & {
      readonly kind: 'choice';
      readonly options: readonly { readonly value: string; readonly label: string }[];
      /** What stands there while nothing is chosen. */
      readonly any: string;
    })
  /** True or false is sent. */
  | (Named & { readonly kind: 'yesNo'; readonly yes: string; readonly no: string; readonly any: string })
  /** A day in London; the instant is sent at which it begins, or for the end of a period at which the next one does. */
  | (Named & { readonly kind: 'day'; readonly edge: 'from' | 'to' });

const filterValues = z.record(z.string(), z.unknown()).catch({});
/** What a list is narrowed by, as it is sent. */
export type FilterValues = z.infer<typeof filterValues>;

/** What the address says, which anybody can have typed: nothing where it is no filter. */
export const readFilterValues = (found: unknown): FilterValues => filterValues.parse(found);

/** What the address of a list narrows it by. @param text null where it says nothing */
export function filterInAddress(text: string | null): FilterValues {
  try {
    return readFilterValues(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

/** What stands in a field of the form for what is sent. */
export function shownValue(field: FilterField, value: unknown): string {
  if (field.kind === 'yesNo') return typeof value === 'boolean' ? String(value) : '';
  if (typeof value !== 'string') return '';
  if (field.kind !== 'day') return value;
  const at = new Date(value);
  if (Number.isNaN(at.getTime())) return '';
  const day = civilDateInLondon(at);
  return field.edge === 'from' ? day : addDays(day, -1);
}

const isWholeId = (text: string): boolean => z.uuid().safeParse(text).success;

/** What is sent for what stands in a field; undefined where that is nothing, null where it cannot be read. */
export function sentValue(field: FilterField, shown: string): string | boolean | null | undefined {
  const text = shown.trim();
  if (text === '') return undefined;
  if (field.kind === 'yesNo') return text === 'true';
  if (field.kind === 'id') return isWholeId(text) ? text : null;
  if (field.kind !== 'day') return text;
  if (!isCivilDate(text)) return null;
  return londonInstant(field.edge === 'from' ? text : addDays(text, 1));
}

/** What the fields say together; one that cannot be read yet says nothing. */
export function sentFilter(
  fields: readonly FilterField[],
  shown: Readonly<Record<string, string>>,
): FilterValues {
  const filter: Record<string, unknown> = {};
  for (const field of fields) {
    const value = sentValue(field, shown[field.name] ?? '');
    if (value !== null && value !== undefined) filter[field.name] = value;
  }
  return filter;
}
