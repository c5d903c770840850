import type { FeeLine, FeesAnswer } from '@settlewise/rules';
import { editionInWords, isSure, nameOfPerson, titleOfStep } from '../labels';
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

/** In quotes, and never a formula: a spreadsheet calculates what begins with these. */
const cell = (text: string): string =>
  `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** Every line of a bill as a table for a spreadsheet. */
export function csvOf(
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
  return [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function applicationOf({ step }: FeeLine, steps: readonly PlannedStep[]): string {
  const planned = step === null ? undefined : steps[step];
  return planned === undefined ? 'Own costs' : titleOfStep(planned);
}

/** Hands a text to the browser as a file. The mark at its head tells spreadsheets that it is UTF-8. */
export function saveCsv(text: string): void {
  const address = URL.createObjectURL(new Blob([`\uFEFF${text}`], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'settlewise-fees.csv';
  link.click();
  URL.revokeObjectURL(address);
}
