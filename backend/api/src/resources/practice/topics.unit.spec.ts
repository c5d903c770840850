import {
  practiceDifficultyResponse,
  practiceQuestionsQuery,
  practiceQuestionsResponse,
} from '@settlewise/contract/practice';
import { callNamed } from '@settlewise/contract/calls';
import { difficulties, fewestPeople, peopleAtATime, questionKinds, topics } from '@settlewise/practice';
import { expect, it } from 'vitest';
import { keptForSeconds } from './knownDifficulty';

it('The calls know the topics and the kinds of the bank, and no other', () => {
  const { topic, kind } = practiceQuestionsResponse.element.shape;
  expect(practiceQuestionsQuery.shape.topic.unwrap().options).toEqual(topics);
  expect(topic.options).toEqual(topics);
  expect(kind.options).toEqual(questionKinds);
});

it('The calls know how hard a question can be, and say from how many accounts that is told', () => {
  expect(practiceDifficultyResponse.element.shape.difficulty.options).toEqual(difficulties);
  const { description } = callNamed('GET /api/practice/difficulty');
  expect(description).toContain(`before ${fewestPeople} of them have answered it`);
  expect(description).toContain(`${peopleAtATime} accounts at a time`);
  expect(description).toContain(`at most ${keptForSeconds / 60} minutes old`);
});
