import { missingIn, reasonsIn } from '../assessment/reasonsIn';
import { registrationMissing, registrationSentences } from '../sentences/registrationOfChildren';

/** The reasons of an answer about a child's registration, in the words of their table. */
export const { against, met, toKnow } = reasonsIn(registrationSentences);
/** What such an answer lacks. */
export const missing = missingIn(registrationMissing);
