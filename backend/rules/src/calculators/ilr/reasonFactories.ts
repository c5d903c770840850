import { createMissing, createReasons } from '../../assessment/reasonsIn';
import { ilrMissing, ilrSentences } from '../../sentences/ilrCalculator';

/** Creates the calculator's own reasons from their table of sentences. */
export const { against, met, toKnow } = createReasons(ilrSentences);
/** Creates the calculator's entries for missing data. */
export const missing = createMissing(ilrMissing);
