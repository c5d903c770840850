import type { ComparedRecord } from '@settlewise/rules/comparison';
import { mainPersonOf } from './mainPerson';
import type { ProgressRecord, RecordOnDay } from './recordOn';
import { withSharedJourneys } from './sharedJourneys';

/** A record as two rule sets are asked about it. */
export function comparedRecordOf(record: ProgressRecord & Pick<RecordOnDay, 'dependants'>): ComparedRecord {
  const dependants = withSharedJourneys(record.dependants, record.journeys);
  return dependants.length === 0 ? record : { ...record, family: { main: mainPersonOf(record), dependants } };
}
