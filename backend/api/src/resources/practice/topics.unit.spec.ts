import { practiceQuestionsQuery, practiceQuestionsResponse } from '@settlewise/contract';
import { questionKinds, topics } from '@settlewise/practice';
import { expect, it } from 'vitest';

it('The calls know the topics and the kinds of the bank, and no other', () => {
  const { topic, kind } = practiceQuestionsResponse.element.shape;
  expect(practiceQuestionsQuery.shape.topic.unwrap().options).toEqual(topics);
  expect(topic.options).toEqual(topics);
  expect(kind.options).toEqual(questionKinds);
});
