import {
  type AddressGap,
  type AddressOverlap,
  type AddressPeriod,
  conflictInWords,
} from '@settlewise/rules/addressHistory';
import { placeInWords } from '../../record/addresses/addressPart';
import { formatLongDate } from '../../ui/dates/formatDate';
import type { FormCheck } from './checkForForm';
import { days, fromTo } from './sentences';

/** Something that the person has to correct. */
export interface ToCorrect {
  readonly sentence: string;
  /** Days without an address: an address is missing for them. */
  readonly missing: AddressPeriod | null;
}

/** What was found, in sentences: what the person has to correct, and what may look odd and is in order. */
export interface Findings {
  readonly toCorrect: readonly ToCorrect[];
  readonly inOrder: readonly string[];
}

export function findingsOf({ checked, addressOf, whose }: FormCheck): Findings {
  const { gaps, overlaps, abroadWithoutJourney } = checked;
  const nameOf = (id: string) => {
    const address = addressOf(id);
    return address === undefined ? '' : placeInWords(address);
  };
  const twoAtOnce = ({ a, b, ...when }: AddressOverlap, remark: string) =>
    `Two addresses at once ${fromTo(when)}: ${nameOf(a)}, and ${nameOf(b)}. ${remark}`;
  return {
    toCorrect: [
      ...gaps
        .filter(({ explainedBy }) => explainedBy === null)
        .map((gap) => ({ sentence: gapInWords(gap, whose), missing: { from: gap.from, to: gap.to } })),
      ...[
        ...overlaps
          .filter(({ allowed }) => !allowed)
          .map((overlap) =>
            twoAtOnce(overlap, 'Correct one of the dates, or say which of the two was temporary.'),
          ),
        // The limits of a dependant's absences are no matter of this page.
        ...(whose === null ? abroadWithoutJourney : []).map(
          (conflict) => `${nameOf(conflict.address)}: ${conflictInWords(conflict)}`,
        ),
      ].map((sentence) => ({ sentence, missing: null })),
    ],
    inOrder: [
      ...gaps.filter(({ explainedBy }) => explainedBy !== null).map((gap) => gapInWords(gap, whose)),
      ...overlaps
        .filter(({ allowed }) => allowed)
        .map((overlap) =>
          twoAtOnce(overlap, 'One of them is temporary or abroad, or you gave the month alone.'),
        ),
    ],
  };
}

function gapInWords({ explainedBy, ...gap }: AddressGap, whose: FormCheck['whose']): string {
  const when = `No address ${fromTo(gap)}: ${days(gap.days)}.`;
  if (explainedBy === null) return when;
  const { departureDate, returnDate } = explainedBy;
  const isStill = whose === null ? 'you are still away' : `${whose.firstName} is still away`;
  const back = returnDate === null ? `and ${isStill}` : `until ${formatLongDate(returnDate)}`;
  const owner = whose === null ? 'Your journey' : `A journey of ${whose.firstName}`;
  return `${when} ${owner} explains it: away from ${formatLongDate(departureDate)} ${back}.`;
}
