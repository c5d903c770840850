import { createMissing, createReasons } from '../assessment/reasonsIn';
import { dependantMissing, dependantSentences } from '../sentences/dependants';

/** What is said of a dependant beside the sentences of settlement, in the words of its table. */
export const { toKnow } = createReasons(dependantSentences);
/** What such an answer lacks. */
export const missing = createMissing(dependantMissing);
