import * as rulesOf20261123 from '../../earlier/2026-11-23.mjs';
import { comparable } from './comparable';
import type { ComparableRules } from './comparableRules';

/** The previous rule set. */
export const earlierVersion = '2026-11-23';

/** The frozen earlier rules. They are removed with the first release after 1.0; stored outcomes then replace them. */
export const earlierRules: ComparableRules = comparable(
  {
    ...rulesOf20261123,
    // Days of travel were counted then.
    settlementAnswer: (...asked) => rulesOf20261123.settlementProgress(...asked).cautious.answer,
  },
  () => null,
);
