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

/** All collections of the record. To add one, create a file in this folder and add it above. */
export const collections: readonly Collection<string, string, FieldSet, CollectionPart>[] = every;
export type CollectionPart = (typeof every)[number]['part'];

const shareable = every.filter((collection) => collection.share !== null);
export type SharedCollectionPart = (typeof shareable)[number]['part'];
type SharedCollection = Collection<string, string, FieldSet, SharedCollectionPart> & {
  readonly share: NonNullable<Collection['share']>;
};
/** The collections that can be shared with a lawyer. */
export const sharedCollections: readonly SharedCollection[] = shareable;

export type CollectionName = (typeof every)[number]['name'];
