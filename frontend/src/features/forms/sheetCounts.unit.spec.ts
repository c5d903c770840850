import { expect, it } from 'vitest';
import { copyTextOf, countsInWords, countsOf, type SheetQuestion } from './sheetCounts';

const question = (change: Partial<SheetQuestion>): SheetQuestion => ({
  id: 'surname',
  text: 'Surname',
  help: '',
  format: 'name',
  part: 'profile',
  answeredBy: 'record',
  spared: null,
  answer: null,
  warnings: [],
  ...change,
});
const said = { text: 'OKAFOR', inWords: null, table: null };
const missing = { kind: 'missing', text: 'The surname is missing.' } as const;
const conflict = { kind: 'conflict', text: 'It is after the day of the application.' } as const;

it('what is left of a block is counted by question, and what is not asked counts nowhere', () => {
  const counts = countsOf([
    question({ answer: said }),
    question({ warnings: [missing, missing] }),
    question({ answer: said, warnings: [conflict] }),
    question({ answeredBy: 'you', part: null }),
    question({ spared: 'Because of your age it is not asked of you.', warnings: [missing] }),
    question({ spared: 'On your route it is not asked of you.', answeredBy: 'you' }),
  ]);
  expect(counts).toEqual({ answered: 2, missing: 1, conflicting: 1, yours: 1 });
  expect(countsInWords(counts)).toBe('1 missing, 1 to put right, 1 only you can answer');
  expect(countsInWords(countsOf([question({ answer: said })]))).toBe('all there');
});

it('an answer is copied as it goes into the form, a list by lines', () => {
  expect(copyTextOf(said)).toBe('OKAFOR');
  const line = (id: string, ...cells: string[]) => ({ id, cells, days: null, note: 'Not copied' });
  const lines = [line('a', '01/03/2025', '10/03/2025', '8'), line('b', '02/04/2025', '03/04/2025', '0')];
  const table = { columns: ['Left', 'Came back', 'Days'], lines, period: null };
  expect(copyTextOf({ text: '', inWords: null, table })).toBe(
    '01/03/2025\t10/03/2025\t8\n02/04/2025\t03/04/2025\t0',
  );
});
