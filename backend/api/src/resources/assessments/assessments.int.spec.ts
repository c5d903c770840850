import { randomUUID } from 'node:crypto';
import {
  citizenshipCalculationRequest,
  ilrCalculationRequest,
  savedAssessmentList,
  savedAssessmentResponse,
  type SavedAssessmentResponse,
  type SavedAssessmentSummary,
} from '@settlewise/contract';
import {
  assessmentDecider,
  assessmentsStream,
  mostSavedAssessments,
  type SavedAssessment,
} from '@settlewise/domain';
import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import { readModels } from '@settlewise/projections/readModels';
import { readGenerations, rebuild } from '@settlewise/projections/runner';
import { calculateCitizenship, calculateIlr, ruleSet } from '@settlewise/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCalculation, trip } from '../../../testing/aCalculation';
import { aPerson, type SignedUp } from '../../../testing/aPerson';
import { frozenAssessment } from '../../../testing/frozenAssessment';
import { startTestApi, type TestApi } from '../../../testing/startTestApi';
import { Visitor, type Answer } from '../../../testing/visitor';
import { createAssessmentCommands } from './commands';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const path = '/api/assessments';
const pathOf = (id: string) => `${path}/${id}`;
const notInRecord = 'This saved result is not in your record.';

const problem = ({ status, json }: Answer) => ({ status, json });
const refused = (status: number, field: string, message: string) => ({
  status,
  json: { message, errors: [{ path: field, message }] },
});
/** What JSON makes of a value. */
const asSent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

async function saved(person: SignedUp, calculation = aCalculation()): Promise<SavedAssessmentResponse> {
  const answer = await person.visitor.post(path, calculation.sent());
  expect([answer.status, answer.message]).toEqual([201, '']);
  return savedAssessmentResponse.parse(answer.json);
}

const contextOf = ({ user }: SignedUp, now = api.now()): CommandContext => ({
  userId: user.id,
  actorId: user.id,
  actorRole: 'user',
  correlationId: randomUUID(),
  causationId: randomUUID(),
  now,
});

/** Puts a saved result into the log as it stands there from some earlier day. */
async function keep(person: SignedUp, assessment: SavedAssessment, at = api): Promise<void> {
  const { user } = person;
  const command = { type: 'SaveAssessment', assessment } as const;
  await at.commands.handle(assessmentDecider, assessmentsStream(user.id), command, contextOf(person));
  // A write over HTTP that comes after it makes the next query wait for both.
  await person.visitor.post(path, aCalculation().sent());
}

async function listOf(person: SignedUp): Promise<SavedAssessmentSummary[]> {
  return savedAssessmentList.parse((await person.visitor.get(path)).json);
}

