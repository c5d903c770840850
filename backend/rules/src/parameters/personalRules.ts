import { always, catalogueAs, publishAs } from './parameter';
import { sources } from './sources';
import { belowAge, inAges, inDays, inMonths, inYears, perPerson } from './units';

/** Ages, and prison sentences. */
export const personalRules = {
  /** Part Suitability, SUI 5.1: a prison sentence of so many months or more means refusal. */
  sentenceForRefusal: always('A prison sentence that means refusal, from', inMonths, 12, sources.suitability),
  /** CR 4.1: on the routes of family life and private life a shorter prison sentence does not break residence. */
  sentenceThatPauses: always(
    'Family life and private life: a prison sentence that does not break residence, shorter than',
    inMonths,
    12,
    sources.continuousResidenceRules,
  ),
  /** Guidance v8.0, page 38: years to live in the UK after such a sentence. */
  yearsAfterPrison: always(
    'Family life and private life: years in the UK after a prison sentence',
    inYears,
    5,
    sources.continuousResidenceGuidance,
  ),
  /** KOL UK and Appendix English Language. */
  agesAsked: publishAs(
    'english_and_life_in_the_uk',
    always(
      'English and the Life in the UK test are asked of people of',
      inAges,
      { from: 18, to: 64 },
      sources.englishLanguage,
    ),
  ),
  /**
   * A child is somebody under this age, “unless applying as a dependent child, where the applicant may be aged 18 or over
   * if they have previously been granted as a dependent child”: the guidance on Appendix Children.
   */
  newDependantBefore: publishAs(
    'child_new_as_dependant',
    always(
      'A child’s first application as a dependant: before the age of',
      belowAge,
      18,
      sources.childrenGuidance,
      'quoted',
    ),
  ),
  /** People first granted younger need five years. At these ages they do if half their life was in the UK. */
  privateLifeYoungAdults: publishAs(
    'private_life_five_years_young_adult',
    catalogueAs(
      'private_life_five_years_young_adult',
      always(
        'Private life: five years for young adults who have lived half of their life in the UK, of',
        inAges,
        { from: 18, to: 24 },
        sources.continuousResidenceGuidance,
      ),
    ),
  ),
} as const;

/** What leads to a refusal, and what follows from one. */
export const refusalRules = {
  /** Part Suitability. */
  debtToTheNhs: always('A debt to the NHS that can lead to a refusal', perPerson, 500, sources.suitability),
  /** To ask for an administrative review, from inside the UK. */
  daysForReview: always(
    'Time for an administrative review, from inside the UK',
    inDays,
    14,
    sources.suitability,
    'unknown',
  ),
} as const;
