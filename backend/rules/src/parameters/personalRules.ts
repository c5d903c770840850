import { always } from './parameter';
import { sources } from './sources';
import { inAges, inDays, perPerson } from './units';

/** English and the Life in the UK test are asked of people of these ages, KOL UK and Appendix English Language. */
export const agesAsked = always(
  'English and the Life in the UK test are asked of people of',
  inAges,
  { from: 18, to: 64 },
  sources.englishLanguage,
);

/** Part Suitability: a debt to the NHS of so much can lead to a refusal. */
export const debtToTheNhs = always(
  'A debt to the NHS that can lead to a refusal',
  perPerson,
  500,
  sources.suitability,
);

/** The time to ask for an administrative review of a refusal, from inside the UK. */
export const daysForReview = always(
  'Time for an administrative review, from inside the UK',
  inDays,
  14,
  sources.suitability,
  'unknown',
);
