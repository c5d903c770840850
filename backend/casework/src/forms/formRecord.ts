import type { NameParts } from '@settlewise/domain/accounts';
import { countryNamed } from '@settlewise/domain/fields';
import type { ProfileDetails } from '@settlewise/domain/immigrationProfile';
import { journeyReasonOptions, labelOfVisaType } from '@settlewise/domain/record';
import { tripUpTo } from '@settlewise/rules/absences';
import type { CivilDate } from '@settlewise/rules/calendar';
import type { FormRecord, FormWords } from '@settlewise/rules/forms';
import {
  applicationsOnDay,
  findUnrecordedIlrGrant,
  type ApplicationState,
} from '../record/applicationOnRecord';
import { findCitizenshipApplication } from '../record/citizenshipApplication';
import type { PersonRecord } from '../record/personRecord';
import { addKindOfSettlement } from '../record/settledOnRecord';
import { withApplications } from '../record/withApplications';

type Recorded = Pick<
  PersonRecord,
  | 'details'
  | 'earlier'
  | 'journeys'
  | 'applications'
  | 'dependants'
  | 'documents'
  | 'referees'
  | 'addresses'
  | 'jobs'
  | 'parents'
>;

/** The owner of a record, from their account. */
interface Owner {
  readonly name: NameParts;
  readonly email: string;
}

/** Converts a record for the form sheets. @param today in London */
export function toFormRecord(record: Recorded, { name, email }: Owner, today: CivilDate): FormRecord {
  const applications = applicationsOnDay(record.applications, today);
  const details = withGrants(addKindOfSettlement(record.details), applications);
  const { documents, referees, addresses, jobs, parents } = record;
  return {
    today,
    profile: { ...details, firstName: name.firstName ?? '', lastName: name.lastName ?? '', email },
    status: details,
    declarations: details,
    visaHistory: record.earlier,
    journeys: record.journeys.map(({ journeyId, ...journey }) => ({
      ...tripUpTo(journey, today),
      ...(journey.returnDate === null && { stillAway: true }),
      id: journeyId,
    })),
    dependants: record.dependants.map(({ dependantId, ...dependant }) => ({
      ...dependant,
      id: dependantId,
      british: grantedCitizenshipOn(applications, dependantId) === null ? dependant.british : true,
    })),
    documents,
    referees,
    addresses,
    jobs,
    parents,
  };
}

/** Adds the settlement and the citizenship that the list of applications has as granted. */
function withGrants(details: ProfileDetails, applications: readonly ApplicationState[]) {
  const granted = findUnrecordedIlrGrant(applications, details);
  const settled =
    granted === null
      ? details
      : { ...details, hasILR: true, ilrGrantDate: granted, settledAs: 'ilr' as const };
  return {
    ...withApplications(settled, applications),
    britishSince: grantedCitizenshipOn(applications, null),
  };
}

/** @param dependant null for the owner */
const grantedCitizenshipOn = (applications: readonly ApplicationState[], dependant: number | null) =>
  findCitizenshipApplication(applications, dependant)?.grantedOn ?? null;

/** Labels for the values of a record. Values that no list has are shown as entered. */
export const formWords: FormWords = {
  country: (value) => countryNamed(value)?.label ?? value,
  nationality: (value) => countryNamed(value)?.demonym ?? value,
  visaType: labelOfVisaType,
  reason: (value) => journeyReasonOptions.find((option) => option.value === value)?.label ?? value,
};
