import { z } from 'zod';
import { storedShape, type FieldSet, type ItemOf } from '../fields';
import { defineEvent, type EventDefinition } from '../kernel/eventDefinition';
import { identifier } from '../kernel/values';
import type { Collection } from './definition';

type Identified<Id extends string> = { readonly [Name in Id]: string };

type RecordedEvent<Name extends string, Id extends string, Item> = {
  readonly type: `${Name}Recorded`;
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

/** The events of a collection. */
export type CollectionEvent<Name extends string, Id extends string, Fields extends FieldSet> =
  RecordedEvent<Name, Id, ItemOf<Fields>> | ChangedEvent<Name, Id, ItemOf<Fields>> | RemovedEvent<Name, Id>;

/** The definitions of a collection's three events, for the registry. */
export function collectionEvents({ name, id, fields, history }: Collection): readonly EventDefinition[] {
  const itemSchema = z.strictObject({ [id]: identifier, ...storedShape(fields) });
  return [
    defineEvent(`${name}Recorded`, itemSchema, history),
    defineEvent(`${name}Changed`, itemSchema, history),
    defineEvent(`${name}Removed`, z.strictObject({ [id]: identifier })),
  ];
}
