import type { ComparedRecord } from '@settlewise/rules/comparison';
import { isSettledBy, type MainPerson } from '@settlewise/rules/dependants';
import type { ProgressRecord, RecordOnDay } from './recordOn';
import type { RecordedTrip } from './recordedTrip';
import { toCompanionTrip, withSharedJourneys } from './sharedJourneys';

interface MainRecord {
  readonly details: Pick<
    RecordOnDay['details'],
    'visaType' | 'hasILR' | 'ilrGrantDate' | 'settledAs' | 'marriedToBritishCitizen' | 'nationality'
  >;
  readonly journeys: readonly RecordedTrip[];
}

/** The parts of a record that decide about its dependants; used wherever their dates are computed. */
export function toMainPerson({ details, journeys }: MainRecord): MainPerson {
  const { visaType, hasILR, ilrGrantDate, settledAs, marriedToBritishCitizen, nationality } = details;
  return {
    visaType,
    marriedToBritishCitizen,
    journeys: journeys.map(toCompanionTrip),
    // Irish citizens and people with the right of abode are settled without a grant; the profile has no day for it.
    settled: hasILR || settledAs !== null || isSettledBy(visaType),
    settledSince: hasILR ? ilrGrantDate : null,
    british: nationality === 'united_kingdom' || nationality === 'British',
  };
}

/** The part of a record that is compared under two rule sets. */
export function toComparedRecord(record: ProgressRecord & Pick<RecordOnDay, 'dependants'>): ComparedRecord {
  const dependants = withSharedJourneys(record.dependants, record.journeys);
  return dependants.length === 0 ? record : { ...record, family: { main: toMainPerson(record), dependants } };
}
