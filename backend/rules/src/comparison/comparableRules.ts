import type { Trip } from '../absences/trip';
import type { CivilDate } from '../calendar/civilDate';
import type { DependantOnRecord, MainPerson } from '../dependants/dependantOnRecord';
import type { CitizenshipRecord } from '../progress/citizenshipOnRecord';
import type { EarlierVisa, VisaRecord } from '../progress/visaRecord';
import type { Outcome } from './outcome';

/** A dependant of a record, with their number. */
export interface ComparedDependant extends DependantOnRecord {
  readonly dependantId: number;
}

/** The dependants of a record, and the facts about the main person that affect them. */
export interface ComparedFamily {
  readonly main: MainPerson;
  readonly dependants: readonly ComparedDependant[];
}

/** The outcomes of one dependant; null if there is nothing to apply for. */
export interface DependantOutcomes {
  readonly settlement: Outcome | null;
  /** A child's registration as British. */
  readonly registration: Outcome | null;
}

/** The outcomes of a rule set for a record. */
export interface RecordOutcomes {
  readonly settlement: Outcome | null;
  readonly citizenship: Outcome | null;
  readonly dependants: readonly (DependantOutcomes & { readonly dependantId: number })[];
}

/** The part of a record that both rule sets assess. */
export interface ComparedRecord {
  readonly details: CitizenshipRecord['details'] & {
    readonly visaStartDate: CivilDate | null;
    readonly visaExpiryDate: CivilDate | null;
    readonly hasILR: boolean;
    readonly ilrGrantDate: CivilDate | null;
  } & Pick<
      VisaRecord,
      | 'appliedOn'
      | 'appliedInTime'
      | 'gapBefore'
      | 'ukEntryDate'
      | 'endorsedBy'
      | 'firstGrantedAs'
      | 'dischargedOn'
      | 'medicalDischarge'
    >;
  readonly earlier: readonly EarlierVisa[];
  readonly journeys: readonly Trip[];
  /** Omitted if there are none. */
  readonly family?: ComparedFamily;
}

/** A calculator's stored form: JSON by the rules of its day. */
export type StoredForm = Readonly<Record<string, unknown>>;

/** A rule set that can be compared with another. Each answer is null if it gave none. */
export interface ComparableRules {
  readonly version: string;
  /** When a person can apply for settlement, by their record. */
  settlementOnRecord(record: ComparedRecord, today: CivilDate): Outcome | null;
  /** When a settled person can apply for citizenship, by their record. */
  citizenshipOnRecord(record: ComparedRecord, today: CivilDate): Outcome | null;
  /** Null if the rule set gave no date for dependants. */
  dependantOnRecord(
    dependant: ComparedDependant,
    family: ComparedFamily,
    today: CivilDate,
  ): DependantOutcomes | null;
  ilr(form: StoredForm, asOf: CivilDate): Outcome | null;
  citizenship(form: StoredForm, asOf: CivilDate): Outcome | null;
}
