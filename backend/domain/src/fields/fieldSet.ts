import { z } from 'zod';
import type { Field } from './field';

/** The fields of a thing that people record, by name, in the order in which forms and files show them. */
export type FieldSet = Readonly<Record<string, Field>>;

/** The thing as an event holds it: null where nothing was said. */
export type ItemOf<Fields extends FieldSet> = {
  readonly [Name in keyof Fields]: z.infer<Fields[Name]['stored']>;
};
/** What people send to record it. */
export type TypedOf<Fields extends FieldSet> = z.infer<z.ZodObject<TypedShape<Fields>>>;
/** What people send to change it: a field that is undefined stays as it is. */
export type ChangeOf<Fields extends FieldSet> = {
  readonly [Name in keyof Fields]?: z.infer<Fields[Name]['stored']> | undefined;
};

type TypedShape<Fields extends FieldSet> = { [Name in keyof Fields]: Fields[Name]['typed'] };
type ChangeShape<Fields extends FieldSet> = { [Name in keyof Fields]: z.ZodOptional<Fields[Name]['typed']> };
type StoredShape<Fields extends FieldSet> = { [Name in keyof Fields]: Fields[Name]['stored'] };

export function namesOf<Fields extends FieldSet>(fields: Fields): readonly (keyof Fields & string)[] {
  return Object.keys(fields);
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

/** What was sent as the whole thing: what was left out is null. @throws ZodError where it is not one */
export function wholeItem<Fields extends FieldSet>(fields: Fields, sent: object): ItemOf<Fields>;
export function wholeItem(fields: FieldSet, sent: object): object {
  return wholeOf(storedShape(fields), sent);
}

/** The same for what an event holds: what was left out is null. @throws ZodError where the event would not take it */
export function wholeOf<Shape extends z.ZodRawShape>(
  shape: Shape,
  sent: object,
): z.infer<z.ZodObject<Shape>> {
  const values = new Map<string, unknown>(Object.entries(sent));
  return z
    .strictObject(shape)
    .parse(Object.fromEntries(Object.keys(shape).map((name) => [name, values.get(name) ?? null])));
}

/** The thing after a change. */
export function changed<Item extends object>(
  before: Item,
  change: { readonly [Name in keyof Item]?: Item[Name] | undefined },
): Item {
  return {
    ...before,
    ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
  };
}

/** Whether two things of the same fields say the same. */
export function sameItem(fields: FieldSet, one: object, other: object): boolean {
  const ofOne = new Map<string, unknown>(Object.entries(one));
  const ofOther = new Map<string, unknown>(Object.entries(other));
  return namesOf(fields).every(
    (name) => JSON.stringify(ofOne.get(name)) === JSON.stringify(ofOther.get(name)),
  );
}

function mapped<Value>(
  fields: FieldSet,
  valueOf: (field: Field, name: string) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(field, name)]));
}
