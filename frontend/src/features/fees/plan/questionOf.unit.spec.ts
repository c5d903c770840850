import { describe, expect, it } from 'vitest';
import { sumOfFees } from '@settlewise/rules/fees';
import { csvOfBill } from '../bill/csv';
import { newCost, newPerson, newStep } from './plan';
import { penceOf, questionOf, riseInWords } from './questionOf';

describe('A sum in pounds', () => {
  it.each([
    ['120', 12_000],
    ['94.5', 9_450],
    ['94.50', 9_450],
    ['£1,234.05', 123_405],
    ['1000000', 100_000_000],
    ['0', 0],
  ])('%s is read as whole pence', (typed, pence) => expect(penceOf(typed)).toBe(pence));
  it.each(['', 'ten', '-1', '1.234', '1e3', '1000000.01', '94,50.1.2'])('%s is none', (typed) =>
    expect(penceOf(typed)).toBeNull(),
  );
});

describe('A plan', () => {
  const [amina, leila] = [
    newPerson({ name: 'Amina', dateOfBirth: '1990-01-01' }),
    newPerson({ name: '=Leila', dateOfBirth: '2027-05-01' }),
  ];
  const settled = newStep({ visaType: 'skilled_worker', on: '2027-04-30' });
  const asOf = '2026-11-22';

  it('leaves out what lacks something, and says what by its id', () => {
    const nobody = newPerson();
    const steps = [
      settled,
      newStep({ ...settled, id: 'b', without: [leila.id] }),
      newStep({ ...settled, id: 'c', visaType: '' }),
      newStep({ ...settled, id: 'd', on: '2027-02-30' }),
      newStep({ ...settled, id: 'e', without: [amina.id, leila.id] }),
    ];
    const planned = questionOf({ people: [nobody, amina, leila], steps, costs: [newCost()], rise: '' }, asOf);
    expect(planned.question.steps).toMatchObject([{ item: 'ilr', people: [0], on: '2027-04-30' }]);
    expect([...planned.lacking.values()].map(({ at }) => at)).toEqual([
      'dateOfBirth',
      'people',
      'visaType',
      'on',
      'dateOfBirth',
      'label',
    ]);
    expect([...planned.lacking.values()].map(({ message }) => message)).toEqual([
      'Enter the date of birth. It decides what this person pays.',
      'Somebody in this step is born after the day of payment.',
      'Choose the visa or route.',
      'Enter the day on which you mean to pay.',
      'It is counted once the date of birth is known.',
      'Say what it is for.',
    ]);
  });

  it('says at the field that a day of payment is too far ahead', () => {
    const planned = (on: string) =>
      questionOf(
        {
          people: [amina],
          rise: '',
          steps: [newStep({ ...settled, on })],
          costs: [{ ...newCost(), label: 'Courier', pounds: '20', on }],
        },
        asOf,
      );
    expect(planned('2041-11-22').lacking.size).toBe(0);
    expect([...planned('2100-01-01').lacking.values()]).toEqual(
      ['on', 'on'].map((at) => ({
        at,
        message: 'Fees of more than 15 years ahead cannot be told. Enter a day up to 22 November 2041.',
      })),
    );
    expect(planned('2100-01-01').question).toMatchObject({ steps: [], costs: [] });
  });

  it.each([
    ['3', 3, null],
    [' 20 ', 20, null],
    ['0', 0, null],
    ['21', undefined, 'Enter a whole number from 0 to 20.'],
    ['2.5', undefined, 'Enter a whole number from 0 to 20.'],
    ['-1', undefined, 'Enter a whole number from 0 to 20.'],
  ])('takes a supposed rise of %j percent as %s', (rise, percent, problem) => {
    const { question, riseProblem } = questionOf(
      { people: [amina], steps: [settled], costs: [], rise },
      asOf,
    );
    expect([question.yearlyRisePercent, riseProblem]).toEqual([percent, problem]);
  });

  it('does not blame the rise for a step that lacks something', () => {
    const unborn = newStep({ ...settled, id: 'b', on: '1980-01-01' });
    const { lacking, riseProblem } = questionOf(
      { people: [amina], steps: [settled, unborn], costs: [], rise: '3' },
      asOf,
    );
    expect([...lacking.keys()]).toEqual(['b']);
    expect(riseProblem).toBeNull();
  });

  it.each([
    ['', null, 'None'],
    [' ', null, 'None'],
    [' 3 ', null, '3 %'],
    ['abc', 'Enter a whole number from 0 to 20.', 'Please check'],
  ])('folds a rise of %j to %s', (typed, problem, words) => expect(riseInWords(typed, problem)).toBe(words));

  it('is a table for a spreadsheet, in which no name becomes a formula', () => {
    const plan = {
      people: [amina, leila],
      steps: [newStep({ ...settled, on: '2027-06-01', without: [amina.id] })],
      costs: [{ id: 'x', label: 'A "sworn" translation', on: '2027-06-01', pounds: '94.50' }],
      rise: '',
    };
    const { question, people, steps } = questionOf(plan, asOf);
    const rows = csvOfBill(sumOfFees(question), people, steps).split('\r\n');
    expect(rows).toHaveLength(4);
    expect(rows[1]).toContain(`"2027-06-01","Settlement (ILR): Skilled Worker","'=Leila"`);
    expect(rows[1]).toContain('"3226.00","3226.00","3226.00","Fees from 8 April 2026","yes"');
    expect(rows[2]).toContain('"A ""sworn"" translation","94.50"');
  });
});
