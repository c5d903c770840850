import type { FieldChange } from '@settlewise/contract/admin';
import { isCivilDate } from '@settlewise/rules/calendar';
import { formatDate } from '../../../ui/dates/formatDate';

type Value = FieldChange['before'];

/** Whether a field came, went or became something else. */
export type ChangeKind = 'added' | 'removed' | 'changed';

/** A field that is `null` was not there. */
export function kindOf({ before, after }: Pick<FieldChange, 'before' | 'after'>): ChangeKind {
  if (before === null) return 'added';
  return after === null ? 'removed' : 'changed';
}

/** A value as it is recorded; a text without its quotes, nothing as a dash. */
export function valueText(value: Value): string {
  if (value === null) return '–';
  if (typeof value === 'string') return value === '' ? '(empty)' : value;
  return JSON.stringify(value);
}

/** The same as people read it: a day as pages write it, yes and no. */
export function valueInWords(value: Value): string {
  if (typeof value === 'string' && isCivilDate(value)) return formatDate(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return valueText(value);
}

/** `AbsenceRecorded` as people read it: `Absence recorded`. */
export function eventWords(type: string): string {
  const words = type.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Every value of a state with its place, as the changes name it: names from the outside in, joined by dots. */
export function flattened(state: Value): readonly { readonly path: string; readonly value: Value }[] {
  const flat: { path: string; value: Value }[] = [];
  const walk = (value: Value, path: readonly string[]): void => {
    if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) {
      if (path.length > 0 || value !== null) flat.push({ path: path.join('.'), value });
      return;
    }
    for (const [key, inner] of Object.entries(value)) walk(inner, [...path, key]);
  };
  walk(state, []);
  return flat;
}
