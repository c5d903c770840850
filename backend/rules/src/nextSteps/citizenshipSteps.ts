import type { CitizenshipCalculation } from '../calculators/citizenship/citizenshipCalculation';
import type { CitizenshipForm } from '../calculators/citizenship/citizenshipForm';
import { documentsForCitizenship } from '../suggestions/suggestedDocuments';
import {
  citizenshipDocuments,
  citizenshipPoints,
  type CitizenshipDocument,
  type CitizenshipPoint,
} from './citizenshipPoints';
import { costsOnDay } from './costsOnDay';
import type { NextSteps } from './settlementSteps';
import { findCitizenshipPage } from './applicationPages';

type Form = Pick<CitizenshipForm, CitizenshipPoint> & Readonly<Record<CitizenshipDocument, boolean>>;
type Result = Pick<
  CitizenshipCalculation,
  | 'isEligible'
  | 'isSpouseRoute'
  | 'settlementDate'
  | 'applicationDate'
  | 'calculationDate'
  | 'suggestedEligibilityDate'
  | 'englishLanguage'
  | 'lifeInUK'
> & {
  /** Older answers have none. */
  readonly english: Pick<CitizenshipCalculation['english'], 'exempt'> | null;
  readonly lifeInUk: Pick<CitizenshipCalculation['lifeInUk'], 'asked'> | null;
  readonly headline: Pick<NonNullable<CitizenshipCalculation['headline']>, 'code'> | null;
};

/** The next steps after a result of the citizenship calculator. */
export function citizenshipSteps(
  form: Form,
  result: Result,
): NextSteps<CitizenshipPoint | CitizenshipDocument> {
  const { isEligible, isSpouseRoute: isSpouse, applicationDate, calculationDate: today } = result;
  const isAdult = result.headline?.code !== 'under_18';
  const isSettled = result.settlementDate !== null;
  const asksTest = result.lifeInUk?.asked ?? true;
  const asksEnglish = result.english?.exempt !== 'age';
  const applyOn = isEligible ? applicationDate : result.suggestedEligibilityDate;
  const mayApply = applyOn !== null && result.headline?.code !== 'settlement_may_have_lapsed';
  const isNeeded: Readonly<Record<CitizenshipDocument, boolean>> = {
    hasPassports: true,
    hasTravelHistory: true,
    hasTaxHistory: true,
    hasILRProof: isSettled,
    hasMarriageCertificate: isSpouse,
    hasLanguageCertificate: asksEnglish,
    hasLifeInUKCertificate: asksTest,
  };
  return {
    applyOn,
    where: mayApply ? findCitizenshipPage({ isSpouse, isSettled, isAdult }) : null,
    costs: costsOnDay({
      // A payment is never on a past day.
      on: [applyOn ?? applicationDate, today].toSorted()[1] ?? today,
      today,
      due: isAdult ? ['naturalisation', 'ceremony'] : ['child_registration'],
      extra: asksTest && !result.lifeInUK ? ['life_in_the_uk_test'] : [],
    }),
    documents: documentsForCitizenship({ isSpouse, isSettled }, { english: asksEnglish, lifeInUk: asksTest }),
    leftOpen: [
      ...citizenshipPoints.filter((point) => isAsked(point, isSpouse) && !isTicked(point, form, result)),
      ...citizenshipDocuments.filter((document) => isNeeded[document] && !form[document]),
    ].map((key) => ({ key, step: 3 })),
  };
}

/** The dates show the months of settlement; a spouse needs no intention to stay. */
const isAsked = (point: CitizenshipPoint, isSpouse: boolean): boolean =>
  point !== 'settlementStatus12Months' && (point !== 'intendsToContinueResiding' || !isSpouse);

/** The level or the age can decide English and the test; the others are as ticked. */
const isTicked = (point: CitizenshipPoint, form: Form, result: Result): boolean =>
  point === 'englishLanguage' || point === 'lifeInUK' ? result[point] : form[point];
