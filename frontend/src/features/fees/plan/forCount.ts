import { isCivilDate, isSettled, type CivilDate } from '@settlewise/rules';
import type { ChosenCount } from '../../../record/plannedDay/sentences';
import { stepsOfRecord } from './fromRecord';
import type { KnownOfRecord } from './knownOfRecord';
import type { Plan, PlannedStep } from './plan';

const takesPart = (id: string, { without }: PlannedStep): boolean => !without.includes(id);

/** The next application of the person themselves: its day is the one that the two counts may disagree on. */
function isNext(step: PlannedStep, known: KnownOfRecord): boolean {
  const isOfNextKind = isSettled(known)
    ? step.item === 'naturalisation' || step.item === 'registration_child'
    : step.item === 'ilr';
  return isOfNextKind && takesPart('you', step);
}

/** The day on which the plan has the person's next application; null where it has none. */
export function nextOn({ people, steps }: Plan, known: KnownOfRecord): CivilDate | null {
  if (!people.some(({ id }) => id === 'you')) return null;
  const on = steps.find((step) => isNext(step, known))?.on;
  return on !== undefined && isCivilDate(on) ? on : null;
}

/** Two of a plan are the same application where they ask for the same, for the person or for the same others. */
const keyOf = (step: PlannedStep): string =>
  `${step.item} ${takesPart('you', step) ? 'you' : step.without.toSorted().join(' ')}`;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * The steps of a plan for the day of one of the two counts. What the person changed, added or left out stays so; only the
 * day of the next application is that of the count, whatever it was.
 */
export function stepsForCount(plan: Plan, known: KnownOfRecord, count: ChosenCount): PlannedStep[] {
  const byCount = (one: ChosenCount) =>
    new Map(stepsOfRecord(known, plan.people, one).map((step) => [keyOf(step), step]));
  const planned = { cautious: byCount('cautious'), homeOffice: byCount('homeOffice') };
  const both = [planned.cautious, planned.homeOffice];
  const ofRecord = (key: string) => both.flatMap((steps) => steps.get(key) ?? []);
  const own = plan.steps.filter((step) => ofRecord(keyOf(step)).length === 0);
  const taken = [...planned[count]].flatMap(([key, step]): PlannedStep[] => {
    const before = plan.steps.find((each) => keyOf(each) === key);
    // What both counts plan, and is not there, the person has left out.
    if (before === undefined) return ofRecord(key).length === both.length ? [] : [step];
    const merged = withChanges(step, before, ofRecord(key));
    return [isNext(step, known) ? { ...merged, on: step.on } : merged];
  });
  return [...own, ...taken].toSorted((one, other) => one.on.localeCompare(other.on));
}

const fields = [
  ...(['visaType', 'where', 'months', 'on', 'without', 'service', 'lifeInUk', 'english'] as const),
  ...(['paidAppointment', 'onSalaryList'] as const),
];

/** A step with what the person changed in it: what is in no plan of the record. */
function withChanges(step: PlannedStep, before: PlannedStep, ofRecord: readonly PlannedStep[]): PlannedStep {
  const changed = fields.filter((field) => !ofRecord.some((each) => same(each[field], before[field])));
  return { ...step, ...Object.fromEntries(changed.map((field) => [field, before[field]])), id: before.id };
}
