import { randomUUID } from 'node:crypto';
import {
  citizenshipCalculationRequest,
  ilrCalculationRequest,
  savedAssessmentResponse,
} from '@settlewise/contract/assessments';
import { assessmentsStream, mostSavedAssessments } from '@settlewise/domain/assessments';
import { calculateCitizenship, calculateIlr } from '@settlewise/rules/calculators';
import { ruleSet } from '@settlewise/rules/parameters';
import { beforeAll, describe, expect, test } from 'vitest';
import { aCalculation, trip } from '../../../testing/aCalculation';
import { aPerson } from '../../../testing/aPerson';
import {
  throughJson,
  createCommandContext,
  saveAssessment,
  listSavedAssessments,
} from '../../../testing/savedAssessments';
import { sharedTestApi } from '../../../testing/sharedTestApi';
import type { TestApi } from '../../../testing/startTestApi';
import type { Answer } from '../../../testing/visitor';
import { calculateHere } from '../../calculations/calculations';
import { calculateResult } from './calculateResult';
import { createAssessmentCommands } from './commands';

let api: TestApi;
beforeAll(async () => {
  api = await sharedTestApi();
});

const path = '/api/assessments';
const resultPath = (id: string) => `${path}/${id}`;

const problem = ({ status, json }: Answer) => ({ status, json });
const refused = (status: number, field: string, message: string) => ({
  status,
  json: { message, errors: [{ path: field, message }] },
});

describe('saving a result', () => {
  test('stores the server’s answer to the ILR form, lists it at once, and opens it again', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const calculation = aCalculation('ilr').called('  Before the summer ');
    const answer = await person.visitor.post(path, calculation.sent());
    const form = ilrCalculationRequest.parse(calculation.sent().form);
    const result = calculateIlr(form, '2026-11-21');
    const entry = {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      calculator: 'ilr',
      title: 'Before the summer',
      savedAt: '2026-11-21T12:00:00.000Z',
      calculatedOn: '2026-11-21',
      ruleSet: { version: ruleSet.version, checkedOn: ruleSet.checkedOn },
      isEligible: false,
      suggestedEligibilityDate: '2027-12-06',
      earliestApplicationDate: '2027-12-06',
      headline: null,
      twoFirstDays: null,
      isRed: false,
    };
    expect(problem(answer)).toEqual({ status: 201, json: { ...entry, form, result: throughJson(result) } });
    expect(answer.json).toMatchObject({
      result: {
        absenceDaysTotal: 13,
        cautious: {
          trips: [
            { departureDate: '2024-08-01', returnDate: '2024-08-10', days: 10 },
            { departureDate: '2025-03-01', returnDate: '2025-03-03', days: 3 },
          ],
        },
        homeOffice: { totalDays: 9 },
      },
    });
    const list = await person.visitor.get(path);
    expect([list.status, list.json, list.headers.get('Settlewise-Stale')]).toEqual([200, [entry], null]);
    const { id } = savedAssessmentResponse.parse(answer.json);
    const opened = await person.visitor.get(resultPath(id));
    expect(problem(opened)).toEqual({ status: 200, json: answer.json });
  });

  test('stores the server’s answer to the citizenship form, without a name if none was given', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const calculation = aCalculation('citizenship').called('   ');
    const stored = await saveAssessment(person, calculation);
    const form = citizenshipCalculationRequest.parse(calculation.sent().form);
    expect(stored).toMatchObject({ calculator: 'citizenship', title: null, isEligible: true, form });
    expect(stored.result).toEqual(throughJson(calculateCitizenship(form, stored.calculatedOn)));
    expect(savedAssessmentResponse.parse((await person.visitor.get(resultPath(stored.id))).json)).toEqual(
      stored,
    );
  });

  test('stores typed totals without trips', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const totals = {
      useDetailedAbsences: false,
      detailedAbsences: [],
      absencesPerYear: [{ year: 2024, days: 20 }],
    };
    const stored = await saveAssessment(person, aCalculation('ilr').answering(totals));
    expect(stored.result).toMatchObject({ cautious: null, homeOffice: null, absenceDaysTotal: 20 });
    expect((await person.visitor.get(resultPath(stored.id))).json).toEqual(throughJson(stored));
  });

  test('ignores a result in the request, because it is always calculated here', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const claimed = { isEligible: true, result: { isEligible: true }, ruleSet: { version: 'mine' } };
    const stored = await saveAssessment(person, aCalculation('ilr').sending(claimed));
    expect(stored).toMatchObject({
      isEligible: false,
      result: { isEligible: false },
      ruleSet: throughJson(ruleSet),
    });
  });

  test('gives the answer as of an earlier day', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const stored = await saveAssessment(person, aCalculation('ilr').asOf('2026-01-31'));
    expect(stored).toMatchObject({ calculatedOn: '2026-01-31', result: { calculationDate: '2026-01-31' } });
  });

  test('accepts today’s date in London, but no later day', async () => {
    const start = new Date('2027-06-30T23:30:00Z').getTime();
    await api.later(start - api.now().getTime(), async () => {
      const person = await aPerson().signsUpAt(api.address);
      expect((await saveAssessment(person, aCalculation().asOf('2027-07-01'))).calculatedOn).toBe(
        '2027-07-01',
      );
      const answer = await person.visitor.post(path, aCalculation().asOf('2027-07-02').sent());
      const message = 'The day of the calculation cannot lie after today.';
      expect(problem(answer)).toEqual(refused(422, 'calculatedOn', message));
      expect(await listSavedAssessments(person)).toHaveLength(1);
    });
  });

  test('lists the newest first', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const first = await saveAssessment(person, aCalculation().called('first'));
    await api.later(1000, async () => {
      const second = await saveAssessment(person, aCalculation('citizenship').called('second'));
      expect((await listSavedAssessments(person)).map(({ id, title }) => [id, title])).toEqual([
        [second.id, 'second'],
        [first.id, 'first'],
      ]);
    });
  });
});

