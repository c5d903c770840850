import type { ProfileDetails } from '@settlewise/domain/immigrationProfile';
import type { AssessedPerson } from '@settlewise/rules/assessment';
import type { CivilDate } from '@settlewise/rules/calendar';
import type { EarlierVisa } from '@settlewise/rules/progress';
import type { Standing } from './applicationOnRecord';
import type { decidingFields } from './profileFields';
import type { JourneyOnRecord, RecordedTrip } from './recordedTrip';

/** An earlier visa, as in the visa history. */
export interface RecordedEarlierVisa extends EarlierVisa {
  readonly entryId: string;
}

/** The parts of a person's record that decide their progress; days are `yyyy-MM-dd`. */
export interface RecordedImmigration {
  readonly details: Pick<ProfileDetails, (typeof decidingFields)[number]>;
  /** Visas that they had before, the latest start first. */
  readonly earlier: readonly RecordedEarlierVisa[];
  /** Newest departure first. */
  readonly journeys: readonly (RecordedTrip & JourneyOnRecord)[];
  readonly dependantCount: number;
  /** Their own applications, as they stand today. */
  readonly applications: readonly Standing[];
}

/** The parts of a person's record that decide their progress, and today's date. */
export interface ImmigrationRecord extends RecordedImmigration {
  /** In London. */
  readonly today: CivilDate;
}

/** Where a person fills in what the record lacks. */
export const fillInAt = '/dashboard/immigration-profile';

/** The person's answers about English and the Life in the UK test. Proof of English without a level names no level. */
export function personOnRecord({
  dateOfBirth,
  englishLevel,
  lifeInUKPassed,
}: Pick<ProfileDetails, 'dateOfBirth' | 'englishLevel' | 'lifeInUKPassed'>): AssessedPerson {
  return {
    ...(dateOfBirth === null ? {} : { dateOfBirth }),
    ...(englishLevel === null ? {} : { englishLevel }),
    lifeInUkPassed: lifeInUKPassed,
  };
}
