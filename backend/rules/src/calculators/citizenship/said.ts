import { reasonsIn } from '../../assessment/reasonsIn';
import { citizenshipCalculatorSentences } from '../../sentences/citizenshipCalculator';

/** What the calculator says beside the sentences of citizenship, in the words of its table. */
export const { against, met, toKnow } = reasonsIn(citizenshipCalculatorSentences);
