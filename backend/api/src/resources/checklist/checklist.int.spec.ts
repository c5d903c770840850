import { checklistResponse } from '@settlewise/contract/checklist';
import { documentTypeOptions } from '@settlewise/contract/documents';
import { checklistForms, buildChecklist } from '@settlewise/rules/documentChecklist';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApiWithoutEvents } from '../../../testing/startApiWithoutEvents';
import type { TestApi } from '../../../testing/startTestApi';
import { Visitor } from '../../../testing/visitor';

let api: TestApi;
beforeAll(async () => {
  api = await startApiWithoutEvents();
});
afterAll(() => api.stop());

const exampleQuestion = {
  form: 'SET(O)',
  route: 'skilled_worker',
  plannedOn: '2027-02-20',
  applicant: { dateOfBirth: '1990-01-01', role: 'main' },
};
const ask = (json: object) =>
  new Visitor(api.address).post('/api/checklist', { ...exampleQuestion, ...json });
const payslip = {
  id: 'x',
  kind: 'payslip',
  issuedOn: '2027-01-28',
  from: '2027-01-01',
  to: '2027-01-31',
  expiresOn: null,
};

describe('POST /api/checklist', () => {
  test('lists what a Skilled Worker needs, with existing documents, sources and open questions', async () => {
    const answers = { exceptedAbsences: true, gapInPermission: false, foreignLanguageDocuments: true };
    const { status, json } = await ask({ answers, documents: [payslip], held: ['G4'] });
    expect(status).toBe(200);
    const { requirements, ...answer } = checklistResponse.strict().parse(json);
    const line = (id: string) => requirements.find((one) => one.id === id);
    expect(line('W2')).toMatchObject({
      kind: 'must',
      state: 'partly',
      by: ['x'],
      missingMonths: ['2027-01'],
      period: { from: '2027-01-01', to: '2027-01-31' },
      source: { checkedOn: '2026-07-04' },
    });
    expect(line('W1')).toMatchObject({ state: 'missing', fresh: { notBefore: '2027-01-23' } });
    expect([line('G4')?.state, line('G5')?.kind, line('G8')?.state]).toEqual(['have', 'must', 'not_needed']);
    expect(answer).toMatchObject({
      readiness: { met: 1, of: 9 },
      warnings: [],
      questions: [{ id: 'convictions' }],
      qualifyingPeriod: { from: '2022-02-20', to: '2027-02-19' },
    });
  });

  test('knows every form that the rules know, and only document types of the vault', async () => {
    const vault: ReadonlySet<string> = new Set(documentTypeOptions.map(({ value }) => value));
    const routes = { 'SET(M)': 'partner', 'SET(LR)': 'long_residence', SETP: 'refugee', BNO: 'hk_bno' };
    const others = { EUSS: 'eu_settled_status', 'SET(DV)': 'domestic_abuse', BEREAVED: 'bereaved_partner' };
    const byForm: Readonly<Record<string, string>> = { ...routes, ...others, 'B(OTA)': 'hk_bno' };
    for (const form of checklistForms) {
      const route = byForm[form] ?? 'skilled_worker';
      const applicant = { dateOfBirth: form === 'MN1' ? '2015-01-01' : '1990-01-01' };
      const { status, json } = await ask({ form, route, applicant });
      expect([form, status]).toEqual([form, 200]);
      const { requirements } = checklistResponse.parse(json);
      expect([form, requirements.length > 3]).toEqual([form, true]);
      const types = requirements.flatMap(({ documentTypes }) => documentTypes);
      expect(types.filter((type) => !vault.has(type))).toEqual([]);
    }
  });

  test('gives no list for an unsuitable form, and names the right one', async () => {
    const { status, json } = await ask({
      form: 'SET(M)',
      applicant: { dateOfBirth: '1990-01-01', role: 'partner' },
    });
    expect(status).toBe(200);
    expect(checklistResponse.parse(json)).toMatchObject({
      requirements: [],
      readiness: { met: 0, of: 0 },
      warnings: [{ code: 'wrong_form', form: 'SET(O)' }],
    });
  });

  test('answers as the rules do, also with 500 documents of 10 years', async () => {
    const documents = Array.from({ length: 500 }, (_, place) => ({ ...payslip, id: `${place}` }));
    const question = { ...exampleQuestion, form: 'SET(LR)', route: 'long_residence', documents } as const;
    const { status, json } = await ask(question);
    expect(status).toBe(200);
    const ours = buildChecklist({
      ...question,
      applicant: { ...exampleQuestion.applicant, role: 'main' },
      answers: {},
    });
    expect(checklistResponse.parse(json).readiness).toEqual(ours.readiness);
  });

  test('has a message for each invalid field', async () => {
    const refusals = async (json: object) => {
      const { status, json: answer } = await ask(json);
      return [status, (answer as { errors?: readonly { path: string }[] }).errors?.map(({ path }) => path)];
    };
    expect(await refusals({ form: 'SET(X)', plannedOn: '2027-02-29' })).toEqual([400, ['form', 'plannedOn']]);
    expect(await refusals({ applicant: { dateOfBirth: '1990-01-01', role: 'king' } })).toEqual([
      400,
      ['applicant.role'],
    ]);
    expect(await refusals({ answers: { convictions: 'no', income: 'gold', hats: true } })).toEqual([
      400,
      expect.arrayContaining(['answers.convictions', 'answers.income']),
    ]);
    expect(await refusals({ documents: [{ ...payslip, kind: 'hat' }] })).toEqual([400, ['documents.0.kind']]);
    const tooMany = Array.from({ length: 501 }, (_, place) => ({ ...payslip, id: `${place}` }));
    expect(await refusals({ documents: tooMany })).toEqual([400, ['documents']]);
    expect(await refusals({ route: 'moon' })).toEqual([422, ['route']]);
    expect(await refusals({ applicant: { dateOfBirth: '2027-02-21' } })).toEqual([
      422,
      ['applicant.dateOfBirth'],
    ]);
    expect(await refusals({ documents: [{ ...payslip, to: '2026-12-31' }] })).toEqual([
      422,
      ['documents.0.to'],
    ]);
    expect(await refusals({ plannedOn: '9999-12-31' })).toEqual([400, ['plannedOn']]);
    expect(await refusals({ towns: [] })).toEqual([400, ['towns']]);
  });
});
