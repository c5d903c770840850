import type { EnglishHeld, SettlementKind } from '../assessment/request';
import type { CivilDate } from '../calendar/civilDate';
import type { DependantOnRecord } from '../dependants/dependantOnRecord';
import type { VaultDocument } from '../documentChecklist/planOfRecord';
import type { Referee } from '../referees/answer';

/** A recorded journey, with the fields that forms need. */
export interface FormJourney {
  readonly id: string;
  readonly departureDate: CivilDate;
  readonly returnDate: CivilDate;
  /** The person has not returned: `returnDate` is only the day up to which days are counted. */
  readonly stillAway?: true;
  readonly destination: string | null;
  /** In words: a value of the list, or typed text. */
  readonly reason: string | null;
  /** `visited`, `lived_there`, `no` or `not_sure`; null if not asked. */
  readonly crownDependency: string | null;
  /** The dependants who made the same journey. */
  readonly travellers?: readonly number[] | null;
}

/** `dependants`: the dependants an item is about; for addresses, those who lived there too. */
interface ForDependants {
  readonly id: string;
  readonly dependants: readonly number[] | null;
}

interface Stay extends ForDependants {
  /** `yyyy-MM-dd`, or `yyyy-MM` if the day is unknown. */
  readonly from: string;
  /** Null while it continues. */
  readonly to: string | null;
}

export interface FormAddress extends Stay {
  readonly line1: string;
  readonly line2: string | null;
  readonly town: string;
  readonly postcode: string | null;
  readonly country: string;
  readonly role: string;
}

export interface FormJob extends Stay {
  readonly kind: string;
  readonly employer: string | null;
  readonly job: string | null;
  readonly address: string | null;
}

export interface FormParent extends ForDependants {
  readonly which: string;
  readonly fullName: string;
  readonly dateOfBirth: CivilDate | null;
  readonly placeOfBirth: string | null;
  readonly countryOfBirth: string | null;
  readonly nationality: string | null;
}

export interface FormDependant extends DependantOnRecord {
  readonly id: number;
  readonly lastName: string;
  readonly passportNumber: string | null;
  readonly brpNumber: string | null;
  readonly ownJourneys: readonly (Omit<
    FormJourney,
    'id' | 'reason' | 'crownDependency' | 'stillAway' | 'travellers'
  > & { readonly id?: string })[];
}

export interface FormPermission {
  readonly visaType: string;
  readonly startDate: CivilDate;
  readonly endDate: CivilDate | null;
  readonly appliedOn: CivilDate | null;
}

/** The part of a record that the sheets need. Null means unknown. */
export interface FormRecord {
  readonly today: CivilDate;
  readonly profile: {
    readonly firstName: string;
    readonly lastName: string;
    readonly dateOfBirth: CivilDate | null;
    readonly nationality: string | null;
    readonly countryOfBirth: string | null;
    readonly passportNumber: string | null;
    readonly phone: string | null;
    readonly email: string | null;
  };
  readonly status: {
    readonly visaType: string | null;
    readonly visaStartDate: CivilDate | null;
    readonly visaExpiryDate: CivilDate | null;
    readonly appliedOn: CivilDate | null;
    readonly ukEntryDate: CivilDate | null;
    readonly hasILR: boolean;
    readonly ilrGrantDate: CivilDate | null;
    readonly settledAs: SettlementKind | null;
    /** The day on which citizenship was granted; null if there is no grant. */
    readonly britishSince: CivilDate | null;
    readonly brpNumber: string | null;
  };
  /** A missing tick has no meaning. */
  readonly declarations: {
    readonly maritalStatus: string | null;
    readonly marriedToBritishCitizen: boolean;
    readonly intendsToStayInUK: boolean;
    readonly lifeInUKPassed: boolean;
    readonly lifeInUKPassedOn: CivilDate | null;
    readonly lifeInUKReference: string | null;
    readonly englishLevel: EnglishHeld | null;
  };
  /** Earlier permissions. */
  readonly visaHistory: readonly FormPermission[];
  readonly documents: readonly VaultDocument[];
  readonly addresses: readonly FormAddress[];
  readonly journeys: readonly FormJourney[];
  readonly jobs: readonly FormJob[];
  readonly parents: readonly FormParent[];
  readonly referees: readonly (Referee & { readonly applicant: string })[];
  readonly dependants: readonly FormDependant[];
}

/** The labels of recorded values. */
export interface FormWords {
  readonly country: (value: string) => string;
  readonly nationality: (value: string) => string;
  readonly visaType: (value: string) => string;
  readonly reason: (value: string) => string;
}
