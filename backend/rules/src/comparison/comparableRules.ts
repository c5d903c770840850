import type { Trip } from '../absences/trip';
import type { CivilDate } from '../calendar/civilDate';
import type { CitizenshipRecord } from '../progress/citizenshipOnRecord';
import type { EarlierVisa } from '../progress/visaRecord';
import type { Outcome } from './outcome';

/** What of a person's record both rule sets are asked about. */
export interface ComparedRecord {
  readonly details: CitizenshipRecord['details'] & {
    readonly visaStartDate: CivilDate | null;
    readonly visaExpiryDate: CivilDate | null;
    readonly hasILR: boolean;
    readonly ilrGrantDate: CivilDate | null;
  };
  readonly earlier: readonly EarlierVisa[];
  readonly journeys: readonly Trip[];
}

/** A calculator's form as it was kept: JSON of the rules of its day. */
export type KeptForm = Readonly<Record<string, unknown>>;

/** A rule set that can be held against another. Each answer is null where it gave none. */
export interface ComparableRules {
  readonly version: string;
  /** When somebody can apply for settlement, by their record. */
  settlementOnRecord(record: ComparedRecord, today: CivilDate): Outcome | null;
  /** When somebody who is settled can apply for citizenship, by their record. */
  citizenshipOnRecord(record: ComparedRecord, today: CivilDate): Outcome | null;
  ilr(form: KeptForm, asOf: CivilDate): Outcome | null;
  citizenship(form: KeptForm, asOf: CivilDate): Outcome | null;
}
