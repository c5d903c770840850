import { z } from 'zod';
import type { Field } from './field';

/** The fields of an item, by name, in the order of forms and files. */
export type FieldSet = Readonly<Record<string, Field>>;

/** The item in an event. A field without a value is null or missing. */
export type ItemOf<Fields extends FieldSet> = Readonly<z.infer<z.ZodObject<StoredShape<Fields>>>>;
/** The request that records an item. */
export type TypedOf<Fields extends FieldSet> = z.infer<z.ZodObject<TypedShape<Fields>>>;
/** A change of an item. Undefined fields do not change; null clears a field. */
export type ChangeOf<Fields extends FieldSet> = {
  readonly [Name in keyof Fields]?: Changed<z.infer<Fields[Name]['stored']>> | undefined;
};
type Changed<Stored> = undefined extends Stored ? Stored | null : Stored;

type TypedShape<Fields extends FieldSet> = { [Name in keyof Fields]: Fields[Name]['typed'] };
type ChangeShape<Fields extends FieldSet> = { [Name in keyof Fields]: z.ZodOptional<Fields[Name]['typed']> };
type StoredShape<Fields extends FieldSet> = { [Name in keyof Fields]: Fields[Name]['stored'] };
type AnsweredShape<Fields extends FieldSet> = {
  [Name in keyof Fields]: Fields[Name]['optional'] extends true
    ? z.ZodDefault<z.ZodNullable<Fields[Name]['stored']>>
    : Fields[Name]['stored'];
};
type StoredChangeShape<Fields extends FieldSet> = {
  [Name in keyof Fields]: z.ZodOptional<
    Fields[Name]['stored'] extends z.ZodOptional<infer Value> ? z.ZodNullable<Value> : Fields[Name]['stored']
  >;
};

export function namesOf<Fields extends FieldSet>(fields: Fields): readonly (keyof Fields & string)[] {
  return Object.keys(fields);
}

/** The fields of an item without the fields of `part`. */
export function fieldsBeside<Fields extends FieldSet, Part extends FieldSet>(
  fields: Fields,
  part: Part,
): Omit<Fields, keyof Part>;
export function fieldsBeside(fields: FieldSet, part: FieldSet): object {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in part)));
}

/** Shape for `z.object`: the request that records an item. */
export function typedShape<Fields extends FieldSet>(fields: Fields): TypedShape<Fields>;
export function typedShape(fields: FieldSet): object {
  return mapFields(fields, ({ typed }) => typed);
}

/** Shape for `z.object`: the request that changes an item. Every field is optional. */
export function changeShape<Fields extends FieldSet>(fields: Fields): ChangeShape<Fields>;
export function changeShape(fields: FieldSet): object {
  return mapFields(fields, ({ typed }) => typed.optional());
}

/** Shape for `z.strictObject`: the data of an event. */
export function storedShape<Fields extends FieldSet>(fields: Fields): StoredShape<Fields>;
export function storedShape(fields: FieldSet): object {
  return mapFields(fields, ({ stored }) => stored);
}

/** Shape for `z.object`: the item in a response. A missing value is null. */
export function answeredShape<Fields extends FieldSet>(fields: Fields): AnsweredShape<Fields>;
export function answeredShape(fields: FieldSet): object {
  return mapFields(fields, ({ optional, stored }) => (optional ? stored.nullable().default(null) : stored));
}

/** Shape for `z.strictObject`: the data of a change event. It holds the changed fields, and null for cleared ones. */
export function storedChangeShape<Fields extends FieldSet>(fields: Fields): StoredChangeShape<Fields>;
export function storedChangeShape(fields: FieldSet): object {
  return mapFields(fields, ({ stored }) =>
    stored instanceof z.ZodOptional ? z.nullable(stored.unwrap()).optional() : stored.optional(),
  );
}

/** Parses a complete item. @throws ZodError if it is not valid */
export function wholeItem<Fields extends FieldSet>(fields: Fields, sent: object): ItemOf<Fields>;
export function wholeItem(fields: FieldSet, sent: object): object {
  return wholeOf(storedShape(fields), sent);
}

/** Parses data by the shape of an event. @throws ZodError if the event would not accept it */
export function wholeOf<Shape extends z.ZodRawShape>(
  shape: Shape,
  sent: object,
): z.infer<z.ZodObject<Shape>> {
  return z.strictObject(shape).parse(asStored(shape, sent));
}

/** The item after a change. */
export function changed<Fields extends FieldSet>(
  fields: Fields,
  before: ItemOf<Fields>,
  change: ChangeOf<Fields>,
): ItemOf<Fields>;
export function changed(fields: FieldSet, before: object, change: object): object {
  return asStored(storedShape(fields), { ...before, ...withoutUndefined(change) });
}

/** The fields with a new value; null for cleared ones. */
export function findChanges<Fields extends FieldSet>(
  fields: Fields,
  before: ItemOf<Fields>,
  change: ChangeOf<Fields>,
): ChangeOf<Fields>;
export function findChanges(fields: FieldSet, before: object, change: object): object {
  const [old, now] = [toMap(before), toMap(withoutUndefined(change))];
  return Object.fromEntries(
    namesOf(fields).flatMap((name) =>
      now.has(name) && !isSameValue(old.get(name), now.get(name)) ? [[name, now.get(name)]] : [],
    ),
  );
}

/** Whether two items have the same values. */
export function sameItem(fields: FieldSet, one: object, other: object): boolean {
  const [oneValues, otherValues] = [toMap(one), toMap(other)];
  return namesOf(fields).every((name) => isSameValue(oneValues.get(name), otherValues.get(name)));
}

const toMap = (item: object) => new Map<string, unknown>(Object.entries(item));

const withoutUndefined = (change: object) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

/** Null and undefined are both "no value". */
const isSameValue = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Sorts the values by the order of the fields. A missing value becomes null or is omitted, as events store it. */
function asStored(shape: z.ZodRawShape, item: object): object {
  const values = toMap(item);
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, stored]) => {
      const value = values.get(name) ?? null;
      return value === null && stored instanceof z.ZodOptional ? [] : [[name, value]];
    }),
  );
}

function mapFields<Value>(
  fields: FieldSet,
  toValue: (field: Field, name: string) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, toValue(field, name)]));
}
