import type { CivilDate } from '@settlewise/rules/calendar';
import { applicationsOnDay } from './applicationOnRecord';
import type { PersonRecord } from './personRecord';
import { toCountedJourney, type CountedJourney } from './recordedTrip';
import { addKindOfSettlement } from './settledOnRecord';
import { withApplications } from './withApplications';

/** What alerts and the timeline are calculated from. */
export type AlertRecord = Omit<PersonRecord, 'referees' | 'addresses' | 'jobs' | 'parents'>;

/** A person's record in its state on a day. */
export interface RecordOnDay extends Omit<AlertRecord, 'registeredOn' | 'journeys'> {
  /** In London. */
  readonly today: CivilDate;
  readonly registeredOn: CivilDate;
  /** Newest departure first; one without a return is counted up to the day. */
  readonly journeys: readonly CountedJourney[];
}

/** What progress is calculated from. */
export type ProgressRecord = Pick<RecordOnDay, 'today' | 'details' | 'earlier' | 'journeys' | 'applications'>;

type Dated = Pick<PersonRecord, 'details' | 'journeys' | 'applications'>;

/** A record, or a part of it, in its state on a day. */
type OnDay<Recorded extends Dated> = Omit<Recorded, keyof Dated | 'registeredOn'> &
  Pick<RecordOnDay, 'today' | keyof Dated | (Recorded extends AlertRecord ? 'registeredOn' : never)>;

/**
 * The record in its state on a day: planned applications and later decisions are left out, and the details include what
 * the applications add to them.
 * @param today in London
 */
export function recordOn<Recorded extends Dated>(record: Recorded, today: CivilDate): OnDay<Recorded>;
export function recordOn(record: Dated & Partial<PersonRecord>, today: CivilDate) {
  const applications = applicationsOnDay(record.applications, today);
  return {
    ...record,
    today,
    // An account that the read models do not show yet is a new one.
    registeredOn: record.registeredOn ?? today,
    applications,
    details: withApplications(addKindOfSettlement(record.details), applications),
    journeys: record.journeys.map((journey) => toCountedJourney(journey, today)),
  };
}
