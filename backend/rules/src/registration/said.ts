import { createMissing, createReasons } from '../assessment/reasonsIn';
import { registrationMissing, registrationSentences } from '../sentences/registrationOfChildren';

/** The reasons of an answer about a child's registration, in the words of their table. */
export const { against, met, toKnow } = createReasons(registrationSentences);
/** What such an answer lacks. */
export const missing = createMissing(registrationMissing);
