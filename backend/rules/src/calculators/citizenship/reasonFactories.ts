import { createReasons } from '../../assessment/reasonsIn';
import { citizenshipCalculatorSentences } from '../../sentences/citizenshipCalculator';

/** Creates the calculator's own reasons from their table of sentences. */
export const { against, met, toKnow } = createReasons(citizenshipCalculatorSentences);
