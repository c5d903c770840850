import type { RecordedImmigration } from './recordedImmigration';
import type { CivilDate } from '@settlewise/rules/calendar';

/** The parts of a person's record that decide their progress, and today's date. */
export interface ImmigrationRecord extends RecordedImmigration {
  /** In London. */
  readonly today: CivilDate;
}

/** Where a person fills in what the record lacks. */
export const fillInAt = '/dashboard/immigration-profile';
