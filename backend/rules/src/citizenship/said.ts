import { reasonsIn } from '../assessment/reasonsIn';
import { citizenshipSentences } from '../sentences/citizenship';

/** The reasons of an answer about citizenship, in the words of their table. */
export const { against, met, toKnow } = reasonsIn(citizenshipSentences);
