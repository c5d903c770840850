import type { EnglishHeld, SettlementKind } from '../assessment/request';
import type { CivilDate } from '../calendar/civilDate';
import { isBritish, isPartner, isSettledBy } from '../dependants/dependantOnRecord';
import { documentsOfApplicant, type VaultDocument } from '../documentChecklist/planOfRecord';
import type {
  FormAddress,
  FormDependant,
  FormJob,
  FormJourney,
  FormParent,
  FormPermission,
  FormRecord,
} from './record';

/** The applicant: the owner of the record, or a dependant. */
export type FormApplicant = 'you' | number;

/** The recorded facts about the applicant. Null means unknown. */
export interface FormPerson {
  readonly key: FormApplicant;
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: CivilDate | null;
  readonly nationality: string | null;
  readonly countryOfBirth: string | null;
  readonly bornInUk: boolean | null;
  readonly passportNumber: string | null;
  readonly brpNumber: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly permissions: readonly FormPermission[];
  readonly ukEntryDate: CivilDate | null;
  readonly isSettled: boolean;
  readonly settledSince: CivilDate | null;
  readonly settledAs: SettlementKind | null;
  readonly maritalStatus: string | null;
  readonly spouseOfBritishCitizen: boolean;
  /** Null if not ticked. */
  readonly intendsToStay: true | null;
  readonly lifeInUkPassed: true | null;
  readonly lifeInUkPassedOn: CivilDate | null;
  readonly lifeInUkReference: string | null;
  readonly englishLevel: EnglishHeld | null;
  readonly documents: readonly VaultDocument[];
  /** Null if it is unknown whose journeys they make. */
  readonly journeys: readonly FormJourney[] | null;
  readonly addresses: readonly FormAddress[];
  readonly jobs: readonly FormJob[];
  readonly parents: readonly FormParent[];
  readonly referees: FormRecord['referees'];
  readonly partner: FormDependant | null;
  readonly children: readonly FormDependant[];
}

/** @returns null if the record has no such dependant */
export function personOfRecord(record: FormRecord, key: FormApplicant): FormPerson | null {
  if (key === 'you') return buildOwner(record);
  const dependant = record.dependants.find(({ id }) => id === key);
  return dependant === undefined ? null : buildDependant(record, dependant);
}

const trueIfTicked = (tick: boolean): true | null => (tick ? true : null);
const selectOwn = <Item extends { readonly dependants: readonly number[] | null }>(items: readonly Item[]) =>
  items.filter(({ dependants }) => dependants === null);
const selectForDependant = <Item extends { readonly dependants: readonly number[] | null }>(
  items: readonly Item[],
  id: number,
) => items.filter(({ dependants }) => dependants?.includes(id) === true);

function buildOwner(record: FormRecord): FormPerson {
  const { profile, status, declarations, visaHistory, dependants } = record;
  const { visaType, visaStartDate, visaExpiryDate, appliedOn } = status;
  return {
    ...profile,
    key: 'you',
    brpNumber: status.brpNumber,
    bornInUk: profile.countryOfBirth === null ? null : profile.countryOfBirth === 'united_kingdom',
    permissions: [
      ...visaHistory,
      ...(visaType === null || visaStartDate === null
        ? []
        : [{ visaType, startDate: visaStartDate, endDate: visaExpiryDate, appliedOn }]),
    ].toSorted((one, other) => (one.startDate < other.startDate ? -1 : 1)),
    ukEntryDate: status.ukEntryDate,
    isSettled: status.hasILR || isSettledBy(visaType),
    settledSince: status.ilrGrantDate,
    settledAs: status.settledAs,
    maritalStatus: declarations.maritalStatus,
    spouseOfBritishCitizen: declarations.marriedToBritishCitizen,
    intendsToStay: trueIfTicked(declarations.intendsToStayInUK),
    lifeInUkPassed: trueIfTicked(declarations.lifeInUKPassed),
    lifeInUkPassedOn: declarations.lifeInUKPassedOn,
    lifeInUkReference: declarations.lifeInUKReference,
    englishLevel: declarations.englishLevel,
    documents: documentsOfApplicant(record.documents, { key: 'you' }),
    journeys: record.journeys,
    // The owner's home, regardless of who else lived there.
    addresses: record.addresses,
    jobs: selectOwn(record.jobs),
    parents: selectOwn(record.parents),
    referees: record.referees.filter(({ applicant }) => applicant === 'you'),
    partner: dependants.find(isPartner) ?? null,
    children: dependants.filter(({ relationship }) => relationship === 'child'),
  };
}

function buildDependant(record: FormRecord, dependant: FormDependant): FormPerson {
  const { id, currentVisaType, visaStartDate, visaExpiryDate, settledSince } = dependant;
  const isSpouse = isPartner(dependant);
  const key = String(id);
  return {
    key: id,
    firstName: dependant.firstName,
    lastName: dependant.lastName,
    dateOfBirth: dependant.dateOfBirth,
    nationality: dependant.nationality,
    countryOfBirth: dependant.bornInUk === true ? 'united_kingdom' : null,
    bornInUk: dependant.bornInUk,
    passportNumber: dependant.passportNumber,
    brpNumber: dependant.brpNumber,
    phone: null,
    email: null,
    permissions:
      currentVisaType === null || visaStartDate === null
        ? []
        : [{ visaType: currentVisaType, startDate: visaStartDate, endDate: visaExpiryDate, appliedOn: null }],
    ukEntryDate: dependant.ukEntryDate,
    isSettled: settledSince !== null || isSettledBy(currentVisaType),
    settledSince,
    settledAs: null,
    maritalStatus: isSpouse ? (dependant.relationship === 'spouse' ? 'married' : null) : null,
    // Only the record's owner can be the British spouse of a dependant.
    spouseOfBritishCitizen: dependant.relationship === 'spouse' && isOwnerBritish(record),
    intendsToStay: null,
    lifeInUkPassed: null,
    englishLevel: null,
    lifeInUkPassedOn: null,
    lifeInUkReference: null,
    documents: documentsOfApplicant(record.documents, {
      key,
      isOnlyDependant: record.dependants.length === 1,
    }),
    journeys: findJourneys(record, dependant),
    addresses: selectForDependant(record.addresses, id),
    jobs: selectForDependant(record.jobs, id),
    parents: selectForDependant(record.parents, id),
    referees: record.referees.filter(({ applicant }) => applicant === (isSpouse ? 'partner' : 'child')),
    partner: null,
    children: isSpouse ? record.dependants.filter(({ relationship }) => relationship === 'child') : [],
  };
}

const isOwnerBritish = ({ profile, status }: FormRecord): boolean =>
  status.britishSince !== null || profile.nationality === 'united_kingdom';

function findJourneys(record: FormRecord, { travelsWith, ownJourneys, id }: FormDependant) {
  if (travelsWith === null) return null;
  if (travelsWith === 'me') return record.journeys;
  const selectOwn = ownJourneys.map((journey, position) => ({
    ...journey,
    id: journey.id ?? `${id}-${position}`,
    reason: null,
    crownDependency: null,
  }));
  return [...selectOwn, ...record.journeys.filter(({ travellers }) => travellers?.includes(id) === true)];
}

/** Whether the record shows that they are British; null if unknown. */
export const isBritishDependant = (dependant: FormDependant): boolean | null => isBritish(dependant);
