import { randomUUID } from 'node:crypto';
import type {
  AskedComparisonResponse,
  AskToCompareRequest,
  ComparedAddressesResponse,
} from '@settlewise/contract/addressComparisons';
import { addresses } from '@settlewise/contract/collections';
import { accountDecider, type AccountState, accountStream } from '@settlewise/domain/accounts';
import {
  type AddressAgreementCommand,
  addressAgreementDecider,
  addressAgreementsStream,
  type AddressComparison,
  addressComparisonDecider,
  addressComparisonsStream,
  type ComparedPeriod,
  comparisonNotFound,
  isPartnerOf,
  statusOfComparison,
} from '@settlewise/domain/addressComparisons';
import { spanOf } from '@settlewise/rules/absences';
import { periodOfForm, widestSpan } from '@settlewise/rules/addressHistory';
import { addDays, addMonths, type CivilDate, civilDateInLondon } from '@settlewise/rules/calendar';
import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import { findComparison, listItems } from '@settlewise/projections';
import type { App } from '../../app';
import { RequestRefusedError } from '../../http/requestRefusedError';
import { ownAccount } from '../../identity/ownAccount';
import { nullIfErased } from '../../identity/nullIfErased';
import type { Written } from '../../record/written';
import { presentAsked, shownName } from './presenter';

/** So long can somebody answer. */
const daysToAnswer = 30;
const day = 24 * 60 * 60 * 1000;

/** Two people who agreed that each may see where the other lived. An id is null when this program never creates such ids. */
export type Comparisons = ReturnType<typeof createComparisons>;

/**
 * Read models tell which streams to read, and the streams decide: once either of the two has ended it, or is erased, the
 * very next request is refused.
 */
