import type { Collection } from '../collections/definition';
import type { FieldSet } from '../fields';
import { addresses } from './addresses';
import { referees } from './referees';

const every = [addresses, referees] as const satisfies readonly Collection[];

/** Every list that a person keeps and that is a collection and nothing more. A new one: a file beside this, and its name above. */
export const collections: readonly Collection<string, string, FieldSet, CollectionPart>[] = every;
export type CollectionPart = (typeof every)[number]['part'];
export type CollectionName = (typeof every)[number]['name'];
