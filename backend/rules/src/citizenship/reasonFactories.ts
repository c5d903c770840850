import { createReasons } from '../assessment/reasonsIn';
import { citizenshipSentences } from '../sentences/citizenship';

/** Creates the reasons of a citizenship answer from their table of sentences. */
export const { against, met, toKnow } = createReasons(citizenshipSentences);
