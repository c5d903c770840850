import { assess, type AssessmentRequest } from '@settlewise/rules/assessment';
import {
  calculateCitizenship,
  calculateIlr,
  type CitizenshipForm,
  type IlrForm,
} from '@settlewise/rules/calculators';
import type { CivilDate } from '@settlewise/rules/calendar';
import { triggersOf } from '@settlewise/casework/alerts';
import { progressOfFamily } from '@settlewise/casework/dependants';
import { feePlanOf } from '@settlewise/casework/fees';
import type { AlertRecord, ProgressRecord } from '@settlewise/casework/record';
import { presentSummary, sharedAbsencesOf } from '@settlewise/casework/journeys';
import { citizenshipEligibilityOf, ilrProgressOf } from '@settlewise/casework/progress';
import { ownTimelineOf, plansOf, typedLife } from '@settlewise/casework/timeline';
import { buildSavedTimeline } from '../resources/assessments/buildSavedTimeline';

/** @param size about how many journeys there are to look at */
const calculation = <Args extends readonly unknown[], Result>(
  calculate: (...args: Args) => Result,
  size: (args: NoInfer<Args>) => number,
) => ({ calculate, size });

const ofRecord = ([{ journeys }]: readonly [ProgressRecord]): number => journeys.length;
const ofReminders = ({ journeys, dependants }: AlertRecord): number => journeys.length + ofFamily(dependants);
const ofFamily = (dependants: readonly { readonly ownJourneys: readonly unknown[] }[]): number =>
  dependants.reduce((sum, { ownJourneys }) => sum + 1 + ownJourneys.length, 0);

/**
 * What can take long for a full record. Each is pure, and its arguments and its result can be copied to another thread: no
 * functions, no classes.
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
  ilrProgress: calculation((record: ProgressRecord) => ilrProgressOf(record), ofRecord),
  citizenshipEligibility: calculation(citizenshipEligibilityOf, ofRecord),
  progress: calculation(
    (record: ProgressRecord) => ({
      ilr: ilrProgressOf(record),
      citizenship: citizenshipEligibilityOf(record),
    }),
    ofRecord,
  ),
  feePlan: calculation(feePlanOf, ([{ journeys, dependants }]) => 2 * journeys.length + ofFamily(dependants)),
  familyProgress: calculation(progressOfFamily, ([{ dependants }]) => ofFamily(dependants)),
  absenceSummary: calculation(presentSummary, ([journeys]) => journeys.length),
  sharedAbsences: calculation(sharedAbsencesOf, ([journeys]) => journeys.length),
  plans: calculation(plansOf, ([{ journeys }, plans]) => journeys.length * plans.length),
  savedTimeline: calculation(
    buildSavedTimeline,
    ([{ documents, tasks, journeys }, plans]) =>
      journeys.length * (1 + plans.length) + documents.length + tasks.length,
  ),
  /** As JSON: a full record has 30,000 entries, and to write them out takes as long as to find them. */
  ownTimeline: calculation(
    async (record: AlertRecord, today: CivilDate) => JSON.stringify(await ownTimelineOf(record, today)),
    ([record]) =>
      record.journeys.length + record.documents.length + record.tasks.length + ofReminders(record),
  ),
  triggers: calculation(triggersOf, ([record]) => ofReminders(record)),
};

type All = typeof calculations;
export type CalculationName = keyof All;
export type ArgumentsOf<Name extends CalculationName> = Parameters<All[Name]['calculate']>;
export type ResultOf<Name extends CalculationName> = Awaited<ReturnType<All[Name]['calculate']>>;

/** A calculation by its name, so that it can be handed to another thread. */
export interface Work {
  readonly name: CalculationName;
  readonly args: readonly unknown[];
}

/** Calculates in this thread. */
export function calculateHere({ name, args }: Work): unknown {
  const { calculate }: { readonly calculate: (...args: never[]) => unknown } = calculations[name];
  return calculate(...(args as never[]));
}

/** About how many journeys there are to look at. */
export function estimateSize({ name, args }: Work): number {
  const { size }: { readonly size: (args: never) => number } = calculations[name];
  return size(args as never);
}