export function createComparisons({
  commands,
  database,
  derivedIdentifier,
}: Pick<App, 'commands' | 'database' | 'derivedIdentifier'>) {
  /** Whose it is, and how it stands by the asker's stream. @throws DomainError notFound */
  async function found(comparisonId: string | null) {
    const row = comparisonId === null ? null : await findComparison(database, comparisonId);
    if (row === null) throw comparisonNotFound();
    const comparison = await loaded(row.userId, row.comparisonId);
    if (comparison === null) throw comparisonNotFound();
    return { comparisonId: row.comparisonId, askerId: row.userId, comparison };
  }

  /** Null where there is no such comparison, or its asker is erased. */
  async function loaded(askerId: string, comparisonId: string): Promise<AddressComparison | null> {
    const stream = addressComparisonsStream(askerId);
    const read = await nullIfErased(() => commands.load(addressComparisonDecider, stream));
    return read?.state.get(comparisonId) ?? null;
  }

  /** Null for somebody who is erased. */
  async function accountOf(userId: string): Promise<AccountState> {
    const read = await nullIfErased(() => commands.load(accountDecider, accountStream(userId)));
    return read?.state ?? null;
  }

  /** Written after the asker's stream, which decides: a repeat of the request writes what is missing. */
  const inHistoryOf = (partnerId: string, command: AddressAgreementCommand, context: CommandContext) =>
    commands.handle(addressAgreementDecider, addressAgreementsStream(partnerId), command, {
      ...context,
      userId: partnerId,
    });

  return {
    accountOf,
    comparisonOf: loaded,

    async ask(
      { email, form, applicationOn }: AskToCompareRequest,
      context: CommandContext,
    ): Promise<Written<AskedComparisonResponse>> {
      const { userId, idempotencyKey } = context;
      checkApplicationDay(applicationOn, context.now);
      const period = periodOfForm(form, applicationOn);
      const account = await ownAccount(commands, userId);
      if (!account.emailVerified) throw confirmFirst();
      const comparisonId =
        idempotencyKey === undefined
          ? randomUUID()
          : derivedIdentifier('address comparison', userId, idempotencyKey);
      const now = context.now.toISOString();
      const answerBy = new Date(context.now.getTime() + daysToAnswer * day).toISOString();
      const { state, position } = await commands.handle(
        addressComparisonDecider,
        addressComparisonsStream(userId),
        {
          type: 'AskToCompareAddresses',
          comparisonId,
          email,
          ownEmail: account.email,
          form,
          period,
          now,
          answerBy,
        },
        // The moment is left out: a repeat of the request comes at another one.
        { ...context, requestFingerprint: JSON.stringify(['ask to compare', email, form, applicationOn]) },
      );
      const comparison = state.get(comparisonId);
      if (comparison === undefined) throw comparisonNotFound();
      return { answer: presentAsked(comparisonId, comparison, true, context.now), position };
    },

    /** For the account whose confirmed address was asked. */
    async answer(comparisonId: string | null, agrees: boolean, context: CommandContext) {
      const { userId: partnerId, now: at } = context;
      const account = await ownAccount(commands, partnerId);
      const { askerId, ...one } = await found(comparisonId);
      // Whoever has not confirmed the address learns nothing of what was sent to it.
      if (!account.emailVerified || askerId === partnerId) throw comparisonNotFound();
      const now = at.toISOString();
      const ofAsker = { ...context, userId: askerId };
      const { position } = await commands.handle(
        addressComparisonDecider,
        addressComparisonsStream(askerId),
        {
          type: 'AnswerComparison',
          comparisonId: one.comparisonId,
          partnerId,
          email: account.email,
          agrees,
          now,
        },
        { ...ofAsker, requestFingerprint: JSON.stringify(['answer', one.comparisonId, agrees]) },
      );
      await inHistoryOf(
        partnerId,
        { type: 'RecordAgreement', comparisonId: one.comparisonId, askerId, agrees, now },
        context,
      );
      return { position };
    },

    /** For either of the two. */
    async end(comparisonId: string | null, context: CommandContext) {
      const { userId, now: at } = context;
      const { askerId, comparison, ...one } = await found(comparisonId);
      const isAsker = askerId === userId;
      if (!isAsker && !isPartnerOf(comparison, userId)) throw comparisonNotFound();
      const now = at.toISOString();
      const { position } = await commands.handle(
        addressComparisonDecider,
        addressComparisonsStream(askerId),
        { type: 'EndComparison', comparisonId: one.comparisonId, partnerId: isAsker ? null : userId, now },
        { ...context, userId: askerId },
      );
      const partnerId = comparison.answer?.agrees === true ? comparison.answer.partnerId : null;
      if (partnerId !== null) {
        const endedBy = isAsker ? 'asker' : 'partner';
        const command = {
          ...({ type: 'RecordAgreementEnded', comparisonId: one.comparisonId } as const),
          ...({ endedBy, now } as const),
        };
        // Somebody who is erased has no history any more.
        await nullIfErased(() => inHistoryOf(partnerId, command, context));
      }
      return { position };
    },

    /** The other one's addresses on the days of the comparison, read now. @throws DomainError notFound where that is not agreed */
    async addresses(
      comparisonId: string | null,
      { userId, now }: Pick<CommandContext, 'userId' | 'now'>,
    ): Promise<ComparedAddressesResponse> {
      const { askerId, comparison } = await found(comparisonId);
      const isAsker = askerId === userId;
      if (!isAsker && !isPartnerOf(comparison, userId)) throw comparisonNotFound();
      if (statusOfComparison(comparison, now.toISOString()) !== 'agreed') throw comparisonNotFound();
      const otherId = isAsker ? comparison.answer?.partnerId : askerId;
      const other = otherId === undefined ? null : await accountOf(otherId);
      if (otherId === undefined || other === null) throw comparisonNotFound();
      const { period } = comparison;
      const theirs = await listItems(database, addresses, otherId);
      return {
        name: shownName(other),
        addresses: theirs.flatMap(({ line1, line2, town, postcode, ...days }) => {
          const within = daysWithin(days, period, civilDateInLondon(now));
          return within === null ? [] : [{ line1, line2, town, postcode, ...within }];
        }),
      };
    },
  };
}

/** Somebody may look again at what they have just sent; nobody prepares an application of long ago. */
const daysAfterApplication = 90;
/** A later day would show the partner's moves for years after both agreed. */
const monthsBeforeApplication = 6;

/** @throws RequestRefusedError 422 */
function checkApplicationDay(applicationOn: CivilDate, now: Date): void {
  const today = civilDateInLondon(now);
  if (applicationOn < addDays(today, -daysAfterApplication)) {
    throw refusedDay(`The day of the application can be at most ${daysAfterApplication} days ago.`);
  }
  if (applicationOn > addMonths(today, monthsBeforeApplication)) {
    throw refusedDay(`The day of the application can be at most ${monthsBeforeApplication} months ahead.`);
  }
}

const refusedDay = (message: string) =>
  new RequestRefusedError(422, message, { errors: [{ path: 'applicationOn', message }] });

interface Days {
  readonly from: string;
  /** Null for the present address. */
  readonly to: string | null;
}

/** The days of an address as far as they were agreed on, a month as it was written; null where there are none. */
function daysWithin({ from, to }: Days, period: ComparedPeriod, today: CivilDate): Days | null {
  const { first, last } = widestSpan({ from, to });
  const agreed = spanOf(period);
  if (first > agreed.last || last < agreed.first) return null;
  const endsInside = to === null ? period.to >= today : last <= agreed.last;
  return { from: first < agreed.first ? period.from : from, to: endsInside ? to : period.to };
}

const confirmFirst = () =>
  new RequestRefusedError(
    403,
    'Please confirm your email address first. Open the link in the mail that we sent you, or ask for a new one.',
  );
