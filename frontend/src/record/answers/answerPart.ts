import { answers, type Presented } from '@settlewise/contract/collections';
import { collectionQueries } from '../collections/collectionQueries';

/** What a person answers to a question of their document checklist. */
export type RecordedAnswer = Presented<typeof answers.fields>;
export const answerQueries = collectionQueries(answers);