describe('saving a result', () => {
  test('keeps the server’s own answer to the ILR form, lists it at once, and opens it again', async () => {
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
    };
    expect(problem(answer)).toEqual({ status: 201, json: { ...entry, form, result: asSent(result) } });
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
    const opened = await person.visitor.get(pathOf(id));
    expect(problem(opened)).toEqual({ status: 200, json: answer.json });
  });

  test('keeps the server’s own answer to the citizenship form, under no name when none was given', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const calculation = aCalculation('citizenship').called('   ');
    const kept = await saved(person, calculation);
    const form = citizenshipCalculationRequest.parse(calculation.sent().form);
    expect(kept).toMatchObject({ calculator: 'citizenship', title: null, isEligible: true, form });
    expect(kept.result).toEqual(asSent(calculateCitizenship(form, kept.calculatedOn)));
    expect(savedAssessmentResponse.parse((await person.visitor.get(pathOf(kept.id))).json)).toEqual(kept);
  });

  test('keeps totals that were typed, where no trip is told', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const totals = {
      useDetailedAbsences: false,
      detailedAbsences: [],
      absencesPerYear: [{ year: 2024, days: 20 }],
    };
    const kept = await saved(person, aCalculation('ilr').answering(totals));
    expect(kept.result).toMatchObject({ cautious: null, homeOffice: null, absenceDaysTotal: 20 });
    expect((await person.visitor.get(pathOf(kept.id))).json).toEqual(asSent(kept));
  });

  test('asks nobody what the result was: one that comes along is not looked at', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const claimed = { isEligible: true, result: { isEligible: true }, ruleSet: { version: 'mine' } };
    const kept = await saved(person, aCalculation('ilr').sending(claimed));
    expect(kept).toMatchObject({
      isEligible: false,
      result: { isEligible: false },
      ruleSet: asSent(ruleSet),
    });
  });

  test('gives the answer as of an earlier day', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const kept = await saved(person, aCalculation('ilr').asOf('2026-01-31'));
    expect(kept).toMatchObject({ calculatedOn: '2026-01-31', result: { calculationDate: '2026-01-31' } });
  });

  test('takes today’s date in London, and no day after it', async () => {
    const start = new Date('2027-06-30T23:30:00Z').getTime();
    await api.later(start - api.now().getTime(), async () => {
      const person = await aPerson().signsUpAt(api.address);
      expect((await saved(person, aCalculation().asOf('2027-07-01'))).calculatedOn).toBe('2027-07-01');
      const answer = await person.visitor.post(path, aCalculation().asOf('2027-07-02').sent());
      const message = 'The day of the calculation cannot lie after today.';
      expect(problem(answer)).toEqual(refused(422, 'calculatedOn', message));
      expect(await listOf(person)).toHaveLength(1);
    });
  });

  test('lists the newest first', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const first = await saved(person, aCalculation().called('first'));
    await api.later(1000, async () => {
      const second = await saved(person, aCalculation('citizenship').called('second'));
      expect((await listOf(person)).map(({ id, title }) => [id, title])).toEqual([
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
      aCalculation().sending({ calculator: 'fees' }),
      'Please check the field “calculator”.',
    ],
    [400, 'form', aCalculation().sending({ form: undefined }), 'Please check the field “form”.'],
    [400, 'calculatedOn', aCalculation().asOf('2026-02-30'), 'Enter the day of the calculation'],
    [400, 'calculatedOn', aCalculation().asOf(undefined), 'Enter the day of the calculation'],
    [400, 'title', aCalculation().called('n'.repeat(101)), 'The name can have at most 100 characters'],
    [400, 'title', aCalculation().called(7), 'The name must be text'],
    [400, 'form.visaType', aCalculation().answering({ visaType: 'visitor' }), 'Choose your visa type'],
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
    expect(await listOf(person)).toEqual([]);
  });

  test('the 101st result is refused until one is deleted', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const commands = createAssessmentCommands({
      commands: api.commands,
      derivedIdentifier: (...parts) => api.keyed.identifier(...parts),
    });
    const request = { calculator: 'ilr', calculatedOn: '2026-11-21' } as const;
    const form = ilrCalculationRequest.parse(aCalculation().sent().form);
    for (let kept = 0; kept < mostSavedAssessments; kept += 1) {
      await commands.save({ ...request, form }, contextOf(person));
    }
    const answer = await person.visitor.post(path, aCalculation().sent());
    expect([answer.status, answer.message]).toEqual([
      422,
      'You can keep up to 100 saved results. Delete one first.',
    ]);
    await api.whenCaughtUp();
    const list = await listOf(person);
    expect(list).toHaveLength(100);
    await person.visitor.delete(pathOf(list[0]?.id ?? ''));
    expect((await person.visitor.post(path, aCalculation().sent())).status).toBe(201);
  });
});

