import type { ProfileDetails } from '@settlewise/domain/immigrationProfile';
import type { AssessedPerson } from '@settlewise/rules/assessment';
import type { CivilDate } from '@settlewise/rules/calendar';
import type { VisaRecord } from '@settlewise/rules/progress';
import { extensionAppliedOn } from './applicationOnRecord';
import type { RecordOnDay } from './recordOn';

type Visas = Pick<RecordOnDay, 'details' | 'earlier' | 'applications'>;

/** Converts the visas of a record for the settlement rules. */
export function toVisaRecord(
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
    person: toAssessedPerson(details),
  };
}

/** The person's answers about English and the Life in the UK test. Proof of English without a level gives no level. */
function toAssessedPerson({
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
