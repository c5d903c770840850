import type { ProfileDetails } from '@settlewise/domain/immigrationProfile';
import type { AssessedPerson } from '@settlewise/rules/assessment';
import type { CivilDate } from '@settlewise/rules/calendar';
import type { VisaRecord } from '@settlewise/rules/progress';
import { extensionAppliedOn } from './applicationOnRecord';
import type { RecordOnDay } from './recordOn';

type Visas = Pick<RecordOnDay, 'details' | 'earlier' | 'applications'>;

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

/** The person's answers about English and the Life in the UK test. Proof of English without a level names no level. */
function personOnRecord({
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
