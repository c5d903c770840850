import type { Field, FieldSet } from '@settlewise/contract';
import type { CivilDate } from '@settlewise/rules';
import { formatDayOrMonth, readDayOrMonth } from '../../ui/dates/dayOrMonth';
import type { FormValues } from './FieldInForm';

/** A thing, or nothing yet, as a form shows it. */
export const formValuesOf = (fields: FieldSet, item: object | null): FormValues => {
  const values = new Map<string, unknown>(Object.entries(item ?? {}));
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, shownIn(field, values.get(name))]),
  );
};

function shownIn({ kind }: Field, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return '';
  return kind.type === 'dayOrMonth' ? formatDayOrMonth(value) : value;
}

/** What a form holds as a request: what is empty is null, and is not there. @param today in London */
export const requestOf = (fields: FieldSet, values: FormValues, today: CivilDate): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, sentFrom(field, values[name] ?? '', today)]),
  );

function sentFrom({ kind }: Field, text: string, today: CivilDate): string | number | boolean | null {
  if (text.trim() === '') return null;
  if (kind.type === 'yesOrNo') return text === 'yes';
  if (kind.type === 'wholeNumber') return Number(text);
  return kind.type === 'dayOrMonth' ? readDayOrMonth(text, today) : text;
}
