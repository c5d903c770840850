import { z } from 'zod';
import { storedShape, type FieldSet, type ItemOf } from '../fields';
import { defineEvent, type EventDefinition } from '../kernel/eventDefinition';
import { identifier } from '../kernel/values';
import type { ItemList } from './definition';

type Identified<Id extends string> = { readonly [Name in Id]: string };

type AddedEvent<Name extends string, Id extends string, Item, Added extends string> = {
  readonly type: `${Name}${Added}`;
  readonly data: Readonly<Identified<Id> & Item>;
};
/** Holds the whole item after the change, so that each event can be read alone. */
type ChangedEvent<Name extends string, Id extends string, Item> = {
  readonly type: `${Name}Changed`;
  readonly data: Readonly<Identified<Id> & Item>;
};
type RemovedEvent<Name extends string, Id extends string> = {
  readonly type: `${Name}Removed`;
  readonly data: Identified<Id>;
};

/** The events of a list. */
export type ListEvent<
  Name extends string,
  Id extends string,
  Fields extends FieldSet,
  Added extends string = 'Recorded',
> =
  | AddedEvent<Name, Id, ItemOf<Fields>, Added>
  | ChangedEvent<Name, Id, ItemOf<Fields>>
  | RemovedEvent<Name, Id>;

type ListEventDefinition<
  Name extends string,
  Id extends string,
  Fields extends FieldSet,
  Added extends string,
> =
  ListEvent<Name, Id, Fields, Added> extends infer Event
    ? Event extends { type: infer Type extends string; data: infer Data extends object }
      ? EventDefinition<Type, Data>
      : never
    : never;

/** The definitions of a list's three events, for the registry. */
export function createListEvents<
  Name extends string,
  Id extends string,
  Fields extends FieldSet,
  Added extends string,
>(list: ItemList<Name, Id, Fields, Added>): readonly ListEventDefinition<Name, Id, Fields, Added>[];
export function createListEvents({
  name,
  id,
  added = 'Recorded',
  fields,
  history,
}: ItemList): readonly EventDefinition[] {
  const itemSchema = z.strictObject({ [id]: identifier, ...storedShape(fields) });
  return [
    defineEvent(`${name}${added}`, itemSchema, history),
    defineEvent(`${name}Changed`, itemSchema, history),
    defineEvent(`${name}Removed`, z.strictObject({ [id]: identifier })),
  ];
}
