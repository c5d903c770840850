export {
  question,
  questionKinds,
  rightOnesOf,
  topics,
  type Question,
  type QuestionKind,
  type Topic,
} from './questions/question';
export { hiddenQuestions } from './questions/hidden';
export { isRight } from './questions/mark';
export { countsOfTopics, drawMock, drawQuestions, shuffled, type Random } from './questions/draw';
export { questionsOf, seenIn, type Round } from './plan/rounds';
export { answersByTopic } from './plan/byTopic';
export { dueOn, standingsOf, type Standing } from './plan/spacedReturn';
export {
  difficulties,
  difficultyOf,
  fewestPeople,
  hardFirst,
  peopleAtATime,
  type Difficulty,
} from './difficulty/difficulty';
export { readinessOf, type Readiness } from './plan/readiness';
