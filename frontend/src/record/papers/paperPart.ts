import { papers, type Presented } from '@settlewise/contract/collections';
import { collectionQueries } from '../collections/collectionQueries';

/** What a person says of a line of their document checklist that their vault does not answer. */
export type RecordedPaper = Presented<typeof papers.fields>;
export type PaperStanding = RecordedPaper['standing'];
export const paperQueries = collectionQueries(papers);
