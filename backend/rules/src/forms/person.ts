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

/** Who applies: the owner of the record, or one of its dependants. */
export type FormApplicant = 'you' | number;

/** What the record says of the one who applies, whoever it is. Null is what nobody has said. */
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
  /** Null where nobody ticked it. */
  readonly intendsToStay: true | null;
  readonly lifeInUkPassed: true | null;
  readonly lifeInUkPassedOn: CivilDate | null;
  readonly lifeInUkReference: string | null;
  readonly englishLevel: EnglishHeld | null;
  readonly documents: readonly VaultDocument[];
  /** Null where nobody has said whose journeys they are. */
  readonly journeys: readonly FormJourney[] | null;
  readonly addresses: readonly FormAddress[];
  readonly jobs: readonly FormJob[];
  readonly parents: readonly FormParent[];
  readonly referees: FormRecord['referees'];
  readonly partner: FormDependant | null;
  readonly children: readonly FormDependant[];
}

/** @returns null for a dependant whom the record does not have */
export function personOfRecord(record: FormRecord, key: FormApplicant): FormPerson | null {
  if (key === 'you') return owner(record);
  const dependant = record.dependants.find(({ id }) => id === key);
  return dependant === undefined ? null : dependantOf(record, dependant);
}

const ticked = (tick: boolean): true | null => (tick ? true : null);
const own = <Item extends { readonly dependants: readonly number[] | null }>(items: readonly Item[]) =>
  items.filter(({ dependants }) => dependants === null);
const ofThem = <Item extends { readonly dependants: readonly number[] | null }>(
  items: readonly Item[],
  id: number,
) => items.filter(({ dependants }) => dependants?.includes(id) === true);

function owner(record: FormRecord): FormPerson {
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
    intendsToStay: ticked(declarations.intendsToStayInUK),
    lifeInUkPassed: ticked(declarations.lifeInUKPassed),
    lifeInUkPassedOn: declarations.lifeInUKPassedOn,
    lifeInUkReference: declarations.lifeInUKReference,
    englishLevel: declarations.englishLevel,
    documents: documentsOfApplicant(record.documents, { key: 'you' }),
    journeys: record.journeys,
    // Whoever else lived there, it is the owner's home.
    addresses: record.addresses,
    jobs: own(record.jobs),
    parents: own(record.parents),
    referees: record.referees.filter(({ applicant }) => applicant === 'you'),
    partner: dependants.find(isPartner) ?? null,
    children: dependants.filter(({ relationship }) => relationship === 'child'),
  };
}

function dependantOf(record: FormRecord, dependant: FormDependant): FormPerson {
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
    // Only the owner of the record can be the British husband or wife of somebody here.
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
    journeys: journeysOf(record, dependant),
    addresses: ofThem(record.addresses, id),
    jobs: ofThem(record.jobs, id),
    parents: ofThem(record.parents, id),
    referees: record.referees.filter(({ applicant }) => applicant === (isSpouse ? 'partner' : 'child')),
    partner: null,
    children: isSpouse ? record.dependants.filter(({ relationship }) => relationship === 'child') : [],
  };
}

const isOwnerBritish = ({ profile, status }: FormRecord): boolean =>
  status.britishSince !== null || profile.nationality === 'united_kingdom';

function journeysOf(record: FormRecord, { travelsWith, ownJourneys, id }: FormDependant) {
  if (travelsWith === null) return null;
  if (travelsWith === 'me') return record.journeys;
  const own = ownJourneys.map((journey, position) => ({
    ...journey,
    id: journey.id ?? `${id}-${position}`,
    reason: null,
    crownDependency: null,
  }));
  return [...own, ...record.journeys.filter(({ travellers }) => travellers?.includes(id) === true)];
}

/** Whether the record says that somebody is British already; null where it does not tell. */
export const isBritishDependant = (dependant: FormDependant): boolean | null => isBritish(dependant);
