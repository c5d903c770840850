import { checklistPlanResponse } from '@settlewise/contract/checklist';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPerson } from '../../../testing/aPerson';
import { aDependant, personalDetails, visaDetails } from '../../../testing/aProfile';
import { sharedTestApi } from '../../../testing/sharedTestApi';
import type { TestApi } from '../../../testing/startTestApi';
import { Visitor } from '../../../testing/visitor';

let api: TestApi;
beforeAll(async () => {
  api = await sharedTestApi();
});

async function aSkilledWorker() {
  const { visitor } = await aPerson().signsUpAt(api.address);
  await visitor.post('/api/immigration/profile/personal', personalDetails());
  await visitor.post('/api/immigration/profile/visa', visaDetails());
  const readPlan = async (query = '') => {
    const { status, json } = await visitor.get(`/api/checklist/plan${query}`);
    expect([query, status]).toEqual([query, 200]);
    return checklistPlanResponse.strict().parse(json);
  };
  return { visitor, readPlan };
}

describe('GET /api/checklist/plan', () => {
  test('plans the next application by the record, with the questions that it does not answer', async () => {
    const { readPlan } = await aSkilledWorker();
    const plan = await readPlan();
    expect(plan).toMatchObject({
      applicants: [{ key: 'you' }],
      applicant: { key: 'you', name: 'You' },
      form: 'SET(O)',
      formByRecord: 'SET(O)',
      chosen: { form: null, plannedOn: null },
      question: { route: 'skilled_worker', applicant: { role: 'main' } },
    });
    expect(plan.plannedOn).toBe(plan.day);
    expect(plan.list?.readiness.of).toBeGreaterThan(3);
    expect(plan.questions.map(({ id }) => id)).toContain('convictions');
  });

  test('follows a choice in the record, and a choice in the query before it', async () => {
    const { visitor, readPlan } = await aSkilledWorker();
    for (const [question, answer] of [
      ['planned_day', '2027-09-01'],
      ['convictions', 'yes'],
    ])
      await visitor.post('/api/answers', { applicant: 'you', question, answer });
    expect(await readPlan()).toMatchObject({
      plannedOn: '2027-09-01',
      chosen: { form: null, plannedOn: '2027-09-01' },
      answers: { convictions: true },
    });
    expect(await readPlan('?form=SET(LR)&plannedOn=2027-10-01')).toMatchObject({
      form: 'SET(LR)',
      formByRecord: 'SET(O)',
      plannedOn: '2027-10-01',
      chosen: { form: null, plannedOn: '2027-09-01' },
    });
  });

  test('plans for a dependant by their own progress, and for the person where there is no such dependant', async () => {
    const { visitor, readPlan } = await aSkilledWorker();
    const added = await visitor.post(
      '/api/dependants',
      aDependant({ firstName: 'Zainab', relationship: 'spouse' }),
    );
    expect(added.status).toBe(201);
    const plan = await readPlan('?applicant=1');
    expect(plan.applicants.map(({ name }) => name)).toEqual(['You', 'Zainab']);
    expect(plan.applicant).toEqual({ key: '1', name: 'Zainab', isOnlyDependant: true });
    expect(plan.question?.applicant.role).toBe('partner');
    expect((await readPlan('?applicant=7')).applicant.key).toBe('you');
  });

  test('says what it lacks, and takes it from the query', async () => {
    const { visitor } = await aPerson().signsUpAt(api.address);
    const empty = checklistPlanResponse.parse((await visitor.get('/api/checklist/plan')).json);
    expect(empty).toMatchObject({ lacksBirthday: true, lacksRoute: true, question: null, list: null });
    const { json } = await visitor.get('/api/checklist/plan?dateOfBirth=1990-01-01&visaType=skilled_worker');
    expect(checklistPlanResponse.parse(json)).toMatchObject({
      lacksBirthday: false,
      lacksRoute: false,
      form: 'SET(O)',
    });
  });

  test('still lacks the date of birth if the query has a future one', async () => {
    const { visitor } = await aPerson().signsUpAt(api.address);
    const { status, json } = await visitor.get(
      '/api/checklist/plan?dateOfBirth=2099-01-01&visaType=skilled_worker',
    );
    expect(status).toBe(200);
    expect(checklistPlanResponse.parse(json)).toMatchObject({ lacksBirthday: true, list: null });
  });

  test.each(['?form=unknown', '?plannedOn=2027-02-30', '?dateOfBirth=soon', `?visaType=${'x'.repeat(101)}`])(
    'refuses the query %s',
    async (query) => {
      const { visitor } = await aPerson().signsUpAt(api.address);
      expect((await visitor.get(`/api/checklist/plan${query}`)).status).toBe(422);
    },
  );

  test('needs a session', async () => {
    expect((await new Visitor(api.address).get('/api/checklist/plan')).status).toBe(401);
  });
});
