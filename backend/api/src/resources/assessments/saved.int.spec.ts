import { randomUUID } from 'node:crypto';
import { ilrCalculationRequest, type SavedAssessmentResponse } from '@settlewise/contract/assessments';
import { assessmentDecider, assessmentsStream, type SavedAssessment } from '@settlewise/domain/assessments';
import { calculateIlr } from '@settlewise/rules/calculators';
import { readModels } from '@settlewise/projections/readModels';
import { readTableVersions, rebuild } from '@settlewise/projections/runner';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCalculation, trip } from '../../../testing/aCalculation';
import { aPerson, type SignedUp } from '../../../testing/aPerson';
import { frozenAssessment } from '../../../testing/frozenAssessment';
import {
  throughJson,
  createCommandContext,
  saveAssessment,
  listSavedAssessments,
} from '../../../testing/savedAssessments';
import { startTestApi, type TestApi } from '../../../testing/startTestApi';
import { Visitor } from '../../../testing/visitor';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const path = '/api/assessments';
const resultPath = (id: string) => `${path}/${id}`;
const notInRecord = 'This saved result is not in your record.';

/** Appends a saved result of an earlier day to the log. */
async function keep(person: SignedUp, assessment: SavedAssessment, at = api): Promise<void> {
  const command = { type: 'SaveAssessment', assessment } as const;
  const stream = assessmentsStream(person.user.id);
  await at.commands.handle(assessmentDecider, stream, command, createCommandContext(person, at.now()));
  // A later write over HTTP makes the next query wait for both.
  await saveAssessment(person);
}

describe('a saved result', () => {
  test('is opened unchanged, even if the rules have changed', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const stored = frozenAssessment('ilr');
    const before = { isEligible: true, suggestedEligibilityDate: '2026-01-06' };
    const numbers = { ...before, requiredYears: 3, absenceLimit: 540, absenceDaysTotal: 11 };
    const rules = { version: '2024-04-11', checkedOn: '2024-05-01' };
    const assessment = {
      ...stored,
      ...before,
      assessmentId: randomUUID(),
      ruleSet: rules,
      result: { ...stored.result, ...numbers, ruleSet: rules },
    };
    await keep(person, assessment);

    const answer = await person.visitor.get(resultPath(assessment.assessmentId));
    expect(answer.json).toMatchObject({ ...before, ruleSet: rules, result: { ...numbers, ruleSet: rules } });
    const entry = (await listSavedAssessments(person)).find(({ id }) => id === assessment.assessmentId);
    expect(entry).toMatchObject({ ...before, ruleSet: rules });
    const again = calculateIlr(ilrCalculationRequest.parse(stored.form), stored.calculatedOn);
    expect(again).not.toMatchObject(before);
  });

  test('is the same after the read models have been rebuilt', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const [ilr, citizenship] = [
      await saveAssessment(person),
      await saveAssessment(person, aCalculation('citizenship')),
    ];
    await person.visitor.delete(resultPath((await saveAssessment(person)).id));
    const before = await listSavedAssessments(person);
    const projection = readModels.find(({ name }) => name === 'assessments');
    if (projection === undefined) throw new Error('There is no such read model');
    const versionNumber = await rebuild(api.database, projection);
    await expect
      .poll(async () => {
        const all = await readTableVersions(api.database, { unfinished: true });
        return all.filter(({ name }) => name === 'assessments');
      })
      .toMatchObject([{ versionNumber, state: 'live' }]);
    expect(await listSavedAssessments(person)).toEqual(before);
    for (const stored of [ilr, citizenship]) {
      expect((await person.visitor.get(resultPath(stored.id))).json).toEqual(throughJson(stored));
    }
  });

  test('is red in the list and when opened if its days exceed a limit by the Home Office’s count', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const listedAndOpened = async (...absenceRecords: readonly ReturnType<typeof trip>[]) => {
      const { id } = await saveAssessment(person, aCalculation('citizenship').answering({ absenceRecords }));
      const listed = (await listSavedAssessments(person)).find((each) => each.id === id);
      return [listed, (await person.visitor.get(resultPath(id))).json];
    };
    const bothAre = (isRed: boolean) => [{ isRed }, { isRed }];
    expect(await listedAndOpened(trip('2026-05-01', '2026-10-31'))).toMatchObject(bothAre(true));
    expect(await listedAndOpened(trip('2024-05-01', '2024-06-30'))).toMatchObject(bothAre(false));
  });

  test('can be deleted permanently', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const { id } = await saveAssessment(person);
    expect((await person.visitor.delete(resultPath(id))).status).toBe(204);
    expect(await listSavedAssessments(person)).toEqual([]);
    for (const answer of [
      await person.visitor.get(resultPath(id)),
      await person.visitor.delete(resultPath(id)),
    ]) {
      expect([answer.status, answer.message]).toEqual([404, notInRecord]);
    }
  });

  test('that does not match the contract fails, and is logged', async () => {
    const lines: string[] = [];
    const watched = await startTestApi({
      projecting: false,
      sharesStoresWith: api,
      onLogLine: (line) => lines.push(line),
    });
    try {
      const person = await aPerson().signsUpAt(watched.address);
      const { requiredYears: _, ...result } = frozenAssessment('ilr').result;
      const assessment = { ...frozenAssessment('ilr'), assessmentId: randomUUID(), result };
      await keep(person, assessment, watched);
      expect((await person.visitor.get(resultPath(assessment.assessmentId))).status).toBe(500);
      expect(lines.join()).toContain('requiredYears');
    } finally {
      await watched.stop();
    }
  });
});

describe('who may do what', () => {
  let owner: SignedUp;
  let other: SignedUp;
  let stored: SavedAssessmentResponse;
  beforeAll(async () => {
    owner = await aPerson().signsUpAt(api.address);
    other = await aPerson().signsUpAt(api.address);
    stored = await saveAssessment(owner);
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
      send: (who: Visitor) => who.get(resultPath(stored.id)),
      owner: 200,
      other: 404,
    },
    {
      call: 'DELETE /api/assessments/{id}',
      send: async (who: Visitor) => {
        // The owner deletes another result, so that the first remains for the other cases.
        const { id } = who === owner.visitor ? await saveAssessment(owner) : stored;
        return who.delete(resultPath(id));
      },
      owner: 204,
      other: 404,
    },
  ];

  test.each(calls)('$call: 401 without a session', async ({ send }) => {
    const answer = await send(new Visitor(api.address));
    expect([answer.status, answer.message]).toEqual([401, 'Please sign in first.']);
  });

  test.each(calls)('$call: the owner', async ({ send, owner: status }) => {
    expect((await send(owner.visitor)).status).toBe(status);
  });

  test.each(calls)('$call: another person gets the answer for an unknown id', async (entry) => {
    const answer = await entry.send(other.visitor);
    expect(answer.status).toBe(entry.other);
    if (entry.other === 404) expect(answer.message).toBe(notInRecord);
    expect((await listSavedAssessments(owner)).map(({ id }) => id)).toContain(stored.id);
    expect((await listSavedAssessments(other)).map(({ id }) => id)).not.toContain(stored.id);
  });

  test.each(['1', 'not-an-id', '%00', randomUUID()])('the unknown id %s: 404', async (id) => {
    for (const send of [other.visitor.get, other.visitor.delete]) {
      const answer = await send(resultPath(encodeURIComponent(id)));
      expect([answer.status, answer.message]).toEqual([404, notInRecord]);
    }
  });
});
