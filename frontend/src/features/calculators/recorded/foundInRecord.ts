import type { IlrProgressResponse } from '@settlewise/contract/progress';
import { journeyCount } from '../../../record/journeys/labels';

/** The words whose fact the record has, in their order. */
export const found = (
  facts: readonly (readonly [isKnown: boolean, words: string])[],
  journeys: readonly unknown[],
): string[] => [
  ...facts.filter(([isKnown]) => isKnown).map(([, words]) => words),
  ...(journeys.length === 0 ? [] : [journeyCount(journeys.length)]),
];

/** `your Skilled Worker visa`; a right to stay and settled status are no visas. */
export const visaInWords = (
  { visaType, visaTypeLabel }: Pick<IlrProgressResponse, 'visaType' | 'visaTypeLabel'>,
  needsNoIlr: boolean,
): string =>
  needsNoIlr || visaType === 'eu_settled_status' || visaType === 'eu_pre_settled'
    ? `your status (${visaTypeLabel ?? ''})`
    : `your ${visaTypeLabel ?? ''} visa`;

/** `your Skilled Worker visa, the start of your visa and 12 journeys` */
export const listed = (words: readonly string[]): string => new Intl.ListFormat('en-GB').format(words);
