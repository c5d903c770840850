import type { CivilDate, VisaRecord } from '@settlewise/rules';
import { personOnRecord, type RecordedImmigration } from './immigrationRecord';

/** The visas of a record as the settlement rules take them; used wherever settlement is computed. */
export function visaRecordOf(
  { details, earlier }: Pick<RecordedImmigration, 'details' | 'earlier'>,
  visaStartDate: CivilDate,
): VisaRecord {
  const { ukEntryDate, visaExpiryDate, appliedOn, appliedInTime, gapBefore } = details;
  const { claimedOn, endorsedBy, firstGrantedAs, awaitingDecisionSince } = details;
  return {
    ...{ visaStartDate, ukEntryDate, visaExpiryDate, earlier },
    ...{ appliedOn, appliedInTime, gapBefore, claimedOn, endorsedBy, firstGrantedAs, awaitingDecisionSince },
    person: personOnRecord(details),
  };
}
