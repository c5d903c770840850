import { missingIn, reasonsIn } from '../assessment/reasonsIn';
import { dependantMissing, dependantSentences } from '../sentences/dependants';

/** What is said of a dependant beside the sentences of settlement, in the words of its table. */
export const { toKnow } = reasonsIn(dependantSentences);
/** What such an answer lacks. */
export const missing = missingIn(dependantMissing);
