import { createMissing, createReasons } from '../assessment/reasonsIn';
import { registrationMissing, registrationSentences } from '../sentences/registrationOfChildren';

/** Creates the reasons of a registration answer from their table of sentences. */
export const { against, met, toKnow } = createReasons(registrationSentences);
/** Creates the entries for missing data. */
export const missing = createMissing(registrationMissing);
