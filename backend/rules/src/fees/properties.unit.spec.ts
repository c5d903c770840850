import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFeesQuestion } from '../../testing/anyFeesQuestion';
import { examples } from '../../testing/examples';
import { addDays } from '../calendar/civilDate';
import { fees } from '../parameters/feeTable';
import { toPence } from '../parameters/units';
import { amountOn } from './amountOn';
import type { FeesQuestion } from './question';
import { sumOfFees } from './sumOfFees';

// Properties of every bill, for any payer, item and day.

const sum = (parts: readonly { readonly pence: number }[]) =>
  parts.reduce((total, { pence }) => total + pence, 0);
const expectForAllBills = (property: (asked: FeesQuestion) => void) =>
  fc.assert(fc.property(anyFeesQuestion, property), examples(150));

describe('Every bill', () => {
  it('has lines, people, years and items that each add up to the total, in whole pence', () =>
    expectForAllBills((asked) => {
      const bill = sumOfFees(asked);
      for (const parts of [bill.lines, bill.byPerson, bill.byYear, bill.byItem])
        expect(sum(parts)).toBe(bill.totalPence);
      for (const { pence, lowestPence, highestPence } of bill.lines)
        expect([pence, lowestPence, highestPence].every(Number.isSafeInteger)).toBe(true);
    }));

  it('has each line and the total within its range', () =>
    expectForAllBills((asked) => {
      const bill = sumOfFees(asked);
      for (const { pence, lowestPence, highestPence } of [...bill.lines, { ...bill, pence: bill.totalPence }])
        expect(0 <= lowestPence && lowestPence <= pence && pence <= highestPence).toBe(true);
    }));

  it('does not depend on the order of steps, people and costs', () =>
    expectForAllBills((asked) => {
      const { people, steps, costs } = asked;
      const turned: FeesQuestion = {
        ...asked,
        people: people.toReversed(),
        costs: costs.toReversed(),
        steps: steps
          .toReversed()
          .map((step) => ({ ...step, people: step.people?.map((person) => people.length - 1 - person) })),
      };
      const [one, other] = [sumOfFees(asked), sumOfFees(turned)];
      const sums = ({ totalPence, lowestPence, highestPence, byYear }: typeof one) => ({
        totalPence,
        lowestPence,
        highestPence,
        byYear,
      });
      expect(sums(other)).toEqual(sums(one));
      expect(other.byPerson.map(({ pence }) => pence).slice(0, people.length)).toEqual(
        one.byPerson
          .map(({ pence }) => pence)
          .slice(0, people.length)
          .toReversed(),
      );
    }));

  it('has amounts lost and returned on refusal that add up to each step without its tests', () =>
    expectForAllBills((asked) => {
      const bill = sumOfFees(asked);
      expect(bill.onRefusal.map(({ step }) => step)).toEqual([...asked.steps.keys()]);
      for (const { step, lostPence, returnedPence } of bill.onRefusal) {
        const own = bill.lines.filter((line) => line.step === step);
        const of = (...kinds: readonly string[]) => sum(own.filter(({ kind }) => kinds.includes(kind)));
        expect(lostPence + returnedPence).toBe(sum(own) - of('test'));
        expect(returnedPence).toBe(of('surcharge'));
        expect(Math.min(lostPence, returnedPence)).toBeGreaterThanOrEqual(0);
      }
      // Together with the tests and the personal costs this is the bill.
      const parts = bill.onRefusal.map(({ lostPence, returnedPence }) => ({
        pence: lostPence + returnedPence,
      }));
      const testsAndCosts = bill.lines.filter(({ kind }) => kind === 'test' || kind === 'own');
      expect(sum(parts) + sum(testsAndCosts)).toBe(bill.totalPence);
    }));

  it('has notes on refunds and waivers only next to payments, and no waiver next to its refusal', () =>
    expectForAllBills((asked) => {
      const bill = sumOfFees(asked);
      const isPaid = (step: number, about: string) =>
        bill.lines.some((line) => line.step === step && line.kind === about && line.highestPence > 0);
      const mayAsk = ['waiver_for_human_rights', 'waiver_in_care', 'fee_on_refusal', 'fee_on_withdrawal'];
      const backs = ['surcharge_on_refusal', 'surcharge_settled_early', 'surcharge_of_care_staff'];
      for (const { code, about, steps } of bill.terms) {
        expect(new Set(steps).size).toBe(steps.length);
        if ([...mayAsk, ...backs].includes(code))
          expect(steps.filter((step) => !isPaid(step, about))).toEqual([]);
      }
      const stepsOf = (...codes: readonly string[]) =>
        bill.terms.filter(({ code }) => codes.includes(code)).flatMap(({ steps }) => steps);
      const refused = new Set(stepsOf('no_waiver_for_naturalisation'));
      expect(
        stepsOf('waiver_for_human_rights', 'waiver_in_care').filter((step) => refused.has(step)),
      ).toEqual([]);
    }));

  it('has the Life in the UK test once for each person, and never for somebody who has passed', () =>
    expectForAllBills((asked) => {
      const tests = (question: FeesQuestion) =>
        sumOfFees(question).lines.filter(({ kind }) => kind === 'test');
      const ofPerson = (person: number, question: FeesQuestion = asked) =>
        tests(question).filter((line) => line.person === person);
      const isLife = ({ label }: { readonly label: string }) => label.startsWith('Life in the UK');
      for (const [person, { lifeInUkPassed }] of asked.people.entries()) {
        const life = ofPerson(person).filter(isLife);
        expect(life.length).toBeLessThanOrEqual(lifeInUkPassed === true ? 0 : 1);
        // A passed test removes only the person's own tests from the bill.
        const passed: FeesQuestion = {
          ...asked,
          people: asked.people.map((each, place) =>
            place === person ? { ...each, lifeInUkPassed: true, englishPassed: 'C2' } : each,
          ),
        };
        expect(ofPerson(person, passed)).toEqual([]);
        expect(sumOfFees(passed).totalPence).toBe(sumOfFees(asked).totalPence - sum(ofPerson(person)));
      }
      expect(sum(tests(asked))).toBe(
        sum([...asked.people.keys()].map((person) => ({ pence: sum(ofPerson(person)) }))),
      );
    }));

  it('does not depend on the day of the question', () =>
    expectForAllBills((asked) => {
      const later = sumOfFees({ ...asked, asOf: '2040-01-01' });
      expect(later.lines.map(({ pence }) => pence)).toEqual(sumOfFees(asked).lines.map(({ pence }) => pence));
    }));
});

describe('Every fee row', () => {
  const rows = Object.keys(fees).flatMap((key) => {
    const name = key as keyof typeof fees;
    return fees[name].rows.map((row, index) => ({ name, row, before: fees[name].rows[index - 1] }));
  });
  it('applies from its first day, and the previous row until the day before', () => {
    expect(rows.length).toBeGreaterThan(80);
    for (const { name, row, before } of rows) {
      expect(amountOn(name, row.from)).toMatchObject({ pence: toPence(row.value), edition: row.from });
      if (before === undefined) continue;
      expect(amountOn(name, addDays(row.from, -1))).toMatchObject({
        pence: toPence(before.value),
        edition: before.from,
      });
    }
  });
});
