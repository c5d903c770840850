import type { OwnSharedResult, ResultPart } from '@settlewise/contract/sharedResults';

/** The parts of a result that can be shared, as people choose them. */
export const partLabels: Readonly<Record<ResultPart, string>> = {
  verdict: 'The answer and its date',
  reasons: 'The reasons',
  counts: 'The counts of days away',
  trips: 'The trips',
  details: 'What you typed about your visa and status',
};

/** The same in the middle of a sentence. */
const inASentence: Readonly<Record<ResultPart, string>> = {
  verdict: 'the answer and its date',
  reasons: 'the reasons',
  counts: 'the counts of days away',
  trips: 'the trips',
  details: 'the details of visa and status',
};

export const calculatorLabels: Readonly<Record<OwnSharedResult['calculator'], string>> = {
  ilr: 'ILR eligibility',
  citizenship: 'British citizenship eligibility',
};

const listing = new Intl.ListFormat('en-GB');

/** Which kinds of parts a link shows. */
export const partsInWords = (parts: readonly ResultPart[]): string =>
  `Shows ${listing.format(parts.map((part) => inASentence[part]))}.`;
