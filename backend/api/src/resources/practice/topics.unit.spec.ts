import {
  practiceDifficultyResponse,
  practiceQuestionsQuery,
  practiceQuestionsResponse,
} from '@settlewise/contract/practice';
import { difficulties, questionKinds, topics } from '@settlewise/practice';
import { expect, it } from 'vitest';

it('the calls have exactly the topics and the kinds of the bank', () => {
  const { topic, kind } = practiceQuestionsResponse.element.shape;
  expect(practiceQuestionsQuery.shape.topic.unwrap().options).toEqual(topics);
  expect(topic.options).toEqual(topics);
  expect(kind.options).toEqual(questionKinds);
});

it('the calls have all difficulties of a question', () => {
  expect(practiceDifficultyResponse.element.shape.difficulty.options).toEqual(difficulties);
});
