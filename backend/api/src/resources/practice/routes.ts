import {
  practiceAnswersRequest,
  type PracticeAnswersRequest,
  practiceAnswersResponse,
  type PracticeAnswersResponse,
  practiceDifficultyResponse,
  practiceHiddenResponse,
  practiceQuestionsQuery,
  practiceQuestionsResponse,
  type PracticeQuestionsResponse,
  practiceReportRequest,
} from '@settlewise/contract/practice';
import { DomainError } from '@settlewise/domain/kernel';
import { addDays, type CivilDate, civilDateInLondon } from '@settlewise/rules/calendar';
import { lifeInTheUkTestOn } from '@settlewise/rules/parameters';
import {
  drawQuestions,
  fewestPeople,
  hiddenQuestions,
  isRight,
  peopleAtATime,
  type Question,
} from '@settlewise/practice';
import { liveQuestions } from '@settlewise/practice/bank';
import { findAccount, type Account } from '@settlewise/projections';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import type { App } from '../../app';
import { rateLimited } from '../../http/callDescription';
import type { ApiContext } from '../../http/context';
import { toNetwork } from '../../http/toNetwork';
import { limitedByAddress } from '../../http/rateLimit';
import { RequestRefusedError } from '../../http/requestRefusedError';
import type { Routes } from '../../http/routes';
import { readPerson } from '../../http/session';
import { body, query, textInPath } from '../../http/validate';
import { difficultyCacheSeconds, createDifficultyReader } from './createDifficultyReader';

/** Practice questions of the Life in the UK test, for people and other programs, and reports about them. */
export function practiceRoutes(routes: Routes, app: App): void {
  const { clock, database, practiceReports, limiter } = app;
  const reportsByAccount = limiter('reportsByAccount');

  const caller = limitedByAddress(limiter('calculationsByAddress'));
  const listHidden = async () => hiddenQuestions(await practiceReports.listCounted(), liveQuestions);

  routes.get('/api/practice/questions', {
    summary: 'Draws questions to practise the Life in the UK test with, without their answers.',
    description: 'None is drawn twice. A question keeps its text and the order of its options.',
    caller,
    input: questionsInput,
    answers: { 200: practiceQuestionsResponse },
    refusals: {
      422: 'The topic is not known, or the count is not 1 to 100.',
      ...rateLimited('Too many calculations'),
    },
    handle: async (ctx, _anyone, { topic, count }) => {
      const { questions } = lifeInTheUkTestOn(civilDateInLondon(clock()));
      const hiddenIds = new Set(await listHidden());
      const available = liveQuestions.filter(({ id }) => !hiddenIds.has(id));
      const drawn = drawQuestions(available, { topic, count: count ?? questions, random: Math.random });
      // Each request draws other questions.
      ctx.set('Cache-Control', 'no-store');
      ctx.body = drawn.map(withoutAnswer);
    },
  });

  routes.post('/api/practice/answers', {
    summary: 'Marks answers to practice questions, and says why with the source.',
    caller,
    input: body(practiceAnswersRequest),
    answers: { 200: practiceAnswersResponse },
    refusals: { 422: 'A question does not have that option.', ...rateLimited('Too many calculations') },
    handle: (ctx, _anyone, answers) => {
      refuseUnknownOptions(answers);
      ctx.body = answers.map(markAnswer);
    },
  });

  routes.get('/api/practice/hidden', {
    summary:
      'Lists the practice questions that are hidden until an administrator has looked at their reports.',
    caller,
    answers: { 200: practiceHiddenResponse },
    refusals: rateLimited('Too many calculations'),
    handle: async (ctx) => {
      ctx.body = [...(await listHidden())];
    },
  });

  const readDifficulty = createDifficultyReader(database, clock);
  routes.get('/api/practice/difficulty', {
    summary: 'Says how hard people find practice questions, by the first answers of all accounts.',
    description: `Each account with a confirmed address counts once for each question. Nothing is said of a question before ${fewestPeople} of them have answered it, and answers join the count ${peopleAtATime} accounts at a time. It is at most ${difficultyCacheSeconds / 60} minutes old.`,
    caller,
    answers: { 200: practiceDifficultyResponse },
    refusals: rateLimited('Too many calculations'),
    handle: async (ctx) => {
      const known = await readDifficulty();
      // The answer is the same for everybody.
      ctx.set('Cache-Control', `public, max-age=${difficultyCacheSeconds}`);
      ctx.body = known;
    },
  });

  routes.post('/api/practice/questions/:id/report', {
    summary: 'Says that something is wrong with a practice question.',
    description:
      'Counted once for each account, and for visitors once for each network and day. Three accounts with a confirmed address hide the question until an administrator has looked.',
    caller: limitedByAddress(limiter('reportsByAddress')),
    input: body(practiceReportRequest),
    answers: { 204: null },
    refusals: { 404: 'There is no such question.', ...rateLimited('Too many calculations') },
    handle: async (ctx, _anyone, { reason }) => {
      const questionId = textInPath(ctx, 'id');
      if (!questionsById.has(questionId))
        throw new DomainError('notFound', 'question_not_found', 'There is no such question.');
      await practiceReports.add({ questionId, reason, reporter: await identifyReporter(ctx) }, clock());
      ctx.status = 204;
    },
  });

  async function identifyReporter(ctx: ApiContext) {
    const person = readPerson(ctx.session);
    const today = civilDateInLondon(clock());
    if (person === null) return { network: toNetwork(ctx.ip), day: today };
    await reportsByAccount.count(person.userId);
    // The read models may lack a new account, but its report must be stored with the account, to be erased with it.
    const account = await findAccount(database, person.userId);
    return { userId: person.userId, counts: account !== null && isOldEnough(today, account) };
  }
}