describe('what cannot be saved', () => {
  const backwards = [trip('2024-08-01', '2024-08-10'), trip('2025-03-03', '2025-03-01')];
  test.each([
    [
      400,
      'calculator',
      aCalculation().sending({ calculator: 'moon' }),
      'Please check the field “calculator”.',
    ],
    [400, 'form', aCalculation().sending({ form: undefined }), 'Please check the field “form”.'],
    [400, 'calculatedOn', aCalculation().asOf('2026-02-30'), 'Enter the day of the calculation'],
    [400, 'calculatedOn', aCalculation().asOf(undefined), 'Enter the day of the calculation'],
    [400, 'title', aCalculation().called('n'.repeat(101)), 'The name can have at most 100 characters'],
    [400, 'title', aCalculation().called(7), 'The name must be text'],
    [400, 'form.visaType', aCalculation().answering({ visaType: 'mars' }), 'Choose your visa type'],
    [
      400,
      'form.visaStartDate',
      aCalculation().answering({ visaStartDate: '0001-01-01' }),
      'Enter your visa issue date',
    ],
    [
      400,
      'form.detailedAbsences.0.endDate',
      aCalculation().answering({ detailedAbsences: [trip('2025-03-01', '2025-02-30')] }),
      'Enter the day you came back',
    ],
    [
      422,
      'form.detailedAbsences.1.endDate',
      aCalculation().answering({ detailedAbsences: backwards }),
      'End date must be after start date',
    ],
    [
      422,
      'form.absenceRecords.1.endDate',
      aCalculation('citizenship').answering({ absenceRecords: backwards }),
      'End date must be after start date',
    ],
  ])('%i names %s', async (status, field, calculation, message) => {
    const person = await aPerson().signsUpAt(api.address);
    expect(problem(await person.visitor.post(path, calculation.sent()))).toEqual(
      refused(status, field, message),
    );
    expect(await listSavedAssessments(person)).toEqual([]);
  });

  test('the 101st result is refused until one is deleted', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const commands = createAssessmentCommands({
      commands: api.commands,
      derivedIdentifier: (...parts) => api.keyed.identifier(...parts),
    });
    const form = ilrCalculationRequest.parse(aCalculation().sent().form);
    const request = { calculator: 'ilr', calculatedOn: '2026-11-21', form } as const;
    const calculated = await calculateResult(request, (name, ...args) =>
      Promise.resolve(calculateHere({ name, args }) as never),
    );
    for (let stored = 0; stored < mostSavedAssessments; stored += 1) {
      await commands.save(request, calculated, createCommandContext(person, api.now()));
    }
    const answer = await person.visitor.post(path, aCalculation().sent());
    expect([answer.status, answer.message]).toEqual([
      422,
      'You can keep up to 100 saved results. Delete one first.',
    ]);
    await api.whenCaughtUp();
    const list = await listSavedAssessments(person);
    expect(list).toHaveLength(100);
    await person.visitor.delete(resultPath(list[0]?.id ?? ''));
    expect((await person.visitor.post(path, aCalculation().sent())).status).toBe(201);
  });
});

