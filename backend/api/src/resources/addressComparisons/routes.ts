import { answerComparisonRequest, askToCompareRequest } from '@settlewise/contract/addressComparisons';
import type { SendComparison } from '@settlewise/projections/reminders';
import type { Logger } from '@settlewise/infra/telemetry';
import { ownCommand, repeatableCommand } from '../../http/commandContext';
import type { RateLimiter } from '../../http/rateLimit';
import type { ReadYourWrites } from '../../http/readYourWrites';
import { nothing, type Routes } from '../../http/routes';
import { signedIn } from '../../http/session';
import { body, identifierInPath } from '../../http/validate';
import type { Comparisons } from './comparisons';
import { comparisonsOf, type ComparisonListOptions } from './list';

export interface AddressComparisonRoutesOptions extends ComparisonListOptions {
  readonly comparisons: Comparisons;
  /** Each asking sends a mail to somebody else, as giving a lawyer access does. */
  readonly grantsByAccount: Pick<RateLimiter, 'count'>;
  readonly looksByAccount: Pick<RateLimiter, 'count'>;
  readonly sendComparison: SendComparison;
  readonly readYourWrites: ReadYourWrites;
  readonly log: Logger;
  readonly clock: () => Date;
}

const path = '/api/address-comparisons';

/** Two partners with accounts of their own who compare where they lived, once both agree. */
export function addressComparisonRoutes(routes: Routes, options: AddressComparisonRoutesOptions): void {
  const { comparisons, grantsByAccount, looksByAccount, sendComparison, readYourWrites, log, clock } =
    options;

  routes.get(path, signedIn, nothing, async (ctx, { userId }) => {
    await readYourWrites.upToDate(ctx, 'address_comparisons');
    ctx.body = await comparisonsOf(options, userId, clock());
  });

  routes.post(path, signedIn, body(askToCompareRequest), async (ctx, { userId }, request) => {
    const context = repeatableCommand(ctx, userId, clock());
    await grantsByAccount.count(userId);
    const { answer, position } = await comparisons.ask(request, context);
    readYourWrites.remember(ctx, position);
    await sendComparison({ userId, comparisonId: answer.id }, clock()).catch((error: unknown) => {
      log.error({ err: error }, 'The mail was not queued; the next run of due mails sends it');
    });
    ctx.status = 201;
    ctx.body = answer;
  });

  routes.post(
    `${path}/:id/answer`,
    signedIn,
    body(answerComparisonRequest),
    async (ctx, { userId }, { agrees }) => {
      const context = repeatableCommand(ctx, userId, clock());
      const { position } = await comparisons.answer(identifierInPath(ctx), agrees, context);
      readYourWrites.remember(ctx, position);
      ctx.status = 204;
    },
  );

  routes.delete(`${path}/:id`, signedIn, nothing, async (ctx, { userId }) => {
    const { position } = await comparisons.end(identifierInPath(ctx), ownCommand(ctx, userId, clock()));
    readYourWrites.remember(ctx, position);
    ctx.status = 204;
  });

  routes.get(`${path}/:id/addresses`, signedIn, nothing, async (ctx, { userId }) => {
    await looksByAccount.count(userId);
    await readYourWrites.upToDate(ctx, 'addresses');
    ctx.body = await comparisons.addresses(identifierInPath(ctx), { userId, now: clock() });
  });
}
