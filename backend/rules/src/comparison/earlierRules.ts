import * as rulesOf20261123 from '../../earlier/2026-11-23.mjs';
import { comparable } from './comparable';
import type { ComparableRules } from './comparableRules';

/** The rule set before the current one. */
export const earlierVersion = '2026-11-23';

/**
 * The earlier rules as they answered. They go with the first release after 1.0: from then on the stored outcomes say what was
 * answered before.
 */
export const earlierRules: ComparableRules = comparable(
  {
    ...rulesOf20261123,
    // Days of travel counted then.
    settlementAnswer: (...asked) => rulesOf20261123.settlementProgress(...asked).cautious.answer,
  },
  () => null,
);
