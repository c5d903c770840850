import { savedAssessmentResponse, type SavedAssessmentResponse } from '@settlewise/contract/assessments';
import { jobs, parents } from '@settlewise/contract/collections';
import { beforeAll, describe, expect, test } from 'vitest';
import { aCalculation } from '../../../testing/aCalculation';
import { aJourney } from '../../../testing/aJourney';
import { aPerson, type SignedUp } from '../../../testing/aPerson';
import { aDependant, personalDetails, visaDetails } from '../../../testing/aProfile';
import { throughJson, saveAssessment, listSavedAssessments } from '../../../testing/savedAssessments';
import { sharedTestApi } from '../../../testing/sharedTestApi';
import type { TestApi } from '../../../testing/startTestApi';

let api: TestApi;
beforeAll(async () => {
  api = await sharedTestApi();
});

const path = '/api/assessments';
const resultPath = (id: string) => `${path}/${id}`;
const journey = (from: string, until: string) => ({
  ...aJourney().to('France').from(from).until(until).typed(),
  reason: 'holiday',
});

/** A person with a record and a child. */
async function zoe(): Promise<SignedUp> {
  const person = await aPerson().named('Zoë', 'Okafor').signsUpAt(api.address);
  const details = { firstName: 'Zoë', lastName: 'Okafor', dateOfBirth: '1990-02-28', nationality: 'nigeria' };
  for (const [where, what] of [
    ['/api/immigration/profile/personal', personalDetails(details)],
    ['/api/immigration/profile/visa', visaDetails()],
    ['/api/absences', journey('2025-03-01', '2025-03-10')],
    ['/api/jobs', jobs.example],
    ['/api/parents', parents.example],
    ['/api/dependants', aDependant({ firstName: 'Li', relationship: 'child' })],
  ] as const) {
    const { status, message } = await person.visitor.post(where, what);
    if (status >= 300) throw new Error(`${where}: ${message}`);
  }
  return person;
}

/** The saved result of the given kind. */
function of<Kind extends SavedAssessmentResponse['calculator']>(kind: Kind, stored: SavedAssessmentResponse) {
  if (stored.calculator !== kind) throw new Error('Another result was kept');
  return stored as Extract<SavedAssessmentResponse, { calculator: Kind }>;
}

describe.each(['sheet', 'timeline'] as const)('a saved %s', (calculator) => {
  test('is as of today, regardless of the requested day', async () => {
    const stored = await saveAssessment(await zoe(), aCalculation(calculator).asOf('2020-01-01'));
    expect(stored).toMatchObject({ calculator, calculatedOn: '2026-11-21' });
  });

  test('is unchanged by later changes of the record', async () => {
    const person = await zoe();
    const before = await saveAssessment(person, aCalculation(calculator));
    await person.visitor.post('/api/absences', journey('2026-01-05', '2026-01-20'));
    expect((await person.visitor.get(resultPath(before.id))).json).toEqual(throughJson(before));
    // It waits for the owner's last write, as the page does.
    const after = await saveAssessment(person, aCalculation(calculator));
    const contentOf = (one: SavedAssessmentResponse) => JSON.stringify(one.result).includes('2026-01-05');
    const inForm = (one: SavedAssessmentResponse) => JSON.stringify(one.result).includes('05/01/2026');
    expect([contentOf(before) || inForm(before), contentOf(after) || inForm(after)]).toEqual([false, true]);
  });

  test('is calculated from the record, and ignores a result in the request', async () => {
    const person = await zoe();
    const claimed = {
      result: { name: 'Jo Smith-Doe', entries: [], family: [] },
      ruleSet: { version: 'mine' },
    };
    const stored = await saveAssessment(person, aCalculation(calculator).sending(claimed));
    expect(JSON.stringify(stored)).not.toContain('Jo Smith-Doe');
    expect(stored.ruleSet.version).not.toBe('mine');
  });

  test('with 2,000 journeys fits into one event', async () => {
    const person = await zoe();
    const day = (number: number) => new Date(Date.UTC(2015, 5, 1 + 2 * number)).toISOString().slice(0, 10);
    const lines = Array.from(
      { length: 1_950 },
      (_, index) => `${day(index)},${day(index)},Frankfurt am Main,business`,
    );
    const { status, message } = await person.visitor.post('/api/absences/import', {
      text: ['Departure date,Return date,Destination,Reason', ...lines].join('\n'),
    });
    expect([status, message]).toEqual([200, '']);
    const answer = await person.visitor.post(path, aCalculation(calculator).sent());
    expect([answer.status, answer.message]).toEqual([201, '']);
    const { id } = savedAssessmentResponse.parse(answer.json);
    expect((await person.visitor.get(resultPath(id))).json).toEqual(answer.json);
  });
});