describe('a long result', () => {
  const manyTrips = (reason: string) =>
    Array.from({ length: 2_000 }, (_, number) => {
      const day = new Date(Date.UTC(2015, 0, 1 + 2 * number)).toISOString().slice(0, 10);
      return trip(day, day, { id: randomUUID(), totalDays: 1, reason });
    });

  test.each(['ilr', 'citizenship'] as const)(
    'with 2,000 trips (%s) is kept in one event, small enough for each event store, and opened whole',
    async (calculator) => {
      const person = await aPerson().signsUpAt(api.address);
      const trips = manyTrips('Visiting family');
      const calculation = aCalculation(calculator).answering(
        calculator === 'ilr' ? { detailedAbsences: trips } : { absenceRecords: trips },
      );
      const kept = await saved(person, calculation);
      expect(kept.result.cautious?.trips).toHaveLength(2_000);
      expect(savedAssessmentResponse.parse((await person.visitor.get(pathOf(kept.id))).json)).toEqual(kept);
      const { rows } = await api.database.raw<{ rows: { bytes: number }[] }>(
        'SELECT octet_length(data::text) AS bytes FROM events WHERE stream = ?',
        [assessmentsStream(person.user.id)],
      );
      expect(rows).toHaveLength(1);
      // EventStoreDB takes 1 MiB for an append, names and metadata included.
      expect(rows[0]?.bytes).toBeLessThan(700_000);
    },
  );

  test('with more text than an event can hold is refused in words', async () => {
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
    expect(await listOf(person)).toEqual([]);
  });

  test('is read up to 1 MB', async () => {
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
  test('with the same Idempotency-Key is saved once and answered alike, also while the first is under way', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const headers = { 'Idempotency-Key': randomUUID() };
    const send = () => person.visitor.post(path, aCalculation().sent(), { headers });
    const answers = await Promise.all([send(), send()]);
    await api.later(60_000, async () => void answers.push(await send()));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(answers.map(({ json }) => json)).toEqual(answers.map(() => answers[0]?.json));
    expect(await listOf(person)).toHaveLength(1);
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

describe('a saved result', () => {
  test('is opened as it was, although the rules say something else today', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const kept = frozenAssessment('ilr');
    const before = { isEligible: true, suggestedEligibilityDate: '2026-01-06' };
    const numbers = { ...before, requiredYears: 3, absenceLimit: 540, absenceDaysTotal: 11 };
    const rules = { version: '2024-04-11', checkedOn: '2024-05-01' };
    const assessment = {
      ...kept,
      ...before,
      assessmentId: randomUUID(),
      ruleSet: rules,
      result: { ...kept.result, ...numbers, ruleSet: rules },
    };
    await keep(person, assessment);

    const answer = await person.visitor.get(pathOf(assessment.assessmentId));
    expect(answer.json).toMatchObject({ ...before, ruleSet: rules, result: { ...numbers, ruleSet: rules } });
    const entry = (await listOf(person)).find(({ id }) => id === assessment.assessmentId);
    expect(entry).toMatchObject({ ...before, ruleSet: rules });
    const again = calculateIlr(ilrCalculationRequest.parse(kept.form), kept.calculatedOn);
    expect(again).not.toMatchObject(before);
  });

  test('is the same after the read models have been rebuilt', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const [ilr, citizenship] = [await saved(person), await saved(person, aCalculation('citizenship'))];
    await person.visitor.delete(pathOf((await saved(person)).id));
    const before = await listOf(person);
    const projection = readModels.find(({ name }) => name === 'assessments');
    if (projection === undefined) throw new Error('There is no such read model');
    const generation = await rebuild(api.database, projection);
    await expect
      .poll(
        async () => {
          const all = await readGenerations(api.database, { unfinished: true });
          return all.filter(({ name }) => name === 'assessments');
        },
        { timeout: 15_000 },
      )
      .toMatchObject([{ generation, state: 'live' }]);
    expect(await listOf(person)).toEqual(before);
    for (const kept of [ilr, citizenship]) {
      expect((await person.visitor.get(pathOf(kept.id))).json).toEqual(asSent(kept));
    }
  });

  test('is deleted for good', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const { id } = await saved(person);
    expect((await person.visitor.delete(pathOf(id))).status).toBe(204);
    expect(await listOf(person)).toEqual([]);
    for (const answer of [await person.visitor.get(pathOf(id)), await person.visitor.delete(pathOf(id))]) {
      expect([answer.status, answer.message]).toEqual([404, notInRecord]);
    }
  });

  test('that does not fit the contract is no answer: it fails, and the log says so', async () => {
    const lines: string[] = [];
    const watched = await startTestApi({ onLogLine: (line) => lines.push(line) });
    try {
      const person = await aPerson().signsUpAt(watched.address);
      const { requiredYears: _, ...result } = frozenAssessment('ilr').result;
      const assessment = { ...frozenAssessment('ilr'), assessmentId: randomUUID(), result };
      await keep(person, assessment, watched);
      expect((await person.visitor.get(pathOf(assessment.assessmentId))).status).toBe(500);
      expect(lines.join()).toContain('requiredYears');
    } finally {
      await watched.stop();
    }
  });
});

describe('who may do what', () => {
  let owner: SignedUp;
  let other: SignedUp;
  let kept: SavedAssessmentResponse;
  beforeAll(async () => {
    owner = await aPerson().signsUpAt(api.address);
    other = await aPerson().signsUpAt(api.address);
    kept = await saved(owner);
  });

  const calls = [
    { call: 'GET /api/assessments', send: (who: Visitor) => who.get(path), owner: 200, other: 200 },
    {
      call: 'POST /api/assessments',
      send: (who: Visitor) => who.post(path, aCalculation().sent()),
      owner: 201,
      other: 201,
    },
    {
      call: 'GET /api/assessments/{id}',
      send: (who: Visitor) => who.get(pathOf(kept.id)),
      owner: 200,
      other: 404,
    },
    {
      call: 'DELETE /api/assessments/{id}',
      send: async (who: Visitor) => {
        // The owner's own deletion takes another one, so that the first is still there for everybody else.
        const { id } = who === owner.visitor ? await saved(owner) : kept;
        return who.delete(pathOf(id));
      },
      owner: 204,
      other: 404,
    },
  ];

  test.each(calls)('$call: nobody who is not signed in', async ({ send }) => {
    const answer = await send(new Visitor(api.address));
    expect([answer.status, answer.message]).toEqual([401, 'Please sign in first.']);
  });

  test.each(calls)('$call: the owner', async ({ send, owner: status }) => {
    expect((await send(owner.visitor)).status).toBe(status);
  });

  test.each(calls)('$call: another person is told no more than that it is not theirs', async (entry) => {
    const answer = await entry.send(other.visitor);
    expect(answer.status).toBe(entry.other);
    if (entry.other === 404) expect(answer.message).toBe(notInRecord);
    expect((await listOf(owner)).map(({ id }) => id)).toContain(kept.id);
    expect((await listOf(other)).map(({ id }) => id)).not.toContain(kept.id);
  });

  test.each(['1', 'not-an-id', '%00', randomUUID()])('the id %s is nobody’s result: 404', async (id) => {
    for (const send of [other.visitor.get, other.visitor.delete]) {
      const answer = await send(pathOf(encodeURIComponent(id)));
      expect([answer.status, answer.message]).toEqual([404, notInRecord]);
    }
  });
});
