import { countryNamed } from '@settlewise/domain/fields';
import {
  addresses,
  applications as applicationList,
  jobs,
  journeyReasonOptions,
  labelOfVisaType,
  parents,
  referees,
} from '@settlewise/domain/record';
import {
  asTheyStood,
  citizenshipApplicationOf,
  ilrGrantedInListAlone,
  settledOnRecord,
  withApplications,
  type Standing,
} from '@settlewise/casework/record';
import {
  listDependants,
  listDocuments,
  listItems,
  listJourneys,
  listVisaHistory,
} from '@settlewise/projections';
import type { ProfileDetails } from '@settlewise/domain/immigrationProfile';
import { tripUpTo } from '@settlewise/rules/absences';
import type { CivilDate } from '@settlewise/rules/calendar';
import type { FormRecord, FormWords } from '@settlewise/rules/forms';
import type { Knex } from 'knex';
import type { Person } from '../person/person';

/** The read models that a sheet is made from, beside those of the person. */
export const formReadModels = [
  'immigration_profile',
  'journeys',
  'documents',
  'applications',
  jobs.part,
  parents.part,
  referees.part,
  addresses.part,
] as const;

/** A record as the sheets of the forms read it. @param userId a UUID */
export async function readFormRecord(
  database: Knex,
  userId: string,
  { name, email, details: said }: Person,
  today: CivilDate,
): Promise<FormRecord> {
  const [visaHistory, listed, dependants, documents, journeys, ...lists] = await Promise.all([
    listVisaHistory(database, userId),
    listItems(database, applicationList, userId),
    listDependants(database, userId),
    listDocuments(database, userId),
    listJourneys(database, userId),
    listItems(database, addresses, userId),
    listItems(database, jobs, userId),
    listItems(database, parents, userId),
    listItems(database, referees, userId),
  ]);
  const applications = asTheyStood(listed, today);
  const details = withGrants(settledOnRecord(said), applications);
  const [ownAddresses, ownJobs, ownParents, ownReferees] = lists;
  return {
    today,
    profile: { ...details, firstName: name.firstName ?? '', lastName: name.lastName ?? '', email },
    status: details,
    declarations: details,
    visaHistory,
    documents: documents.map(({ documentId, ...document }) => ({ ...document, id: documentId })),
    journeys: journeys.map(({ journeyId, ...journey }) => ({
      ...tripUpTo(journey, today),
      ...(journey.returnDate === null && { stillAway: true }),
      id: journeyId,
    })),
    dependants: dependants.map(({ dependantId, ...dependant }) => ({
      ...dependant,
      id: dependantId,
      british: grantedCitizenshipOn(applications, dependantId) === null ? dependant.british : true,
    })),
    addresses: ownAddresses,
    jobs: ownJobs,
    parents: ownParents,
    referees: ownReferees,
  };
}

/** The details with the settlement and the citizenship that were granted by the list of applications. */
function withGrants(details: ProfileDetails, applications: readonly Standing[]) {
  const granted = ilrGrantedInListAlone(applications, details);
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
const grantedCitizenshipOn = (applications: readonly Standing[], dependant: number | null) =>
  citizenshipApplicationOf(applications, dependant)?.grantedOn ?? null;

/** What people read for the values of a record; what no list has stands as it was typed. */
export const formWords: FormWords = {
  country: (value) => countryNamed(value)?.label ?? value,
  nationality: (value) => countryNamed(value)?.demonym ?? value,
  visaType: labelOfVisaType,
  reason: (value) => journeyReasonOptions.find((option) => option.value === value)?.label ?? value,
};
