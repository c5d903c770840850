import { missingIn, reasonsIn } from '../assessment/reasonsIn';
import { settlementSentences } from '../sentences/settlement';
import { settlementMissing } from '../sentences/settlementPermissions';

/** The reasons of an answer about settlement, in the words of their table. */
export const { against, met, toKnow } = reasonsIn(settlementSentences);
/** What such an answer lacks. */
export const missing = missingIn(settlementMissing);
