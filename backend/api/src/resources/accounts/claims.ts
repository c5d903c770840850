import { claimDecider, claimStream, DomainError, normaliseClaim, type Claimable } from '@settlewise/domain';
import type { EventStore } from '@settlewise/infra/eventStore';
import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import type { CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import { z } from 'zod';

export interface ClaimsOptions {
  readonly commands: CommandHandler;
  readonly eventStore: EventStore;
  /** Keyed hash in lower-case hex: whoever reads the log cannot try out names. */
  readonly hashOf: (purpose: string, value: string) => string;
  /** Whether this person finished registering. */
  readonly isRegistered: (userId: string) => Promise<boolean>;
}

/** Names and addresses that only one person can have. */
export interface Claims {
  holderOf(claimable: Claimable, value: string): Promise<string | null>;
  /** Under the keyed hash of a value, where the value itself should not travel. */
  holderOfHash(claimable: Claimable, hash: string): Promise<string | null>;
  hashOf(claimable: Claimable, value: string): string;
  /** @throws DomainError conflict when somebody else has it */
  take(claimable: Claimable, value: string, context: CommandContext): Promise<void>;
  /** Gives back what this person took; nothing happens when it is not theirs. */
  release(claimable: Claimable, value: string, context: CommandContext): Promise<void>;
}

/**
 * From this age on a claim whose holder has no account was left behind by a process that died. A registration gives
 * itself half of that time (see `register`), so none that is still under way can lose its claim.
 */
const abandonedAfterMs = 60_000;

export function createClaims({ commands, eventStore, hashOf, isRegistered }: ClaimsOptions): Claims {
  const hashOfClaim = (claimable: Claimable, value: string) =>
    hashOf(`claim ${claimable}`, normaliseClaim(value));
  const streamOf = (claimable: Claimable, value: string) =>
    claimStream(claimable, hashOfClaim(claimable, value));

  async function holderOfHash(claimable: Claimable, hash: string): Promise<string | null> {
    const { state } = await commands.load(claimDecider, claimStream(claimable, hash));
    return state.holderId;
  }

  /** The holder who never finished registering, or undefined when the claim is in its right. */
  async function abandonedBy(stream: string, now: Date): Promise<string | undefined> {
    const { state } = await commands.load(claimDecider, stream);
    if (state.holderId === null) return undefined;
    const takenAt = await lastChange(eventStore, stream);
    if (takenAt === null || now.getTime() - takenAt.getTime() < abandonedAfterMs) return undefined;
    return (await isRegistered(state.holderId)) ? undefined : state.holderId;
  }

  return {
    hashOf: hashOfClaim,
    holderOfHash,
    holderOf: (claimable, value) => holderOfHash(claimable, hashOfClaim(claimable, value)),

    async take(claimable, value, context) {
      const stream = streamOf(claimable, value);
      const command = { type: 'TakeClaim', claimable, holderId: context.userId } as const;
      try {
        await commands.handle(claimDecider, stream, command, context);
      } catch (error) {
        if (!(error instanceof DomainError) || error.refusal !== 'conflict') throw error;
        const leftBehind = await abandonedBy(stream, context.now);
        if (leftBehind === undefined) throw error;
        await commands.handle(claimDecider, stream, { ...command, abandonedBy: leftBehind }, context);
      }
    },

    async release(claimable, value, context) {
      await commands.handle(
        claimDecider,
        streamOf(claimable, value),
        { type: 'ReleaseClaim', holderId: context.userId },
        context,
      );
    },
  };
}

const recorded = z.object({ recordedAt: z.iso.datetime() });

async function lastChange(eventStore: EventStore, stream: string): Promise<Date | null> {
  for await (const { metadata } of eventStore.readStream(stream, { direction: 'backwards', limit: 1 })) {
    return new Date(recorded.parse(metadata).recordedAt);
  }
  return null;
}
