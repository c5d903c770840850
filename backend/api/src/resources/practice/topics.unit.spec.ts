import {
  practiceDifficultyResponse,
  practiceQuestionsQuery,
  practiceQuestionsResponse,
} from '@settlewise/contract/practice';
import { difficulties, questionKinds, topics } from '@settlewise/practice';
import { expect, it } from 'vitest';

it('The calls know the topics and the kinds of the bank, and no other', () => {
  const { topic, kind } = practiceQuestionsResponse.element.shape;
  expect(practiceQuestionsQuery.shape.topic.unwrap().options).toEqual(topics);
  expect(topic.options).toEqual(topics);
  expect(kind.options).toEqual(questionKinds);
});

it('The calls know how hard a question can be', () => {
  expect(practiceDifficultyResponse.element.shape.difficulty.options).toEqual(difficulties);
});
