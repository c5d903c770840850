import { assess, type AssessmentRequest } from '@settlewise/rules/assessment';
import {
  calculateCitizenship,
  calculateIlr,
  type CitizenshipForm,
  type IlrForm,
} from '@settlewise/rules/calculators';
import type { CivilDate } from '@settlewise/rules/calendar';
import { listTriggers } from '@settlewise/casework/alerts';
import { progressOfFamily } from '@settlewise/casework/dependants';
import { planFamilyFees } from '@settlewise/casework/fees';
import type { AlertRecord, ProgressRecord } from '@settlewise/casework/record';
import { presentSummary, presentSharedAbsences } from '@settlewise/casework/journeys';
import { calculateCitizenshipProgress, calculateIlrProgress } from '@settlewise/casework/progress';
import {
  buildOwnTimeline,
  calculatePlans,
  buildSavedTimeline,
  typedLife,
} from '@settlewise/casework/timeline';

/** @param size the approximate number of journeys to process */
const calculation = <Args extends readonly unknown[], Result>(
  calculate: (...args: Args) => Result,
  size: (args: NoInfer<Args>) => number,
) => ({ calculate, size });

const countJourneys = ([{ journeys }]: readonly [ProgressRecord]): number => journeys.length;
const countReminderItems = ({ journeys, dependants }: AlertRecord): number =>
  journeys.length + countFamilyItems(dependants);
const countFamilyItems = (dependants: readonly { readonly ownJourneys: readonly unknown[] }[]): number =>
  dependants.reduce((sum, { ownJourneys }) => sum + 1 + ownJourneys.length, 0);

/**
 * Calculations that can take long for a full record. Each is pure. Its arguments and result have no functions or classes, so that
 * they can be copied to another thread.
 */
export const calculations = {
  assessment: calculation(
    (request: AssessmentRequest) => assess(request),
    ([{ trips, settlement }]) => trips.length + (settlement?.permissions?.length ?? 0) * 10,
  ),
  ilr: calculation(
    (form: IlrForm, today: CivilDate) => calculateIlr(form, today),
    ([{ detailedAbsences }]) => detailedAbsences.length,
  ),
  citizenship: calculation(
    (form: CitizenshipForm, today: CivilDate) => calculateCitizenship(form, today),
    ([{ absenceRecords }]) => absenceRecords.length,
  ),
  typedLife: calculation(typedLife, ([, { absences }]) => absences.length),
  ilrProgress: calculation((record: ProgressRecord) => calculateIlrProgress(record), countJourneys),
  citizenshipEligibility: calculation(calculateCitizenshipProgress, countJourneys),
  progress: calculation(
    (record: ProgressRecord) => ({
      ilr: calculateIlrProgress(record),
      citizenship: calculateCitizenshipProgress(record),
    }),
    countJourneys,
  ),
  feePlan: calculation(
    planFamilyFees,
    ([{ journeys, dependants }]) => 2 * journeys.length + countFamilyItems(dependants),
  ),
  familyProgress: calculation(progressOfFamily, ([{ dependants }]) => countFamilyItems(dependants)),
  absenceSummary: calculation(presentSummary, ([journeys]) => journeys.length),
  sharedAbsences: calculation(presentSharedAbsences, ([journeys]) => journeys.length),
  plans: calculation(calculatePlans, ([{ journeys }, plans]) => journeys.length * plans.length),
  savedTimeline: calculation(
    buildSavedTimeline,
    ([{ documents, tasks, journeys }, plans]) =>
      journeys.length * (1 + plans.length) + documents.length + tasks.length,
  ),
  /** Returns JSON, because a full record has 30,000 entries and serialising them takes as long as finding them. */
  ownTimeline: calculation(
    async (record: AlertRecord, today: CivilDate) => JSON.stringify(await buildOwnTimeline(record, today)),
    ([record]) =>
      record.journeys.length + record.documents.length + record.tasks.length + countReminderItems(record),
  ),
  triggers: calculation(listTriggers, ([record]) => countReminderItems(record)),
};

type Calculations = typeof calculations;
export type CalculationName = keyof Calculations;
export type ArgumentsOf<Name extends CalculationName> = Parameters<Calculations[Name]['calculate']>;
export type ResultOf<Name extends CalculationName> = Awaited<ReturnType<Calculations[Name]['calculate']>>;

/** A calculation by name, so that it can be sent to another thread. */
export interface Work {
  readonly name: CalculationName;
  readonly args: readonly unknown[];
}

/** Calculates in this thread. */
export function calculateHere({ name, args }: Work): unknown {
  const { calculate }: { readonly calculate: (...args: never[]) => unknown } = calculations[name];
  return calculate(...(args as never[]));
}

/** The approximate number of journeys to process. */
export function estimateSize({ name, args }: Work): number {
  const { size }: { readonly size: (args: never) => number } = calculations[name];
  return size(args as never);
}