/**
 * Reports count only from older accounts with a confirmed address, because accounts could be created to hide questions.
 */
const daysUntilReportsCount = 7;

const isOldEnough = (
  today: CivilDate,
  { emailVerified, registeredAt }: Pick<Account, 'emailVerified' | 'registeredAt'>,
): boolean => emailVerified && addDays(civilDateInLondon(registeredAt), daysUntilReportsCount) <= today;

const questionsInput = query(practiceQuestionsQuery, {
  topic: 'A chapter; without it all.',
  count: 'How many, 1 to 100; without it as many as the test has.',
});

const withoutAnswer = ({
  id,
  topic,
  kind,
  text,
  options,
}: Question): DeepReadonly<PracticeQuestionsResponse>[number] => ({ id, topic, kind, text, options });

const questionsById = new Map(liveQuestions.map((question) => [question.id, question]));

/** @throws RequestRefusedError 422 for an option that the question does not have */
function refuseUnknownOptions(answers: PracticeAnswersRequest): void {
  const errors = answers.flatMap(({ id, chosen }, position) => {
    const question = questionsById.get(id);
    return question === undefined || chosen.every((option) => option < question.options.length)
      ? []
      : [{ path: `${position}.chosen`, message: `The question ${id} has no such option.` }];
  });
  const [first] = errors;
  if (first !== undefined) throw new RequestRefusedError(422, first.message, { errors });
}

function markAnswer({
  id,
  chosen,
}: PracticeAnswersRequest[number]): DeepReadonly<PracticeAnswersResponse>[number] {
  const question = questionsById.get(id);
  if (question === undefined) return { id, right: false, rightOptions: [], withdrawn: true };
  const { right, reason, source, readOn, readAgainOn, bookMayDiffer } = question;
  const checkedOn = readAgainOn ?? readOn;
  return {
    id,
    right: isRight(question, chosen),
    rightOptions: right,
    reason,
    source: { ...source, checkedOn },
    checkedOn,
    bookMayDiffer,
  };
}
