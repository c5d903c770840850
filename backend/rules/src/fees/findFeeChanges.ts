import { ageOn, birthday } from '../calendar/age';
import { addDays, type CivilDate } from '../calendar/civilDate';
import type { FeeKey } from '../parameters/feeTable';
import { salaryListEnds } from '../parameters/feeTerms';
import { laterFees } from '../parameters/laterFees';
import { naturalisationRules } from '../parameters/naturalisationRules';
import { valueOn } from '../parameters/parameter';
import { surchargeRules } from '../parameters/surchargeRules';
import { poundsOfPence } from '../parameters/units';
import { feeChanges as says } from '../sentences/fees';
import type { FeeTable } from './amountOn';
import type { FeeChange } from './answer';
import { applicationFee } from './applicationFee';
import { linesOfStep } from './linesOfStep';
import type { FeesQuestion, FeeStep } from './question';

/** The fees that a step may be made of. */
function feeKeysForStep(step: FeeStep): readonly FeeKey[] {
  const fee = applicationFee(step);
  return [
    ...(fee.kind === 'fees' ? fee.keys : []),
    ...(step.item === 'visa' || step.item === 'extension'
      ? (['health_surcharge', 'health_surcharge_reduced'] as const)
      : []),
    ...(step.service === undefined || step.service === 'standard' ? [] : [step.service]),
    ...(step.item === 'naturalisation' || step.item === 'registration_adult' ? (['ceremony'] as const) : []),
  ];
}

/** The day after the salary list ends, for steps that use its lower fee. */
const dayAfterList = (step: FeeStep): readonly CivilDate[] =>
  'onSalaryList' in step && step.onSalaryList === true ? [addDays(valueOn(salaryListEnds, step.on), 1)] : [];

/** The first days on which a step may cost something else, in order. */
function possibleChangeDays(step: FeeStep, question: FeesQuestion, known: FeeTable): readonly CivilDate[] {
  const people = step.people ?? [...question.people.keys()];
  const ages = agesThatMatter(step);
  const days = [
    ...feeKeysForStep(step).flatMap((key) => known[key].rows.map(({ from }) => from)),
    ...people.flatMap((person) => {
      const born = question.people[person]?.dateOfBirth;
      return born === undefined || dependsOnAge(step) ? [] : ages.map((age) => birthday(born, age));
    }),
    laterFees.from,
    ...dayAfterList(step),
  ];
  return [...new Set(days)].sort();
}

/**
 * For each step the change that its day of payment is just after, where one can still pay before it, and the one that comes
 * next: the last day of what holds before, and both sums. Tests are left out, which belong to no day.
 */
export function findFeeChanges(question: FeesQuestion, known: FeeTable): readonly FeeChange[] {
  return question.steps.flatMap((step, place) => {
    const sumOn = (on: CivilDate) => sumOfStep(question, { ...step, on }, place, known);
    const changeOn = (day: CivilDate): FeeChange | null => {
      const payBy = addDays(day, -1);
      const [before, after] = [sumOn(payBy), sumOn(day)];
      const isBirthday =
        feeKeysForStep(step).every((key) => known[key].rows.every(({ from }) => from !== day)) &&
        !dayAfterList(step).includes(day);
      const words = { payBy, before: poundsOfPence(before) };
      if (day === laterFees.from && !isFree(step))
        return change('fees_not_known', says.fees_not_known(words), { payBy, before, after: null });
      if (before === after) return null;
      const both = { ...words, after: poundsOfPence(after) };
      return isBirthday
        ? change('birthday', says.birthday(both), { payBy, before, after })
        : change('next_fees', says.next_fees(both), { payBy, before, after });
    };
    const change = (
      code: FeeChange['code'],
      sentence: string,
      { payBy, before, after }: { payBy: CivilDate; before: number; after: number | null },
    ): FeeChange => ({ step: place, code, payBy, penceBefore: before, penceAfter: after, message: sentence });
    // A payment day is never in the past, and never before birth.
    const first = firstDay(question, step);
    const days = possibleChangeDays(step, question, known).filter((day) => day > first);
    return [days.filter((day) => day <= step.on).toReversed(), days.filter((day) => day > step.on)].flatMap(
      (side) => {
        for (const day of side) {
          const found = changeOn(day);
          if (found !== null) return [found];
        }
        return [];
      },
    );
  });
}

/**
 * What a step costs. People on the same side of the ages that matter pay the same: one of them is added up for all, because
 * a bill of many people is asked about on many days.
 */
function sumOfStep(question: FeesQuestion, step: FeeStep, place: number, known: FeeTable): number {
  const ages = agesThatMatter(step);
  const alike = new Map<string, { readonly person: number; readonly count: number }>();
  for (const person of step.people ?? question.people.keys()) {
    const age = ageOn(question.people[person]?.dateOfBirth ?? step.on, step.on);
    const name = ages.map((each) => age < each).join();
    alike.set(name, { person, count: (alike.get(name)?.count ?? 0) + 1 });
  }
  return [...alike.values()].reduce((sum, { person, count }) => {
    const lines = linesOfStep(question, { ...step, people: [person] }, place, known);
    return sum + count * lines.reduce((ofPerson, { pence }) => ofPerson + pence, 0);
  }, 0);
}

const agesThatMatter = ({ on }: FeeStep): readonly number[] => [
  valueOn(surchargeRules.reducedAge, on),
  valueOn(naturalisationRules.fullAge, on),
];

/**
 * Before that birthday a child cannot naturalise, and after it an adult cannot register as a child, so one of the two
 * sums is for an impossible application.
 */
const dependsOnAge = ({ item }: FeeStep): boolean => itemsOfOneAge.has(item);
const itemsOfOneAge: ReadonlySet<FeeStep['item']> = new Set([
  'naturalisation',
  'registration_child',
  'registration_adult',
]);

const isFree = (step: FeeStep): boolean => applicationFee(step).kind === 'free';

function firstDay({ asOf, people }: FeesQuestion, step: FeeStep): CivilDate {
  const births = (step.people ?? [...people.keys()]).map((person) => people[person]?.dateOfBirth ?? asOf);
  return [asOf, ...births].toSorted().at(-1) ?? asOf;
}
