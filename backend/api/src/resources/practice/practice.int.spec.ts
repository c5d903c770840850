import { practiceAnswersResponse, practiceQuestionsResponse } from '@settlewise/contract/practice';
import { liveQuestions } from '@settlewise/practice/bank';
import { topics } from '@settlewise/practice';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApiWithoutEvents } from '../../../testing/startApiWithoutEvents';
import type { TestApi } from '../../../testing/startTestApi';
import { Visitor } from '../../../testing/visitor';

let api: TestApi;
beforeAll(async () => {
  api = await startApiWithoutEvents();
});
afterAll(() => api.stop());

const drawn = async (query = '') => {
  const { status, json } = await new Visitor(api.address).get(`/api/practice/questions${query}`);
  expect(status, query).toBe(200);
  return practiceQuestionsResponse.parse(json);
};
const mark = (json: unknown) => new Visitor(api.address).post('/api/practice/answers', json);

const findQuestion = (kind: string) => {
  const question = liveQuestions.find((each) => each.kind === kind);
  if (question === undefined) throw new Error(`No question of the kind ${kind}`);
  return question;
};

describe('GET /api/practice/questions', () => {
  test('draws as many different questions as the test has, without the right options', async () => {
    const { json } = await new Visitor(api.address).get('/api/practice/questions');
    const questions = practiceQuestionsResponse.element.strict().array().parse(json);
    expect(questions).toHaveLength(24);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(24);
  });

  test('draws from one topic, with each question as in the bank', async () => {
    for (const topic of topics) {
      const questions = await drawn(`?topic=${topic}&count=5`);
      expect(questions.map((question) => question.topic)).toEqual(Array.from({ length: 5 }, () => topic));
      for (const { id, ...shown } of questions)
        expect(liveQuestions.find((each) => each.id === id)).toMatchObject(shown);
    }
  });

  test('draws all if there are fewer, and others the next time', async () => {
    const ofTopic = liveQuestions.filter(({ topic }) => topic === 'uk');
    const all = await drawn('?topic=uk&count=100');
    expect(all.map(({ id }) => id).toSorted()).toEqual(ofTopic.map(({ id }) => id).toSorted());
    const orders = await Promise.all(Array.from({ length: 5 }, () => drawn('?topic=uk&count=100')));
    expect(new Set(orders.map((order) => order.map(({ id }) => id).join())).size).toBeGreaterThan(1);
  });

  test.each([
    '?count=0',
    '?count=101',
    '?count=1.5',
    '?count=',
    '?count=ten',
    '?topic=cooking',
    '?count=2&count=3',
  ])('refuses %s', async (query) => {
    const { status, json } = await new Visitor(api.address).get(`/api/practice/questions${query}`);
    expect([status, json]).toMatchObject([422, { errors: [{ path: expect.stringMatching(/count|topic/) }] }]);
  });
});

describe('POST /api/practice/answers', () => {
  test('marks each kind of question, with its reason, its source and the day of the last reading', async () => {
    for (const kind of ['one', 'two', 'true_false', 'which']) {
      const question = findQuestion(kind);
      const { id, right, reason, source, readAgainOn, bookMayDiffer } = question;
      const wrong = question.options.map((_option, index) => index).filter((index) => !right.includes(index));
      const { status, json } = await mark([
        { id, chosen: right.toReversed() },
        { id, chosen: [] },
        { id, chosen: wrong.slice(0, 1) },
        { id, chosen: question.options.map((_option, index) => index) },
      ]);
      expect(status).toBe(200);
      const explained = {
        id,
        rightOptions: right,
        reason,
        bookMayDiffer,
        checkedOn: readAgainOn,
        source: { ...source, checkedOn: readAgainOn },
      };
      expect(practiceAnswersResponse.parse(json)).toEqual(
        [true, false, false, false].map((isRight) => ({ ...explained, right: isRight })),
      );
    }
  });

  test('shows unknown and withdrawn questions as withdrawn, and marks the others', async () => {
    const { id, right } = findQuestion('one');
    const { status, json } = await mark([
      { id: 'hist-a-999', chosen: [3] },
      { id, chosen: right },
    ]);
    expect([status, json]).toMatchObject([
      200,
      [
        { id: 'hist-a-999', right: false, rightOptions: [], withdrawn: true },
        { id, right: true },
      ],
    ]);
  });

  test('refuses an unknown option, and a body that is not a list of answers', async () => {
    const { id } = findQuestion('true_false');
    expect(await mark([{ id, chosen: [2] }])).toMatchObject({
      status: 422,
      json: { errors: [{ path: '0.chosen' }] },
    });
    for (const content of [
      { id },
      [{ id }],
      [{ id, chosen: [-1] }],
      [{ id, chosen: [0.5] }],
      [{ id: '', chosen: [] }],
      [{ id, chosen: [0], more: 1 }],
      Array.from({ length: 101 }, () => ({ id, chosen: [0] })),
    ])
      expect((await mark(content)).status, JSON.stringify(content).slice(0, 60)).toBe(400);
    expect(await mark([])).toMatchObject({ status: 200, json: [] });
  });
});
