import type { FeeLine, FeesAnswer } from '@settlewise/rules/fees';
import { csvOf } from '../../../ui/files/csv';
import { editionInWords, isSure, kindOfStep, nameOfPerson } from '../labels';
import type { PlannedPerson, PlannedStep } from '../plan/plan';

const head = [
  'Day',
  'Application',
  'Person',
  'What',
  'Pounds',
  'Lowest',
  'Highest',
  'Fees',
  'Confirmed',
  'Source',
];

/** Whole pence as a number that every program reads: `3994.50`. */
const decimal = (pence: number): string =>
  `${Math.floor(pence / 100)}.${String(pence % 100).padStart(2, '0')}`;

/** Every line of a bill as a table for a spreadsheet. */
export function csvOfBill(
  { lines }: Pick<FeesAnswer, 'lines'>,
  people: readonly PlannedPerson[],
  steps: readonly PlannedStep[],
): string {
  const rows = lines.map((line) => [
    line.on,
    applicationOf(line, steps),
    line.person === null ? '' : nameOfPerson(people[line.person] ?? { name: '' }, line.person),
    line.label,
    ...[line.pence, line.lowestPence, line.highestPence].map(decimal),
    editionInWords(line),
    isSure(line) ? 'yes' : 'not confirmed',
    line.source?.url ?? '',
  ]);
  return csvOf([head, ...rows]);
}

function applicationOf({ step }: FeeLine, steps: readonly PlannedStep[]): string {
  const planned = step === null ? undefined : steps[step];
  return planned === undefined ? 'Own costs' : kindOfStep(planned);
}
