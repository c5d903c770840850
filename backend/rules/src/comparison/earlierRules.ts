import * as rulesOf20261123 from '../../earlier/2026-11-23.mjs';
import { comparable } from './comparable';
import type { ComparableRules } from './comparableRules';

/** The rule set before today's, frozen as it answered: corrections of it were changes of the program itself. */
export const earlierRules: ComparableRules = comparable(
  {
    ...rulesOf20261123,
    // Days of travel counted then.
    settlementAnswer: (...asked) => rulesOf20261123.settlementProgress(...asked).cautious.answer,
  },
  () => null,
);
