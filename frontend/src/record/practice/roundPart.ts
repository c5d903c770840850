import { type Presented, rounds } from '@settlewise/contract/collections';
import { collectionQueries } from '../collections/collectionQueries';

/** A round of practice for the Life in the UK test, as the record keeps it. */
export type RecordedRound = Presented<typeof rounds.fields>;
export const roundQueries = collectionQueries(rounds);