test('a sheet equals the one on its page, without the fields for pasting', async () => {
  const person = await zoe();
  const stored = of('sheet', await saveAssessment(person, aCalculation('sheet')));
  const { pasteOrder, ...shown } = (await person.visitor.get('/api/forms/an?on=2027-03-01')).json as {
    pasteOrder: readonly unknown[];
  };
  expect(pasteOrder).not.toEqual([]);
  expect(throughJson(stored.result)).toEqual(shown);
  expect(stored).toMatchObject({ application: 'an', applicationOn: '2027-03-01', name: 'Zoë Okafor' });
  const hers = of(
    'sheet',
    await saveAssessment(person, aCalculation('sheet').answering({ form: 'mn1', applicant: 1 })),
  );
  expect(hers).toMatchObject({ application: 'mn1', result: { applicant: 1 } });
  expect(hers.name).toContain('Li');
});

test('a timeline equals the one on its page, with names, plans and future changes', async () => {
  const person = await zoe();
  const stored = of('timeline', await saveAssessment(person, aCalculation('timeline')));
  const shown = (await person.visitor.get('/api/timeline')).json as {
    entries: readonly { kind: string; detail: string | null; isAhead: boolean }[];
  };
  const plans = (await person.visitor.post('/api/timeline/plans', aCalculation('timeline').sent().form)).json;
  const { entries, family, changes, ...others } = stored.result;
  expect(throughJson({ ...others, asOf: '2026-11-21' })).toMatchObject(plans as object);
  expect(family).toEqual([{ id: 1, name: 'Li' }]);
  expect(throughJson(entries)).toEqual(
    shown.entries
      .filter(({ kind }) => kind !== 'document' && kind !== 'task' && kind !== 'record')
      .map((entry) => ({ ...entry, detail: entry.isAhead ? entry.detail : null })),
  );
  expect(stored.next).toEqual({ date: entries[0]?.date, title: entries[0]?.title });
  expect(changes.length).toBeGreaterThan(1);
  for (const { from, standing } of changes)
    expect(from === null || from > '2026-11-21' || standing === 'announced').toBe(true);
});

describe('what cannot be saved', () => {
  test.each([
    [400, 'form.form', aCalculation('sheet').answering({ form: 'letter' })],
    [400, 'form.on', aCalculation('sheet').answering({ on: '2027-02-30' })],
    [400, 'form.applicant', aCalculation('sheet').answering({ applicant: 0 })],
    [400, 'form.more', aCalculation('sheet').answering({ more: 1 })],
    [422, 'form.applicant', aCalculation('sheet').answering({ form: 'mn1', applicant: 9 })],
    [400, 'form.plans', aCalculation('timeline').answering({ plans: [{}, {}, {}, {}, {}] })],
    [400, 'form.plans.0.route', aCalculation('timeline').answering({ plans: [{ route: 'moon' }] })],
    [400, 'title', aCalculation('timeline').called('x'.repeat(101))],
  ])('%i names %s', async (status, field, calculation) => {
    const person = await aPerson().signsUpAt(api.address);
    const answer = await person.visitor.post(path, calculation.sent());
    expect(answer).toMatchObject({ status, json: { errors: [{ path: field }] } });
    expect(await listSavedAssessments(person)).toEqual([]);
  });
});
