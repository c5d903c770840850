import type { CivilDate, VisaRecord } from '@settlewise/rules';
import { personOnRecord, type RecordedImmigration } from './immigrationRecord';

/** The visas of a record as the question of settlement reads them: wherever it is asked, it is asked the same. */
export function visaRecordOf(
  { details, earlier }: Pick<RecordedImmigration, 'details' | 'earlier'>,
  visaStartDate: CivilDate,
): VisaRecord {
  const { visaExpiryDate, appliedOn, appliedInTime, claimedOn, awaitingDecisionSince } = details;
  return {
    ...{ visaStartDate, visaExpiryDate, earlier },
    ...{ appliedOn, appliedInTime, claimedOn, awaitingDecisionSince },
    person: personOnRecord(details),
  };
}
