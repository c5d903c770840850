import type { Trip } from '../absences/trip';
import type { CitizenshipForm } from '../calculators/citizenship/citizenshipForm';
import type { IlrForm } from '../calculators/ilr/ilrForm';
import type { CivilDate } from '../calendar/civilDate';
import type { RuleSet } from '../parameters/ruleSet';
import type { CitizenshipRecord } from '../progress/citizenshipOnRecord';
import type { EarlierVisa, VisaRecord } from '../progress/visaRecord';
import type { DependantOnRecord, MainPerson } from '../dependants/dependantOnRecord';
import type { ComparedProgress } from './dependantOutcomes';
import type { OutcomeReason } from './outcome';

interface FrozenCalculation {
  readonly isEligible: boolean;
  readonly suggestedEligibilityDate: CivilDate | null;
  readonly reasons: readonly OutcomeReason[];
}

interface FrozenSettlement {
  readonly verdict: 'eligible' | 'not_yet' | 'over_limit' | 'no_route';
  readonly earliestApplicationDate: CivilDate | null;
  readonly reasons: readonly OutcomeReason[];
}

/**
 * The functions of a frozen rule set, as far as the comparison reads them. They are asked what today's are asked: a field
 * that came later they do not know, and leave alone.
 */
export interface FrozenRules {
  readonly ruleSet: RuleSet;
  /** Thrown for dates that cannot be counted with. */
  readonly UnsoundAssessment: abstract new (...given: never[]) => Error;
  /** Null for a visa that the rule set did not know. */
  readonly routeOfVisaType: (visaType: string) => string | null;
  readonly inTheUkSince: (since: CivilDate | null, earlier: readonly EarlierVisa[]) => CivilDate | null;
  readonly settlementProgress: (
    route: string,
    record: VisaRecord,
    trips: readonly Trip[],
    today: CivilDate,
  ) => { readonly cautious: { readonly answer: FrozenSettlement } };
  readonly citizenshipOpensOn: (
    record: CitizenshipRecord,
    settlementDate: CivilDate,
    ukEntryDate: CivilDate,
    today: CivilDate,
  ) => CivilDate | null;
  /** Not there in the rules of 21 November 2026: they named no date of a dependant but the end of a visa. */
  readonly dependantProgress?: (
    dependant: DependantOnRecord,
    family: readonly DependantOnRecord[],
    main: MainPerson,
    today: CivilDate,
  ) => ComparedProgress;
  readonly calculateIlr: (
    form: IlrForm,
    today: CivilDate,
  ) => FrozenCalculation & { readonly earliestApplicationDate: CivilDate | null };
  readonly calculateCitizenship: (form: CitizenshipForm, today: CivilDate) => FrozenCalculation;
}
