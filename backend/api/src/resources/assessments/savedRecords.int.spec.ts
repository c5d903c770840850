import { savedAssessmentResponse } from '@settlewise/contract/assessments';
import { beforeAll, describe, expect, test } from 'vitest';
import { aCalculation } from '../../../testing/aCalculation';
import { aPerson } from '../../../testing/aPerson';
import { throughJson, saveAssessment, listSavedAssessments } from '../../../testing/savedAssessments';
import { sharedTestApi } from '../../../testing/sharedTestApi';
import type { TestApi } from '../../../testing/startTestApi';

let api: TestApi;
beforeAll(async () => {
  api = await sharedTestApi();
});

const path = '/api/assessments';
const resultPath = (id: string) => `${path}/${id}`;
const kinds = ['checklist', 'addresses', 'sheet', 'timeline'] as const;

describe.each(kinds)('a saved result of %s', (calculator) => {
  test('is listed and opened unchanged, is private, and can be deleted', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const calculation = aCalculation(calculator).called('Of today');
    const stored = await saveAssessment(person, calculation);
    expect(stored).toMatchObject({ calculator, title: 'Of today', form: calculation.sent().form });
    expect(throughJson(stored.form)).toEqual(throughJson({ ...calculation.sent().form }));
    const [entry, ...more] = await listSavedAssessments(person);
    expect(more).toEqual([]);
    const { form: _, result: __, ...summary } = stored;
    expect(entry).toEqual(summary);
    expect((await person.visitor.get(resultPath(stored.id))).json).toEqual(throughJson(stored));

    const other = await aPerson().signsUpAt(api.address);
    for (const answer of [
      await other.visitor.get(resultPath(stored.id)),
      await other.visitor.delete(resultPath(stored.id)),
    ])
      expect([answer.status, answer.message]).toEqual([404, 'This saved result is not in your record.']);
    expect((await person.visitor.delete(resultPath(stored.id))).status).toBe(204);
    expect(await listSavedAssessments(person)).toEqual([]);
    expect((await person.visitor.get(resultPath(stored.id))).status).toBe(404);
  });
});

test.each(['checklist', 'addresses'] as const)(
  'a saved result of %s is calculated by the server, which ignores a result in the request',
  async (calculator) => {
    const person = await aPerson().signsUpAt(api.address);
    const claimed = {
      result: { readiness: { met: 7, of: 7 }, missingDays: 0 },
      ruleSet: { version: 'mine' },
    };
    const stored = await saveAssessment(person, aCalculation(calculator).sending(claimed));
    expect(stored).toMatchObject(
      calculator === 'checklist'
        ? { met: 1, of: 7, result: { readiness: { met: 1, of: 7 } } }
        : { missingDays: 9, result: { missingDays: 9 } },
    );
    expect(stored.ruleSet.version).not.toBe('mine');
  },
);

describe('a checklist', () => {
  test('keeps marks and the data of the referees', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const referees = { requirement: 'N6', by: ['r1'], note: 'One of the two is missing.' };
    const stored = await saveAssessment(
      person,
      aCalculation('checklist').answering({ referees, name: 'Leila' }),
    );
    if (stored.calculator !== 'checklist') throw new Error('Another result was kept');
    expect(stored).toMatchObject({ name: 'Leila', form: { referees, cannot: ['W2'] } });
    const line = (id: string) => stored.result.requirements.find((one) => one.id === id);
    expect([line('G4')?.state, line('W1')?.state]).toEqual(['have', 'too_old']);
  });

  test('is refused for an unsuitable form, which has no list', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const answer = await person.visitor.post(
      path,
      aCalculation('checklist').answering({ form: 'BNO' }).sent(),
    );
    expect(answer).toMatchObject({ status: 422, json: { errors: [{ path: 'form.form' }] } });
    expect(await listSavedAssessments(person)).toEqual([]);
  });
});

