import type { Collection } from '../collections/definition';
import type { FieldSet } from '../fields';
import { addresses } from './addresses';
import { answers } from './answers';
import { applications } from './applications';
import { cohabitation } from './cohabitation';
import { jobs } from './jobs';
import { papers } from './papers';
import { parents } from './parents';
import { referees } from './referees';
import { rounds } from './rounds';

const every = [
  addresses,
  cohabitation,
  referees,
  papers,
  answers,
  rounds,
  applications,
  jobs,
  parents,
] as const satisfies readonly Collection[];

/** Every list that a person keeps and that is a collection and nothing more. A new one: a file beside this, and its name above. */
export const collections: readonly Collection<string, string, FieldSet, CollectionPart>[] = every;
export type CollectionPart = (typeof every)[number]['part'];

const shareable = every.filter((collection) => collection.share !== null);
export type SharedCollectionPart = (typeof shareable)[number]['part'];
type SharedCollection = Collection<string, string, FieldSet, SharedCollectionPart> & {
  readonly share: NonNullable<Collection['share']>;
};
/** Those that a lawyer can be shown. */
export const sharedCollections: readonly SharedCollection[] = shareable;

export type CollectionName = (typeof every)[number]['name'];