describe('a sum of fees', () => {
  const form = {
    people: [{ name: 'Amina', dateOfBirth: '1990-01-01' }],
    steps: [{ item: 'ilr', route: 'skilled_worker', on: '2027-03-20', tests: ['life_in_the_uk'] }],
  };
  const sent = { calculator: 'fees', calculatedOn: '2026-11-20', form, title: 'All of us' };

  test('is stored as calculated by the server, listed with its total, and opened again', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const answer = await person.visitor.post(path, sent);
    expect(answer.status).toBe(201);
    const stored = savedAssessmentResponse.parse(answer.json);
    if (stored.calculator !== 'fees') throw new Error('Another result was kept');
    expect(stored).toMatchObject({
      title: 'All of us',
      totalPence: 327_600,
      lowestPence: 327_600,
      highestPence: 327_600,
      form: { ...form, costs: [], yearlyRisePercent: 0 },
      result: { asOf: '2026-11-20', totalPence: 327_600, lines: [{ pence: 322_600 }, { pence: 5_000 }] },
    });
    const { form: _, result: __, ...entry } = stored;
    expect(await listSavedAssessments(person)).toEqual([entry]);
    expect((await person.visitor.get(resultPath(stored.id))).json).toEqual(throughJson(stored));
    const other = await aPerson().signsUpAt(api.address);
    expect((await other.visitor.get(resultPath(stored.id))).status).toBe(404);
    expect((await person.visitor.send('DELETE', resultPath(stored.id))).status).toBe(204);
    expect(await listSavedAssessments(person)).toEqual([]);
  });

  test('names the field of the form that a rule refuses', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const steps = [{ ...form.steps[0], route: 'moon' }];
    const answer = await person.visitor.post(path, { ...sent, form: { ...form, steps } });
    expect(answer).toMatchObject({ status: 422, json: { errors: [{ path: 'form.steps.0.route' }] } });
    const dated = await person.visitor.post(path, { ...sent, form: { ...form, asOf: '2026-01-01' } });
    expect(dated).toMatchObject({ status: 400, json: { errors: [{ path: 'form.asOf' }] } });
  });
});

describe('a long result', () => {
  const manyTrips = (reason: string) =>
    Array.from({ length: 2_000 }, (_, number) => {
      const day = new Date(Date.UTC(2015, 0, 1 + 2 * number)).toISOString().slice(0, 10);
      return trip(day, day, { id: randomUUID(), totalDays: 1, reason });
    });

  test.each(['ilr', 'citizenship'] as const)(
    'with 2,000 trips (%s) fits into one event of each event store, and is opened complete',
    async (calculator) => {
      const person = await aPerson().signsUpAt(api.address);
      const trips = manyTrips('Visiting family');
      const calculation = aCalculation(calculator).answering(
        calculator === 'ilr' ? { detailedAbsences: trips } : { absenceRecords: trips },
      );
      const stored = await saveAssessment(person, calculation);
      expect(stored.result).toMatchObject({ cautious: { trips: { length: 2_000 } } });
      expect(savedAssessmentResponse.parse((await person.visitor.get(resultPath(stored.id))).json)).toEqual(
        stored,
      );
      const { rows } = await api.database.raw<{ rows: { bytes: number }[] }>(
        'SELECT octet_length(data::text) AS bytes FROM events WHERE stream = ?',
        [assessmentsStream(person.user.id)],
      );
      expect(rows).toHaveLength(1);
      // EventStoreDB accepts 1 MiB for an append, including names and metadata.
      expect(rows[0]?.bytes).toBeLessThan(700_000);
    },
  );

  test('with more text than an event can hold is refused with a message', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const trips = manyTrips('r'.repeat(200));
    const answer = await person.visitor.post(
      path,
      aCalculation().answering({ detailedAbsences: trips }).sent(),
    );
    expect(problem(answer)).toEqual({
      status: 413,
      json: { message: 'This result is too long to keep. Shorten the reasons of your trips and try again.' },
    });
    expect(await listSavedAssessments(person)).toEqual([]);
  });

  test('is accepted up to 1 MB', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const answer = await person.visitor.post(
      path,
      aCalculation()
        .called('x'.repeat(1024 * 1024))
        .sent(),
    );
    expect([answer.status, answer.message]).toEqual([
      413,
      'The request is too large. At most 1 MB can be sent.',
    ]);
  });
});

describe('a repeated request', () => {
  test('with the same Idempotency-Key is saved once and has the same answer, also while the first one is running', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const headers = { 'Idempotency-Key': randomUUID() };
    const send = () => person.visitor.post(path, aCalculation().sent(), { headers });
    const answers = await Promise.all([send(), send()]);
    await api.later(60_000, async () => void answers.push(await send()));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(answers.map(({ json }) => json)).toEqual(answers.map(() => answers[0]?.json));
    expect(await listSavedAssessments(person)).toHaveLength(1);
  });

  test('with the same Idempotency-Key for another form is refused', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const headers = { 'Idempotency-Key': 'my-key' };
    await person.visitor.post(path, aCalculation().sent(), { headers });
    const answer = await person.visitor.post(path, aCalculation().asOf('2026-11-20').sent(), { headers });
    expect([answer.status, answer.message]).toEqual([
      422,
      'This Idempotency-Key was already used for another request.',
    ]);
  });
});
