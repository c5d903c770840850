import { randomBytes, randomUUID } from 'node:crypto';
import {
  type OwnSharedResult,
  type ShareAsVisitorRequest,
  sharedForDays,
  type SharedResultStanding,
  type ShareResultRequest,
} from '@settlewise/contract/sharedResults';
import { DomainError } from '@settlewise/domain/kernel';
import {
  type SharedResult,
  type SharedResultCommand,
  sharedResultDecider,
  sharedResultNotFound,
  sharedResultsStream,
} from '@settlewise/domain/sharedResults';
import { hashSecret, PersonErasedError } from '@settlewise/infra/crypto';
import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import { IdempotencyKeyReusedError, TooManyCommandsError } from '@settlewise/infra/eventStore/commandHandler';
import type { App } from '../../app';

/** The response for a visitor who shares a result. */
export interface SharedByVisitor {
  readonly id: string;
  readonly expiresAt: string;
  readonly revokeToken: string;
}

/** Shares results by a link. The event log has the metadata; the table `shared_results` has the sealed content. */
export interface Sharing {
  /** Idempotent: a repeated key returns the first shared result. */
  share(request: ShareResultRequest, context: CommandContext): Promise<OwnSharedResult>;
  /** Lists a person's results with active links, newest first. */
  list(userId: string, now: Date): Promise<readonly OwnSharedResult[]>;
  /** @param id null for an invalid id. @throws DomainError notFound, also for another person's result */
  revoke(id: string | null, context: CommandContext): Promise<void>;
  shareAsVisitor(request: ShareAsVisitorRequest, now: Date): Promise<SharedByVisitor>;
  /** @throws DomainError notFound, also for a wrong token */
  revokeAsVisitor(id: string | null, revokeToken: string, now: Date): Promise<void>;
  /** @throws DomainError notFound, also for a wrong token */
  findStatusForVisitor(id: string | null, revokeToken: string, now: Date): Promise<SharedResultStanding>;
}

const day = 24 * 60 * 60 * 1000;
const calculateExpiry = (now: Date) => new Date(now.getTime() + sharedForDays * day);
const decodeSealed = (sealed: string) => Buffer.from(sealed, 'base64');

/**
 * Whether certainly no event was stored. After a timeout the event may be stored, so its content is kept: the link must
 * work, and an unused row expires.
 */
const isRefusal = (error: unknown): boolean =>
  error instanceof DomainError ||
  error instanceof IdempotencyKeyReusedError ||
  error instanceof TooManyCommandsError ||
  error instanceof PersonErasedError;

export function createSharing({
  commands,
  sharedResults,
  derivedIdentifier,
}: Pick<App, 'commands' | 'sharedResults' | 'derivedIdentifier'>): Sharing {
  const handle = (command: SharedResultCommand, context: CommandContext) =>
    commands.handle(sharedResultDecider, sharedResultsStream(context.userId), command, context);

  return {
    async share(request, context) {
      const { userId, idempotencyKey, now } = context;
      const { sealed, calculator, parts } = request;
      // The id depends on the content, so that refusing other content with the same key does not remove the first.
      const shareId =
        idempotencyKey === undefined
          ? randomUUID()
          : derivedIdentifier('shared result', userId, idempotencyKey, hashSecret(sealed));
      const expiresAt = calculateExpiry(now);
      const shared = {
        shareId,
        calculator,
        parts: [...new Set(parts)],
        sharedAt: now.toISOString(),
        expiresAt: expiresAt.toISOString(),
      };
      // Stored before the event, so that every confirmed link works.
      const isNew = await sharedResults.add({
        id: shareId,
        userId,
        revokeHash: null,
        sealed: decodeSealed(sealed),
        expiresAt,
      });
      try {
        const { events } = await handle(
          { type: 'ShareResult', shared },
          { ...context, requestFingerprint: JSON.stringify(request) },
        );
        const [written] = events;
        return presentSharedResult(written?.type === 'ResultShared' ? written.data : shared);
      } catch (error) {
        if (isNew && isRefusal(error)) await sharedResults.remove(shareId);
        throw error;
      }
    },

    async list(userId, now) {
      const { state } = await commands.load(sharedResultDecider, sharedResultsStream(userId));
      return [...state.values()]
        .filter(({ expiresAt }) => expiresAt > now.toISOString())
        .toSorted((one, other) => other.sharedAt.localeCompare(one.sharedAt))
        .map(presentSharedResult);
    },

    async revoke(shareId, context) {
      if (shareId === null) throw sharedResultNotFound();
      // Erased first, so that the content is gone even if storing the event needs a retry.
      await sharedResults.endOwn(shareId, context.userId);
      await handle({ type: 'RevokeSharedResult', shareId }, context);
    },

    async shareAsVisitor({ sealed }, now) {
      const [id, revokeToken] = [randomUUID(), randomBytes(32).toString('base64url')];
      const expiresAt = calculateExpiry(now);
      await sharedResults.add({
        id,
        userId: null,
        revokeHash: hashSecret(revokeToken),
        sealed: decodeSealed(sealed),
        expiresAt,
      });
      return { id, expiresAt: expiresAt.toISOString(), revokeToken };
    },

    async revokeAsVisitor(id, revokeToken, now) {
      if (id === null || !(await sharedResults.endByHash(id, hashSecret(revokeToken), now)))
        throw sharedResultNotFound();
    },

    async findStatusForVisitor(id, revokeToken, now) {
      const found =
        id === null ? null : await sharedResults.findStatusByHash(id, hashSecret(revokeToken), now);
      if (found === null) throw sharedResultNotFound();
      return found.ended
        ? { ended: true, endedAt: found.endedAt?.toISOString() ?? null }
        : { ended: false, expiresAt: found.expiresAt.toISOString() };
    },
  };
}

function presentSharedResult({ shareId, ...shared }: SharedResult): OwnSharedResult {
  return { id: shareId, ...shared };
}
