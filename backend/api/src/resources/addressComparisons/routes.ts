import {
  answerComparisonRequest,
  askedComparisonResponse,
  askToCompareRequest,
  comparedAddressesResponse,
  comparisonListResponse,
} from '@settlewise/contract/addressComparisons';
import { createSendComparison } from '@settlewise/projections/reminders';
import type { App } from '../../app';
import { rateLimited } from '../../http/callDescription';
import { ownCommand, repeatableCommand } from '../../http/commandContext';
import type { Routes } from '../../http/routes';
import { signedIn } from '../../http/session';
import { body, identifierInPath } from '../../http/validate';
import { createComparisons } from './createComparisons';
import { listComparisons } from './listComparisons';

const path = '/api/address-comparisons';

/**
 * Comparing addresses between two partners with accounts, after both agree.
 * @throws JobsUnavailableError if the job store is unavailable
 */
export async function addressComparisonRoutes(routes: Routes, app: App): Promise<void> {
  const { limiter, readYourWrites, log, clock } = app;
  const comparisons = createComparisons(app);
  const sendComparison = await createSendComparison(app.jobs);
  // Each request sends an email to another person, so it has the same limit as giving access to a lawyer.
  const grantsByAccount = limiter('grantsByAccount');
  const looksByAccount = limiter('looksByAccount');

  routes.get(path, {
    summary: 'Lists with whom a person compares addresses, and what they are asked.',
    caller: signedIn,
    answers: { 200: comparisonListResponse },
    handle: async (ctx, { userId }) => {
      await readYourWrites.upToDate(ctx, 'address_comparisons');
      ctx.body = await listComparisons(app, comparisons, userId, clock());
    },
  });

  routes.post(path, {
    summary: 'Asks a partner to compare addresses, and sends them a mail.',
    description: 'The answer is the same whether the address has an account or not.',
    caller: signedIn,
    input: body(askToCompareRequest),
    repeatable: true,
    answers: { 201: askedComparisonResponse },
    refusals: { 403: 'The email address of the account is not confirmed.' },
    handle: async (ctx, { userId }, request) => {
      const context = repeatableCommand(ctx, userId, clock());
      await grantsByAccount.count(userId);
      const { answer, position } = await comparisons.ask(request, context);
      readYourWrites.remember(ctx, position);
      await sendComparison({ userId, comparisonId: answer.id }, clock()).catch((error: unknown) => {
        log.error({ err: error }, 'The mail was not queued; the next run of due mails sends it');
      });
      ctx.status = 201;
      ctx.body = answer;
    },
  });

  routes.post(`${path}/:id/answer`, {
    summary: 'Agrees or declines to compare addresses.',
    description: 'For the account whose confirmed email address was asked.',
    caller: signedIn,
    input: body(answerComparisonRequest),
    repeatable: true,
    answers: { 204: null },
    handle: async (ctx, { userId }, { agrees }) => {
      const context = repeatableCommand(ctx, userId, clock());
      const { position } = await comparisons.answer(identifierInPath(ctx), agrees, context);
      readYourWrites.remember(ctx, position);
      ctx.status = 204;
    },
  });

  routes.delete(`${path}/:id`, {
    summary: 'Ends a comparison at once; for either of the two.',
    caller: signedIn,
    answers: { 204: null },
    handle: async (ctx, { userId }) => {
      const { position } = await comparisons.end(identifierInPath(ctx), ownCommand(ctx, userId, clock()));
      readYourWrites.remember(ctx, position);
      ctx.status = 204;
    },
  });

  routes.get(`${path}/:id/addresses`, {
    summary: 'Shows where the other one lived on the days that both agreed on, while both agree.',
    caller: signedIn,
    answers: { 200: comparedAddressesResponse },
    refusals: rateLimited('Too many looks'),
    handle: async (ctx, { userId }) => {
      await looksByAccount.count(userId);
      await readYourWrites.upToDate(ctx, 'addresses');
      ctx.body = await comparisons.addresses(identifierInPath(ctx), { userId, now: clock() });
    },
  });
}
