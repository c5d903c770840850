import { createMissing, createReasons } from '../assessment/reasonsIn';
import { settlementSentences } from '../sentences/settlement';
import { settlementMissing } from '../sentences/settlementPermissions';

/** Creates the reasons of a settlement answer from their table of sentences. */
export const { against, met, toKnow } = createReasons(settlementSentences);
/** Creates the entries for missing data. */
export const missing = createMissing(settlementMissing);
