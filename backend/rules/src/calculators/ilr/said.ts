import { missingIn, reasonsIn } from '../../assessment/reasonsIn';
import { ilrMissing, ilrSentences } from '../../sentences/ilrCalculator';

/** What the calculator says beside the sentences of settlement, in the words of its table. */
export const { against, met, toKnow } = reasonsIn(ilrSentences);
/** What it lacks. */
export const missing = missingIn(ilrMissing);
