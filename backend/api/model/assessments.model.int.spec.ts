import { savedAssessmentResponse, type SavedAssessmentResponse } from '@settlewise/contract/assessments';
import fc from 'fast-check';
import { expect } from 'vitest';
import { aCalculation, isAnsweredByRecord } from '../testing/aCalculation';
import { refused } from '../testing/refused';
import { anId, noContent, expectAnswer, expectFreshAnswer, messageAnswer } from './testing/answers';
import { storyPeople, forEachPerson, anyPerson } from './testing/people';
import { answerToRepeat, repeatKey, repeatsRequest, withKey, type Repeats } from './testing/repeats';
import { compareBy, findItem, anyItem, listItems, type Shelves } from './testing/shelf';
import { step, testStories, timePasses, type Model, type Real } from './testing/stories';

interface AssessmentsModel extends Model {
  /** The answer to the request that saved it. This test does not check the rules. */
  readonly saved: Shelves<SavedAssessmentResponse>;
  readonly repeats: Repeats;
}

const path = '/api/assessments';
const gone = messageAnswer(404, 'This saved result is not in your record.');

const calculator = fc.constantFrom(
  'ilr',
  'citizenship',
  'fees',
  'checklist',
  'addresses',
  'sheet',
  'timeline',
);
const title = fc.constantFrom('Before the summer', '  Plan B ', '', undefined);
/** The last two are in the future at the start of a story and may pass during it. */
const calculatedOn = fc.constantFrom('2026-01-31', '2026-11-21', '2026-11-22', '2026-11-24');

const saves = step(
  'saves',
  fc.record({ who: anyPerson, key: repeatKey, calculator, title, calculatedOn }),
  async (model: AssessmentsModel, { who, key, calculator, title, calculatedOn }, { api, people }: Real) => {
    const request = aCalculation(calculator).called(title).asOf(calculatedOn).sent();
    const answer = await people[who].visitor.post(path, request, withKey(key));
    const now = api.now().toISOString();
    const asOf = isAnsweredByRecord(calculator) ? now.slice(0, 10) : calculatedOn;
    if (asOf > now.slice(0, 10)) {
      return expectAnswer(
        answer,
        refused(422, 'calculatedOn', 'The day of the calculation cannot lie after today.'),
      );
    }
    const before = answerToRepeat(model.repeats[who].get(key ?? ''), request, api.now());
    if (before !== null) return expectAnswer(answer, before);
    expect([answer.status, answer.json]).toMatchObject([
      201,
      {
        id: anId,
        calculator,
        calculatedOn: asOf,
        savedAt: now,
        title: (title ?? '').trim() === '' ? null : title?.trim(),
        // The form is kept as sent; the result is stored with it.
        form: request.form,
      },
    ]);
    const item = savedAssessmentResponse.parse(answer.json);
    model.saved[who].push({ id: item.id, item });
    if (key !== null) {
      model.repeats[who].set(key, { request, answer: () => ({ status: 201, json: item }) });
    }
  },
);

const again = repeatsRequest<AssessmentsModel>((visitor, asked, sending) =>
  visitor.post(path, asked, sending),
);

const isRefused = step(
  'isRefused',
  fc.record({
    who: anyPerson,
    wrong: fc.constantFrom(
      { field: 'calculator', sent: { calculator: 'moon' }, message: 'Please check the field “calculator”.' },
      {
        field: 'title',
        sent: { title: 'n'.repeat(101) },
        message: 'The name can have at most 100 characters',
      },
      { field: 'calculatedOn', sent: { calculatedOn: 'today' }, message: 'Enter the day of the calculation' },
    ),
  }),
  async (_model: AssessmentsModel, { who, wrong: { field, sent, message } }, { people }: Real) => {
    const answer = await people[who].visitor.post(path, aCalculation().sending(sent).sent());
    expectAnswer(answer, refused(400, field, message));
  },
);

const opens = step(
  'opens',
  fc.record({ who: anyPerson, meant: anyItem }),
  async (model: AssessmentsModel, { who, meant }, { people }: Real) => {
    const { id, stored } = findItem(model.saved, who, meant);
    const answer = await people[who].visitor.get(`${path}/${id}`);
    expectAnswer(answer, stored === null ? gone : { status: 200, json: stored.item });
  },
);

const discards = step(
  'discards',
  fc.record({ who: anyPerson, meant: anyItem }),
  async (model: AssessmentsModel, { who, meant }, { people }: Real) => {
    const { id, stored } = findItem(model.saved, who, meant);
    expectAnswer(await people[who].visitor.delete(`${path}/${id}`), stored === null ? gone : noContent);
    if (stored !== null) stored.item = null;
  },
);

testStories<AssessmentsModel>('saved assessments', {
  createModel: () => ({
    elapsed: 0,
    saved: forEachPerson(() => []),
    repeats: forEachPerson(() => new Map()),
  }),
  steps: [saves, saves, again, opens, discards, isRefused, timePasses()],
  async expectAgreement({ saved }, { people }) {
    for (const person of storyPeople) {
      const listed = listItems(saved[person])
        .toSorted(
          compareBy(
            ({ item }) => -Date.parse(item.savedAt),
            ({ id }) => id,
          ),
        )
        .map(({ item: { form: _form, result: _result, ...entry } }) => entry);
      expectFreshAnswer(await people[person].visitor.get(path), listed);
    }
  },
});
