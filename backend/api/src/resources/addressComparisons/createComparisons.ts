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
import { toDaySpan } from '@settlewise/rules/absences';
import { periodOfForm, widestSpan } from '@settlewise/rules/addressHistory';
import { addDays, addMonths, type CivilDate, civilDateInLondon } from '@settlewise/rules/calendar';
import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import { findComparison, listItems } from '@settlewise/projections';
import type { App } from '../../app';
import { RequestRefusedError } from '../../http/requestRefusedError';
import { ownAccount } from '../../identity/ownAccount';
import { nullIfErased } from '../../identity/nullIfErased';
import type { Written } from '../../record/written';
import { presentAsked, displayName } from './presenter';

const daysToAnswer = 30;
const day = 24 * 60 * 60 * 1000;

/** Comparisons of addresses between two people who agree to show them to each other. An id is null if it is invalid. */
export type Comparisons = ReturnType<typeof createComparisons>;

/**
 * Finds the streams with read models, and decides from the streams. After either person ends a comparison or is erased,
 * the next request is refused.
 */
export function createComparisons({
  commands,
  database,
  derivedIdentifier,
}: Pick<App, 'commands' | 'database' | 'derivedIdentifier'>) {
  /** Loads a comparison from the stream of the person who asked. @throws DomainError notFound */
  async function findComparisonWithAsker(comparisonId: string | null) {
    const row = comparisonId === null ? null : await findComparison(database, comparisonId);
    if (row === null) throw comparisonNotFound();
    const comparison = await loadComparison(row.userId, row.comparisonId);
    if (comparison === null) throw comparisonNotFound();
    return { comparisonId: row.comparisonId, askerId: row.userId, comparison };
  }

  /** @returns null for an unknown comparison or an erased person */
  async function loadComparison(askerId: string, comparisonId: string): Promise<AddressComparison | null> {
    const stream = addressComparisonsStream(askerId);
    const loaded = await nullIfErased(() => commands.load(addressComparisonDecider, stream));
    return loaded?.state.get(comparisonId) ?? null;
  }

  /** @returns null for an erased person */
  async function loadAccount(userId: string): Promise<AccountState> {
    const loaded = await nullIfErased(() => commands.load(accountDecider, accountStream(userId)));
    return loaded?.state ?? null;
  }

  /** Writes to the partner's stream after the asker's. A repeated request writes what is missing. */
  const writeToPartner = (partnerId: string, command: AddressAgreementCommand, context: CommandContext) =>
    commands.handle(addressAgreementDecider, addressAgreementsStream(partnerId), command, {
      ...context,
      userId: partnerId,
    });

  return {
    loadAccount,
    loadComparison,

    async ask(
      { email, form, applicationOn }: AskToCompareRequest,
      context: CommandContext,
    ): Promise<Written<AskedComparisonResponse>> {
      const { userId, idempotencyKey } = context;
      checkApplicationDay(applicationOn, context.now);
      const period = periodOfForm(form, applicationOn);
      const account = await ownAccount(commands, userId);
      if (!account.emailVerified) throw emailNotConfirmed();
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
        // The fingerprint omits the time, because a repeated request has a different one.
        { ...context, requestFingerprint: JSON.stringify(['ask to compare', email, form, applicationOn]) },
      );
      const comparison = state.get(comparisonId);
      if (comparison === undefined) throw comparisonNotFound();
      return { answer: presentAsked(comparisonId, comparison, true, context.now), position };
    },

    /** Answers a request to the account's confirmed address. */
    async answer(comparisonId: string | null, agrees: boolean, context: CommandContext) {
      const { userId: partnerId, now: at } = context;
      const account = await ownAccount(commands, partnerId);
      const { askerId, ...one } = await findComparisonWithAsker(comparisonId);
      // An account with an unconfirmed address must not learn about requests to it.
      if (!account.emailVerified || askerId === partnerId) throw comparisonNotFound();
      const now = at.toISOString();
      const askerContext = { ...context, userId: askerId };
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
        { ...askerContext, requestFingerprint: JSON.stringify(['answer', one.comparisonId, agrees]) },
      );
      await writeToPartner(
        partnerId,
        { type: 'RecordAgreement', comparisonId: one.comparisonId, askerId, agrees, now },
        context,
      );
      return { position };
    },

    /** Ends a comparison for either person. */
    async end(comparisonId: string | null, context: CommandContext) {
      const { userId, now: at } = context;
      const { askerId, comparison, ...one } = await findComparisonWithAsker(comparisonId);
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
        // An erased person has no stream to write to.
        await nullIfErased(() => writeToPartner(partnerId, command, context));
      }
      return { position };
    },

    /**
     * Reads the other person's current addresses on the days of the comparison.
     * @throws DomainError notFound unless both agree
     */
    async addresses(
      comparisonId: string | null,
      { userId, now }: Pick<CommandContext, 'userId' | 'now'>,
    ): Promise<ComparedAddressesResponse> {
      const { askerId, comparison } = await findComparisonWithAsker(comparisonId);
      const isAsker = askerId === userId;
      if (!isAsker && !isPartnerOf(comparison, userId)) throw comparisonNotFound();
      if (statusOfComparison(comparison, now.toISOString()) !== 'agreed') throw comparisonNotFound();
      const otherId = isAsker ? comparison.answer?.partnerId : askerId;
      const otherAccount = otherId === undefined ? null : await loadAccount(otherId);
      if (otherId === undefined || otherAccount === null) throw comparisonNotFound();
      const { period } = comparison;
      const otherAddresses = await listItems(database, addresses, otherId);
      return {
        name: displayName(otherAccount),
        addresses: otherAddresses.flatMap(({ line1, line2, town, postcode, ...days }) => {
          const sharedDays = clipToPeriod(days, period, civilDateInLondon(now));
          return sharedDays === null ? [] : [{ line1, line2, town, postcode, ...sharedDays }];
        }),
      };
    },
  };
}

/** A recent application may be reviewed, but an old one needs no preparation. */
const daysAfterApplication = 90;
/** A later day would reveal the partner's moves long after both agreed. */
const monthsBeforeApplication = 6;

/** @throws RequestRefusedError 422 */
function checkApplicationDay(applicationOn: CivilDate, now: Date): void {
  const today = civilDateInLondon(now);
  if (applicationOn < addDays(today, -daysAfterApplication)) {
    throw dayNotAllowed(`The day of the application can be at most ${daysAfterApplication} days ago.`);
  }
  if (applicationOn > addMonths(today, monthsBeforeApplication)) {
    throw dayNotAllowed(`The day of the application can be at most ${monthsBeforeApplication} months ahead.`);
  }
}

const dayNotAllowed = (message: string) =>
  new RequestRefusedError(422, message, { errors: [{ path: 'applicationOn', message }] });

interface AddressDays {
  readonly from: string;
  /** Null for the current address. */
  readonly to: string | null;
}

/** Clips the days of an address to the agreed period. Months stay months. @returns null if it has no such days */
function clipToPeriod(
  { from, to }: AddressDays,
  period: ComparedPeriod,
  today: CivilDate,
): AddressDays | null {
  const { first, last } = widestSpan({ from, to });
  const agreed = toDaySpan(period);
  if (first > agreed.last || last < agreed.first) return null;
  const endsInside = to === null ? period.to >= today : last <= agreed.last;
  return { from: first < agreed.first ? period.from : from, to: endsInside ? to : period.to };
}

const emailNotConfirmed = () =>
  new RequestRefusedError(
    403,
    'Please confirm your email address first. Open the link in the mail that we sent you, or ask for a new one.',
  );
