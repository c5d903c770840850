import { z } from 'zod';
import type { Field } from './field';

/** The fields of a thing that people record, by name, in the order in which forms and files show them. */
export type FieldSet = Readonly<Record<string, Field>>;

/** The thing as an event holds it: null, or left out, where nothing was said. */
export type ItemOf<Fields extends FieldSet> = Readonly<z.infer<z.ZodObject<StoredShape<Fields>>>>;
/** What people send to record it. */
export type TypedOf<Fields extends FieldSet> = z.infer<z.ZodObject<TypedShape<Fields>>>;
/** A change of it: a field that is undefined stays as it is, and null takes away what was said. */
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
    Fields[Name]['stored'] extends z.ZodOptional<infer Said> ? z.ZodNullable<Said> : Fields[Name]['stored']
  >;
};

export function namesOf<Fields extends FieldSet>(fields: Fields): readonly (keyof Fields & string)[] {
  return Object.keys(fields);
}

/** The fields of a thing besides those of a part of it. */
export function fieldsBeside<Fields extends FieldSet, Part extends FieldSet>(
  fields: Fields,
  part: Part,
): Omit<Fields, keyof Part>;
export function fieldsBeside(fields: FieldSet, part: FieldSet): object {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in part)));
}

/** For `z.object`: what people send to record a thing. */
export function typedShape<Fields extends FieldSet>(fields: Fields): TypedShape<Fields>;
export function typedShape(fields: FieldSet): object {
  return mapped(fields, ({ typed }) => typed);
}

/** For `z.object`: what people send to change a thing; each field may be left out. */
export function changeShape<Fields extends FieldSet>(fields: Fields): ChangeShape<Fields>;
export function changeShape(fields: FieldSet): object {
  return mapped(fields, ({ typed }) => typed.optional());
}

/** For `z.strictObject`: what an event holds. */
export function storedShape<Fields extends FieldSet>(fields: Fields): StoredShape<Fields>;
export function storedShape(fields: FieldSet): object {
  return mapped(fields, ({ stored }) => stored);
}

/** For `z.object`: what an answer has of a thing; null where nothing was said, and for what is not in it. */
export function answeredShape<Fields extends FieldSet>(fields: Fields): AnsweredShape<Fields>;
export function answeredShape(fields: FieldSet): object {
  return mapped(fields, ({ optional, stored }) => (optional ? stored.nullable().default(null) : stored));
}

/** For `z.strictObject`: what an event of a change holds, the fields that changed, and null for what was taken away. */
export function storedChangeShape<Fields extends FieldSet>(fields: Fields): StoredChangeShape<Fields>;
export function storedChangeShape(fields: FieldSet): object {
  return mapped(fields, ({ stored }) =>
    stored instanceof z.ZodOptional ? z.nullable(stored.unwrap()).optional() : stored.optional(),
  );
}

/** What was sent as the whole thing. @throws ZodError where it is not one */
export function wholeItem<Fields extends FieldSet>(fields: Fields, sent: object): ItemOf<Fields>;
export function wholeItem(fields: FieldSet, sent: object): object {
  return wholeOf(storedShape(fields), sent);
}

/** The same for what an event holds. @throws ZodError where the event would not take it */
export function wholeOf<Shape extends z.ZodRawShape>(
  shape: Shape,
  sent: object,
): z.infer<z.ZodObject<Shape>> {
  return z.strictObject(shape).parse(asStored(shape, sent));
}

/** The thing after a change. */
export function changed<Fields extends FieldSet>(
  fields: Fields,
  before: ItemOf<Fields>,
  change: ChangeOf<Fields>,
): ItemOf<Fields>;
export function changed(fields: FieldSet, before: object, change: object): object {
  return asStored(storedShape(fields), { ...before, ...said(change) });
}

/** The fields of a change that make a difference; null for what is taken away. */
export function whatChanges<Fields extends FieldSet>(
  fields: Fields,
  before: ItemOf<Fields>,
  change: ChangeOf<Fields>,
): ChangeOf<Fields>;
export function whatChanges(fields: FieldSet, before: object, change: object): object {
  const [old, now] = [valuesOf(before), valuesOf(said(change))];
  return Object.fromEntries(
    namesOf(fields).flatMap((name) =>
      now.has(name) && !same(old.get(name), now.get(name)) ? [[name, now.get(name)]] : [],
    ),
  );
}

/** Whether two things of the same fields say the same. */
export function sameItem(fields: FieldSet, one: object, other: object): boolean {
  const [ofOne, ofOther] = [valuesOf(one), valuesOf(other)];
  return namesOf(fields).every((name) => same(ofOne.get(name), ofOther.get(name)));
}

const valuesOf = (item: object) => new Map<string, unknown>(Object.entries(item));

/** Without the fields that a change leaves as they are. */
const said = (change: object) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

/** Null and what was left out both mean that nothing was said. */
const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** In the order of the fields, and with nothing said as events write it: as null, or not at all. */
function asStored(shape: z.ZodRawShape, item: object): object {
  const values = valuesOf(item);
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, stored]) => {
      const value = values.get(name) ?? null;
      return value === null && stored instanceof z.ZodOptional ? [] : [[name, value]];
    }),
  );
}

function mapped<Value>(
  fields: FieldSet,
  valueOf: (field: Field, name: string) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(field, name)]));
}
