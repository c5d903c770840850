import type { Trip } from '../absences/trip';
import type { CitizenshipForm } from '../calculators/citizenship/citizenshipForm';
import type { IlrForm } from '../calculators/ilr/ilrForm';
import type { CivilDate } from '../calendar/civilDate';
import type { DependantOnRecord, MainPerson } from '../dependants/dependantOnRecord';
import type { RuleSet } from '../parameters/ruleSet';
import type { CitizenshipRecord } from '../progress/citizenshipOnRecord';
import type { CurrentVisa, EarlierVisa, VisaRecord } from '../progress/visaRecord';
import type { ComparedProgress } from './dependantOutcomes';
import type { OutcomeReason, OutcomeVerdict } from './outcome';

/** The part of a settlement answer that the comparison reads. */
export interface ComparedSettlement {
  readonly verdict: OutcomeVerdict;
  readonly earliestApplicationDate: CivilDate | null;
  readonly practicalEarliestApplicationDate: CivilDate | null;
  readonly otherOutcome: {
    readonly verdict: OutcomeVerdict;
    readonly earliestApplicationDate: CivilDate | null;
    readonly supposing: string;
    readonly otherwise: string;
  } | null;
  readonly questions: readonly { readonly why: string; readonly source: { readonly title: string } }[];
  readonly missing: readonly { readonly message: string }[];
  readonly reasons: readonly OutcomeReason[];
}

/** The answer of the ILR calculator. */
export interface ComparedIlr extends Omit<ComparedSettlement, 'verdict'> {
  readonly verdict: string;
  readonly isEligible: boolean;
  readonly suggestedEligibilityDate: CivilDate | null;
}

/** The answer of the citizenship calculator. */
export interface ComparedCalculation {
  readonly isEligible: boolean;
  readonly suggestedEligibilityDate: CivilDate | null;
  readonly homeOffice: { readonly citizenship: { readonly verdict: string } | null } | null;
  readonly settlementLapse: { readonly mayHaveLapsed: boolean } | null;
  readonly reasons: readonly OutcomeReason[];
}

/**
 * The functions of a rule set that the comparison calls, current or frozen. A frozen rule set gets the same input and
 * ignores newer fields.
 */
export interface ComparedFunctions<Route extends string = string> {
  readonly ruleSet: RuleSet;
  /** Thrown for invalid dates. */
  readonly UnsoundAssessment: abstract new (...given: never[]) => Error;
  /** Null for a visa unknown to the rule set. */
  readonly routeOfVisaType: (visaType: string) => Route | null;
  readonly inTheUkSince: (
    since: CivilDate | null,
    earlier: readonly EarlierVisa[],
    current: CurrentVisa,
    unexplained: 'breaks' | 'counts',
  ) => CivilDate | null;
  /** The deciding settlement answer, by the rule set's count. */
  readonly settlementAnswer: (
    route: Route,
    record: VisaRecord,
    trips: readonly Trip[],
    today: CivilDate,
  ) => ComparedSettlement;
  readonly citizenshipOpensOn: (
    record: CitizenshipRecord,
    settlementDate: CivilDate,
    ukEntryDate: CivilDate,
    today: CivilDate,
  ) => CivilDate | null;
  readonly dependantProgress: (
    dependant: DependantOnRecord,
    family: readonly DependantOnRecord[],
    main: MainPerson,
    today: CivilDate,
  ) => ComparedProgress;
  readonly calculateIlr: (form: IlrForm, today: CivilDate) => ComparedIlr;
  readonly calculateCitizenship: (form: CitizenshipForm, today: CivilDate) => ComparedCalculation;
}