describe('an address check', () => {
  test('ends with its day, and shows the days with a proof', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const stored = await saveAssessment(
      person,
      aCalculation('addresses').answering({ applicationOn: '2027-03-01' }),
    );
    if (stored.calculator !== 'addresses') throw new Error('Another result was kept');
    expect(stored.result).toMatchObject({
      period: { from: '2022-03-02', to: '2027-03-01' },
      checkedTo: '2026-11-21',
      missingDays: 9,
      proven: [
        {
          address: 'now',
          proven: [{ from: '2024-10-01', to: '2026-09-30' }],
          toCome: [{ from: '2026-11-22', to: '2027-03-01' }],
        },
        { address: 'before', proven: [] },
      ],
    });
  });

  test('of a dependant has no conflicts between journeys and addresses', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const [now] = aCalculation('addresses').sent().form['addresses'] as [object];
    const addresses = [
      now,
      { ...now, id: 'abroad', country: 'india', role: 'abroad', from: '2023-01-01', to: '2024-07-10' },
    ];
    const own = await saveAssessment(person, aCalculation('addresses').answering({ addresses }));
    expect(own).toMatchObject({ contradictions: 1, result: { conflicts: [{ address: 'abroad' }] } });
    const whose = { firstName: 'Leila', lastName: 'Khan' };
    const hers = await saveAssessment(person, aCalculation('addresses').answering({ addresses, whose }));
    expect(hers).toMatchObject({
      name: 'Leila',
      contradictions: 0,
      result: { conflicts: [], periodInLaw: null },
    });
  });
});

const [home] = aCalculation('addresses').sent().form['addresses'] as [object];
const proof = { id: 'd1', title: 'Bill', documentType: 'utility_bill', proves: ['now'] };

describe('what cannot be saved', () => {
  test.each([
    [400, 'form.plannedOn', aCalculation('checklist').answering({ plannedOn: '2027-02-30' })],
    [400, 'form.documents', aCalculation('checklist').answering({ documents: undefined })],
    [
      400,
      'form.documents.0.title',
      aCalculation('checklist').answering({
        documents: [{ id: 'd1', title: 'x'.repeat(201), kind: 'payslip' }],
      }),
    ],
    [400, 'form.cannot.0', aCalculation('checklist').answering({ cannot: ['x'.repeat(11)] })],
    [400, 'form.answers.wealth', aCalculation('checklist').answering({ answers: { wealth: true } })],
    [400, 'form.more', aCalculation('checklist').answering({ more: 1 })],
    [422, 'form.route', aCalculation('checklist').answering({ route: 'moon' })],
    [400, 'form.form', aCalculation('addresses').answering({ form: 'moon' })],
    [
      400,
      'form.addresses.0.country',
      aCalculation('addresses').answering({ addresses: [{ ...home, country: 'Atlantis' }] }),
    ],
    [422, 'form.addresses.1.id', aCalculation('addresses').answering({ addresses: [home, home] })],
    [
      422,
      'form.addresses.0.to',
      aCalculation('addresses').answering({ addresses: [{ ...home, to: '2024-01' }] }),
    ],
    [
      400,
      'form.addresses',
      aCalculation('addresses').answering({
        addresses: Array.from({ length: 101 }, (_, id) => ({ ...home, id: `${id}` })),
      }),
    ],
    [
      400,
      'form.proofs.0.days',
      aCalculation('addresses').answering({
        proofs: [{ ...proof, days: { from: '2025-02-01', to: '2025-01-01' } }],
      }),
    ],
    [
      400,
      'form.proofs',
      aCalculation('addresses').answering({
        proofs: Array.from({ length: 501 }, () => ({ ...proof, days: null })),
      }),
    ],
  ])('%i names %s', async (status, field, calculation) => {
    const person = await aPerson().signsUpAt(api.address);
    const answer = await person.visitor.post(path, calculation.sent());
    expect(answer).toMatchObject({ status, json: { errors: [{ path: field }] } });
    expect(await listSavedAssessments(person)).toEqual([]);
  });

  test('with a full record fits into one event', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const documents = Array.from({ length: 500 }, (_, id) => ({
      id: `${id}`.padStart(36, '0'),
      title: 'Payslip of a month '.repeat(10),
      kind: 'payslip',
      issuedOn: '2026-01-31',
      from: '2026-01-01',
      to: '2026-01-31',
      expiresOn: null,
    }));
    const answer = await person.visitor.post(path, aCalculation('checklist').answering({ documents }).sent());
    expect(answer.status).toBe(201);
    const { id } = savedAssessmentResponse.parse(answer.json);
    expect((await person.visitor.get(resultPath(id))).json).toEqual(answer.json);
  });
});
