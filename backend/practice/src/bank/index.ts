import { z } from 'zod';
import { question, type Question } from '../questions/question';
import government from './government.json';
import history from './history.json';
import society from './society.json';
import uk from './uk.json';
import values from './values.json';

/** All questions of the bank, including drafts and withdrawn ones. */
export const bank: readonly Question[] = z
  .array(question)
  .parse([values, uk, history, society, government].flat());

/** The questions that are asked. */
export const liveQuestions: readonly Question[] = bank.filter(({ state }) => state === 'live');
