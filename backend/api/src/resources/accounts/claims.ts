import { claimDecider, claimStream, DomainError, normaliseClaim, type Claimable } from '@settlewise/domain';
import type { EventStore } from '@settlewise/infra/eventStore';
import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import type { CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import { whenRecorded } from './whenRecorded';

export interface ClaimsOptions {
  readonly commands: CommandHandler;
  readonly eventStore: EventStore;
  /** Keyed hash in lower-case hex: whoever reads the log cannot try out names. */
  readonly hashOf: (purpose: string, value: string) => string;
  /** Whether this person's account goes by this name or address now. */
  readonly isUsedBy: (userId: string, claimable: Claimable, value: string) => Promise<boolean>;
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
 * From this age on a claim whose holder's account does not go by it was left behind by a process that died. What comes
 * after a claim must be written within half of that time, so that nothing that is still under way loses its claim.
 */
const abandonedAfterMs = 60_000;
export const claimsGoodForMs = abandonedAfterMs / 2;

export function createClaims({ commands, eventStore, hashOf, isUsedBy }: ClaimsOptions): Claims {
  const hashOfClaim = (claimable: Claimable, value: string) =>
    hashOf(`claim ${claimable}`, normaliseClaim(value));
  const streamOf = (claimable: Claimable, value: string) =>
    claimStream(claimable, hashOfClaim(claimable, value));

  async function holderOfHash(claimable: Claimable, hash: string): Promise<string | null> {
    const { state } = await commands.load(claimDecider, claimStream(claimable, hash));
    return state.holderId;
  }

  /** The holder who never came to use the claim, or undefined when it is in its right. */
  async function abandonedBy(claimable: Claimable, value: string, now: Date): Promise<string | undefined> {
    const stream = streamOf(claimable, value);
    const { state } = await commands.load(claimDecider, stream);
    if (state.holderId === null) return undefined;
    const takenAt = await whenRecorded(eventStore, 'last', stream);
    if (takenAt === null || now.getTime() - takenAt.getTime() < abandonedAfterMs) return undefined;
    return (await isUsedBy(state.holderId, claimable, value)) ? undefined : state.holderId;
  }

  return {
    hashOf: hashOfClaim,
    holderOfHash,
    holderOf: (claimable, value) => holderOfHash(claimable, hashOfClaim(claimable, value)),

    async take(claimable, value, context) {
      const stream = streamOf(claimable, value);
      const command = { type: 'TakeClaim', claimable, holderId: context.userId } as const;
      const takeOver = async (leftBehind: string) => {
        await commands.handle(claimDecider, stream, { ...command, abandonedBy: leftBehind }, context);
      };
      try {
        const { events } = await commands.handle(claimDecider, stream, command, context);
        if (events.length > 0) return;
        // Held already. If that is from an earlier try it may lapse at any moment: it is taken anew.
        const leftBehind = await abandonedBy(claimable, value, context.now);
        if (leftBehind !== undefined) await takeOver(leftBehind);
      } catch (error) {
        if (!(error instanceof DomainError) || error.refusal !== 'conflict') throw error;
        const leftBehind = await abandonedBy(claimable, value, context.now);
        if (leftBehind === undefined) throw error;
        await takeOver(leftBehind);
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
