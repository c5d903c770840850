import { always } from './parameter';
import { sources } from './sources';
import { anAge, inAges, inDays, inMonths, inYears, perPerson } from './units';

/** English and the Life in the UK test are asked of people of these ages, KOL UK and Appendix English Language. */
export const agesAsked = always(
  'English and the Life in the UK test are asked of people of',
  inAges,
  { from: 18, to: 64 },
  sources.englishLanguage,
);

/**
 * A child is somebody under this age, “unless applying as a dependent child, where the applicant may be aged 18 or over if
 * they have previously been granted as a dependent child”: the guidance on Appendix Children.
 */
export const newDependantBefore = always(
  'A child’s first application as a dependant: before the age of',
  anAge,
  18,
  sources.childrenGuidance,
  'quoted',
);

/** Private life: those first granted younger need five years; those first granted at these ages do where half their life was in the UK. */
export const privateLifeYoungAdults = always(
  'Private life: five years for young adults who have lived half of their life in the UK, of',
  inAges,
  { from: 18, to: 24 },
  sources.continuousResidenceGuidance,
);

/** Part Suitability: a debt to the NHS of so much can lead to a refusal. */
export const debtToTheNhs = always(
  'A debt to the NHS that can lead to a refusal',
  perPerson,
  500,
  sources.suitability,
);

/** SUI 5.1: a prison sentence of so many months or more means refusal. */
export const sentenceForRefusal = always(
  'A prison sentence that means refusal, from',
  inMonths,
  12,
  sources.suitability,
);

/** CR 4.1: on the routes of family life and private life a prison sentence of fewer months does not break residence. */
export const sentenceThatPauses = always(
  'Family life and private life: a prison sentence that does not break residence, shorter than',
  inMonths,
  12,
  sources.continuousResidenceRules,
);

/** Guidance v8.0, page 38: years to live in the UK after such a sentence. */
export const yearsAfterPrison = always(
  'Family life and private life: years in the UK after a prison sentence',
  inYears,
  5,
  sources.continuousResidenceGuidance,
);

/** The time to ask for an administrative review of a refusal, from inside the UK. */
export const daysForReview = always(
  'Time for an administrative review, from inside the UK',
  inDays,
  14,
  sources.suitability,
  'unknown',
);
