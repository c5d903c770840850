import { createMissing, createReasons } from '../assessment/reasonsIn';
import { dependantMissing, dependantSentences } from '../sentences/dependants';

/** Creates the reasons about dependants from their table of sentences. */
export const { toKnow } = createReasons(dependantSentences);
/** Creates the entries for missing data. */
export const missing = createMissing(dependantMissing);
