import type { crownDependencyStayKeys } from '@settlewise/contract/assessments';
import { namesCrownDependency } from '@settlewise/rules/absences';
import type { TripWords } from '../../../../record/journeys/trips/TripFields';
import type { TripKeeping } from '../../trips/DraftTrips';
import { daysOfEntry, type TripEntry } from '../draft/citizenshipDraft';

type Stay = (typeof crownDependencyStayKeys)[number];

/** For citizenship Jersey, Guernsey and the Isle of Man are the UK. BNA 1981 s.50. */
const stays: readonly { readonly value: Stay; readonly label: string }[] = [
  { value: 'visited', label: 'Yes, I visited' },
  { value: 'lived_there', label: 'Yes, I lived there' },
];

export const stayOf = (said: string): Stay | undefined => stays.find(({ value }) => value === said)?.value;

export const tripWords: TripWords = {
  from: 'Start date',
  to: 'End date',
  place: 'Reason',
  placeIsOptional: true,
  longestPlace: 200,
  islands: {
    label: 'Did you spend the whole trip in Jersey, Guernsey or the Isle of Man?',
    hint: 'Asked because for citizenship these islands are part of the UK: such a trip is not an absence.',
    placeholder: 'No, or I am not sure',
    options: stays,
  },
};

/** A trip of the citizenship calculator. */
export const tripKeeping: TripKeeping<TripEntry> = {
  words: tripWords,
  takeOut: 'Delete',
  typedOf: ({ startDate, endDate, reason = '', crownDependency = '' }) => ({
    from: startDate,
    to: endDate,
    place: reason,
    islands: crownDependency,
  }),
  withTyped({ crownDependency, stillAway, ...trip }, { from, to, place, islands }) {
    const reason = place ?? trip.reason ?? '';
    const stay = islands === undefined ? crownDependency : stayOf(islands);
    const changed = { ...trip, startDate: from ?? trip.startDate, endDate: to ?? trip.endDate, reason };
    return {
      ...changed,
      totalDays: daysOfEntry(changed),
      ...(stay !== undefined && namesCrownDependency(reason) && { crownDependency: stay }),
      // Another last day is a return.
      ...(stillAway !== undefined && changed.endDate === trip.endDate && { stillAway }),
    };
  },
  daysOf: ({ totalDays }) => totalDays,
  marksOf({ reason = '', crownDependency }) {
    if (crownDependency !== undefined)
      return [{ tone: 'within', icon: 'check', words: 'On the islands: no absence for citizenship' }];
    return namesCrownDependency(reason)
      ? [{ tone: 'soon', icon: 'info', words: 'The whole trip on the islands? Edit it to say so' }]
      : [];
  },
};
