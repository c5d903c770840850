import type { SaveAssessmentRequest, SavedAddressesResponse } from '@settlewise/contract/assessments';
import type { DocumentResponse } from '@settlewise/contract/documents';
import type { CivilDate } from '@settlewise/rules/calendar';
import { sourceThen } from '../../../record/assessments/sourceThen';
import type { Address } from '../../../record/addresses/staysOf';
import type { FormCheck } from '../checkForForm';
import { inFormOrder } from '../inFormOrder';
import { daysOfDocument, type ProvenAddress } from '../proofs';

interface Shown {
  readonly check: FormCheck;
  readonly proven: readonly ProvenAddress<DocumentResponse>[];
}

/** What is sent to save a check: what it was made from, and the documents that proved an address. */
export function savingOf({ check, proven }: Shown, calculatedOn: CivilDate): SaveAssessmentRequest {
  const { asked, bornOn, whose, journeys, inPeriod, outside } = check;
  const { form, applicationOn, spouse, cameOn } = asked;
  return {
    calculator: 'addresses',
    calculatedOn,
    form: {
      form,
      applicationOn,
      spouse,
      cameOn,
      dateOfBirth: bornOn,
      whose: whose === null ? null : { firstName: whose.firstName, lastName: whose.lastName },
      addresses: [...inPeriod, ...outside].map(
        ({ withWhom: _withWhom, dependants: _dependants, ...place }) => place,
      ),
      journeys: journeys.map(({ departureDate, returnDate }) => ({ departureDate, returnDate })),
      proofs: proofsOf(proven),
    },
  };
}

/** Each document once, with every address that it proves. */
function proofsOf(proven: Shown['proven']) {
  const documents = new Map(proven.flatMap(({ proofs }) => proofs).map((proof) => [proof.id, proof]));
  return [...documents.values()].map((document) => ({
    id: document.id,
    title: document.title,
    documentType: document.documentType,
    proves: proven.flatMap(({ address, proofs }) => (proofs.includes(document) ? [address.id] : [])),
    days: daysOfDocument(document),
  }));
}

/** A saved check as the page shows one. */
export function checkThen({ form: then, result }: SavedAddressesResponse): FormCheck {
  const { form, applicationOn, spouse, cameOn, dateOfBirth: bornOn, whose, journeys } = then;
  const { period, asks, periodInLaw, checkedTo, conflicts, covered, missingDays, gaps, overlaps } = result;
  const { text, source, standing, confidence } = asks;
  return {
    whose,
    bornOn,
    period,
    journeys,
    checkedTo,
    asked: { form, applicationOn, spouse, cameOn, bornOn, afterIlr: null, whose: null },
    rule: { asks: text, source: sourceThen(source), standing, confidence },
    inLaw: periodInLaw === null ? null : { ...periodInLaw, source: sourceThen(periodInLaw.source) },
    checked: { covered, missingDays, gaps, overlaps, abroadWithoutJourney: conflicts },
    ...inFormOrder(
      then.addresses.map((place): Address => ({ ...place, withWhom: null, dependants: null })),
      period,
    ),
  };
}

/** What proved each of its homes. */
export const provenThen = (
  { form: { proofs }, result }: SavedAddressesResponse,
  { inPeriod }: FormCheck,
): readonly ProvenAddress[] =>
  inPeriod.flatMap((address) => {
    const coverage = result.proven.find((each) => each.address === address.id);
    if (coverage === undefined) return [];
    const own = proofs.filter(({ proves }) => proves.includes(address.id));
    const undated = own.filter(({ days }) => days === null);
    return [{ ...coverage, address, proofs: own, undated, named: [], offered: [] }];
  });
