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

/** What is answered to a visitor who shares a result. */
export interface SharedByVisitor {
  readonly id: string;
  readonly expiresAt: string;
  readonly revokeToken: string;
}

/** Sharing results by a link: the log has what was shared when and until when, `shared_results` the sealed content. */
export interface Sharing {
  /** A repeat under the same key answers what was shared first. */
  share(request: ShareResultRequest, context: CommandContext): Promise<OwnSharedResult>;
  /** The results of a person whose links work, newest first. */
  listOf(userId: string, now: Date): Promise<readonly OwnSharedResult[]>;
  /** @param id null for one that this program never creates. @throws DomainError notFound, also for somebody else's */
  revoke(id: string | null, context: CommandContext): Promise<void>;
  shareAsVisitor(request: ShareAsVisitorRequest, now: Date): Promise<SharedByVisitor>;
  /** @throws DomainError notFound, also where the token is another's */
  revokeAsVisitor(id: string | null, revokeToken: string, now: Date): Promise<void>;
  /** @throws DomainError notFound, also where the token is another's */
  standingForVisitor(id: string | null, revokeToken: string, now: Date): Promise<SharedResultStanding>;
}

const day = 24 * 60 * 60 * 1000;
const expiryOf = (now: Date) => new Date(now.getTime() + sharedForDays * day);
const bytesOf = (sealed: string) => Buffer.from(sealed, 'base64');

/**
 * Whether it is certain that nothing was stored. A store that did not answer may have stored the event all the same: its link
 * must then open what was shared, and else nobody knows it until its time is over.
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
      // Other content under the same key is refused; it has an id of its own, so that refusing it takes nothing else away.
      const shareId =
        idempotencyKey === undefined
          ? randomUUID()
          : derivedIdentifier('shared result', userId, idempotencyKey, hashSecret(sealed));
      const expiresAt = expiryOf(now);
      const shared = {
        shareId,
        calculator,
        parts: [...new Set(parts)],
        sharedAt: now.toISOString(),
        expiresAt: expiresAt.toISOString(),
      };
      // Before the event, so that no link is acknowledged that opens nothing.
      const isNew = await sharedResults.add({
        id: shareId,
        userId,
        revokeHash: null,
        sealed: bytesOf(sealed),
        expiresAt,
      });
      try {
        const { events } = await handle(
          { type: 'ShareResult', shared },
          { ...context, requestFingerprint: JSON.stringify(request) },
        );
        const [written] = events;
        return presented(written?.type === 'ResultShared' ? written.data : shared);
      } catch (error) {
        if (isNew && isRefusal(error)) await sharedResults.remove(shareId);
        throw error;
      }
    },

    async listOf(userId, now) {
      const { state } = await commands.load(sharedResultDecider, sharedResultsStream(userId));
      return [...state.values()]
        .filter(({ expiresAt }) => expiresAt > now.toISOString())
        .toSorted((one, other) => other.sharedAt.localeCompare(one.sharedAt))
        .map(presented);
    },

    async revoke(shareId, context) {
      if (shareId === null) throw sharedResultNotFound();
      // First of all: what the person wants gone is gone, also if the event is stored at a second try only.
      await sharedResults.endOwn(shareId, context.userId);
      await handle({ type: 'RevokeSharedResult', shareId }, context);
    },

    async shareAsVisitor({ sealed }, now) {
      const [id, revokeToken] = [randomUUID(), randomBytes(32).toString('base64url')];
      const expiresAt = expiryOf(now);
      await sharedResults.add({
        id,
        userId: null,
        revokeHash: hashSecret(revokeToken),
        sealed: bytesOf(sealed),
        expiresAt,
      });
      return { id, expiresAt: expiresAt.toISOString(), revokeToken };
    },

    async revokeAsVisitor(id, revokeToken, now) {
      if (id === null || !(await sharedResults.endByHash(id, hashSecret(revokeToken), now)))
        throw sharedResultNotFound();
    },

    async standingForVisitor(id, revokeToken, now) {
      const found =
        id === null ? null : await sharedResults.findStatusByHash(id, hashSecret(revokeToken), now);
      if (found === null) throw sharedResultNotFound();
      return found.ended
        ? { ended: true, endedAt: found.endedAt?.toISOString() ?? null }
        : { ended: false, expiresAt: found.expiresAt.toISOString() };
    },
  };
}

function presented({ shareId, ...shared }: SharedResult): OwnSharedResult {
  return { id: shareId, ...shared };
}
