import type { CivilDate } from '@settlewise/rules/calendar';
import type { VisaRecord } from '@settlewise/rules/progress';
import { extensionAppliedOn, type Standing } from './applicationOnRecord';
import { personOnRecord, type RecordedImmigration } from './recordedImmigration';

type Visas = Pick<RecordedImmigration, 'details' | 'earlier'> & {
  /** The applications on the day, see `asTheyStood`. */
  readonly applications: readonly Standing[];
};

/** The visas of a record as the settlement rules take them; used wherever settlement is computed. */
export function visaRecordOf(
  { details, earlier, applications }: Visas,
  visaStartDate: CivilDate,
): VisaRecord {
  const { ukEntryDate, visaExpiryDate, appliedOn, appliedInTime, gapBefore } = details;
  const { claimedOn, endorsedBy, firstGrantedAs, awaitingDecisionSince } = details;
  const { dischargedOn, medicalDischarge } = details;
  return {
    visaStartDate,
    ukEntryDate,
    visaExpiryDate,
    earlier,
    appliedOn,
    appliedInTime,
    gapBefore,
    claimedOn,
    endorsedBy,
    firstGrantedAs,
    awaitingDecisionSince,
    dischargedOn,
    medicalDischarge,
    extensionAppliedOn: extensionAppliedOn(applications, null, visaStartDate),
    person: personOnRecord(details),
  };
}
