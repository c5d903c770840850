import type { Trip } from '../absences/trip';
import type { CivilDate } from '../calendar/civilDate';
import type { DependantOnRecord, MainPerson } from '../dependants/dependantOnRecord';
import type { CitizenshipRecord } from '../progress/citizenshipOnRecord';
import type { EarlierVisa, VisaRecord } from '../progress/visaRecord';
import type { Outcome } from './outcome';

/** A dependant of a record, by their number in it. */
export interface ComparedDependant extends DependantOnRecord {
  readonly dependantId: number;
}

/** The dependants of a record, and what of the person decides about them. */
export interface ComparedFamily {
  readonly main: MainPerson;
  readonly dependants: readonly ComparedDependant[];
}

/** What a rule set said of one dependant; null where there is nothing to apply for. */
export interface DependantOutcomes {
  readonly settlement: Outcome | null;
  /** As British, of a child. */
  readonly registration: Outcome | null;
}

/** What a rule set answers about a record. */
export interface RecordOutcomes {
  readonly settlement: Outcome | null;
  readonly citizenship: Outcome | null;
  readonly dependants: readonly (DependantOutcomes & { readonly dependantId: number })[];
}

/** What of a person's record both rule sets are asked about. */
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
  /** Left out where there is nobody. */
  readonly family?: ComparedFamily;
}

/** A calculator's form as it was kept: JSON of the rules of its day. */
export type StoredForm = Readonly<Record<string, unknown>>;

/** A rule set that can be held against another. Each answer is null where it gave none. */
export interface ComparableRules {
  readonly version: string;
  /** When somebody can apply for settlement, by their record. */
  settlementOnRecord(record: ComparedRecord, today: CivilDate): Outcome | null;
  /** When somebody who is settled can apply for citizenship, by their record. */
  citizenshipOnRecord(record: ComparedRecord, today: CivilDate): Outcome | null;
  /** Null where the rule set named no date of a dependant. */
  dependantOnRecord(
    dependant: ComparedDependant,
    family: ComparedFamily,
    today: CivilDate,
  ): DependantOutcomes | null;
  ilr(form: StoredForm, asOf: CivilDate): Outcome | null;
  citizenship(form: StoredForm, asOf: CivilDate): Outcome | null;
}
