import { paragraph } from '@settlewise/domain/fields';
import { z } from 'zod';
import { openSource } from './openSource';

/** The chapters of the Life in the UK test. */
const practiceTopic = z.enum(['values', 'uk', 'history', 'society', 'government'], {
  error: 'Choose values, uk, history, society or government, or leave the topic out for all.',
});

/** The most questions of one answer, and the most answers of one request. */
export const mostPracticeQuestions = 100;
const aCount = `Ask for 1 to ${mostPracticeQuestions} questions, as a whole number.`;

/** The query of GET /api/practice/questions. */
export const practiceQuestionsQuery = z.object({
  topic: practiceTopic.optional(),
  /** Without it as many as the test has. */
  count: z
    .string(aCount)
    .regex(/^[1-9]\d{0,2}$/, aCount)
    .transform(Number)
    .refine((count) => count <= mostPracticeQuestions, aCount)
    .optional(),
});

export const practiceQuestionsResponse = z.array(
  z.object({
    id: z.string(),
    topic: practiceTopic,
    /** One of four, two of four, true or false, or which of two statements. */
    kind: z.enum(['one', 'two', 'true_false', 'which']),
    text: z.string(),
    options: z.array(z.string()),
  }),
);
export type PracticeQuestionsResponse = z.infer<typeof practiceQuestionsResponse>;

const questionId = z.string('Give the id of the question.').min(1, 'Give the id of the question.').max(40);

/** POST /api/practice/answers. */
export const practiceAnswersRequest = z
  .array(
    z.strictObject({
      id: questionId,
      /** Places in the list of options; empty where nothing was chosen. */
      chosen: z
        .array(z.int('Name options by whole numbers.').min(0, 'Options are counted from 0.'))
        .max(10, 'A question has fewer options.'),
    }),
    'Send a list of answers.',
  )
  .max(mostPracticeQuestions, `Send at most ${mostPracticeQuestions} answers.`);
export type PracticeAnswersRequest = z.infer<typeof practiceAnswersRequest>;

/** POST /api/practice/questions/{id}/report: what is wrong with it. */
export const practiceReportRequest = z.strictObject({
  reason: paragraph('Please say what is wrong with the question.')
    .min(1, 'Please say what is wrong with the question.')
    .max(500, 'Please say it in at most 500 characters.'),
});

/** GET /api/practice/hidden: questions that are not asked until somebody has looked at them, by their ids. */
export const practiceHiddenResponse = z.array(z.string());

/**
 * GET /api/practice/difficulty: how hard people find questions, by the first answers of all accounts. A question of which too few
 * have answered is left out.
 */
export const practiceDifficultyResponse = z.array(
  z.object({
    id: z.string(),
    /** `hard`: fewer than half were right. `easy`: at least four in five. `middling`: between these. */
    difficulty: z.enum(['easy', 'middling', 'hard']),
  }),
);
export type PracticeDifficultyResponse = z.infer<typeof practiceDifficultyResponse>;

const marked = z.object({
  id: z.string(),
  right: z.boolean(),
  rightOptions: z.array(z.int()),
  /** The explanation of the right answer. */
  reason: z.string(),
  source: openSource,
  checkedOn: z.iso.date(),
  /** Where the facts have moved since the official book of 2013; null elsewhere. */
  bookMayDiffer: z.string().nullable(),
});
/** The question is not known, or is not asked any more. */
const withdrawn = z.object({
  id: z.string(),
  right: z.literal(false),
  rightOptions: z.array(z.int()).max(0),
  withdrawn: z.literal(true),
});

/** In the order of the answers. */
export const practiceAnswersResponse = z.array(z.union([marked, withdrawn]));
export type PracticeAnswersResponse = z.infer<typeof practiceAnswersResponse>;
