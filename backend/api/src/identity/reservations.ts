import { accountDecider, accountStream } from '@settlewise/domain/accounts';
import { DomainError } from '@settlewise/domain/kernel';
import {
  normaliseName,
  reservationDecider,
  type ReservationKind,
  reservationStream,
} from '@settlewise/domain/reservations';
import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import type { CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import type { App } from '../app';
import { nullIfErased } from './nullIfErased';
import { whenRecorded } from './whenRecorded';

/** Names and addresses that only one person can have. */
export interface Reservations {
  holderOf(kind: ReservationKind, value: string): Promise<string | null>;
  /** Under the keyed hash of a value, where the value itself should not travel. */
  holderOfHash(kind: ReservationKind, hash: string): Promise<string | null>;
  hashOf(kind: ReservationKind, value: string): string;
  /** @throws DomainError conflict when somebody else has it */
  take(kind: ReservationKind, value: string, context: CommandContext): Promise<void>;
  /** Releases this person's reservation; does nothing when it is not theirs. */
  release(kind: ReservationKind, value: string, context: CommandContext): Promise<void>;
}

/**
 * A reservation of this age whose holder's account does not use the name was left behind by a process that died. What
 * follows a reservation must be written within half of that time, so that work in progress does not lose it.
 */
const abandonedAfterMs = 60_000;
export const reservationsGoodForMs = abandonedAfterMs / 2;

export function createReservations({
  commands,
  eventStore,
  keyed,
}: Pick<App, 'commands' | 'eventStore' | 'keyed'>): Reservations {
  /** Keyed, so that a reader of the log cannot try out names. */
  const hashOfReservation = (kind: ReservationKind, value: string) =>
    keyed.hash(`claim ${kind}`, normaliseName(value));
  const streamOf = (kind: ReservationKind, value: string) =>
    reservationStream(kind, hashOfReservation(kind, value));

  async function holderOfHash(kind: ReservationKind, hash: string): Promise<string | null> {
    const { state } = await commands.load(reservationDecider, reservationStream(kind, hash));
    return state.holderId;
  }

  /** The holder who never used the reservation; undefined when it is in use, or may still come into use. */
  async function abandonedBy(kind: ReservationKind, value: string, now: Date): Promise<string | undefined> {
    const stream = streamOf(kind, value);
    const { state } = await commands.load(reservationDecider, stream);
    if (state.holderId === null) return undefined;
    const takenAt = await whenRecorded(eventStore, 'last', stream);
    if (takenAt === null || now.getTime() - takenAt.getTime() < abandonedAfterMs) return undefined;
    return (await isUsedBy(commands, state.holderId, kind, value)) ? undefined : state.holderId;
  }

  return {
    hashOf: hashOfReservation,
    holderOfHash,
    holderOf: (kind, value) => holderOfHash(kind, hashOfReservation(kind, value)),

    async take(kind, value, context) {
      const stream = streamOf(kind, value);
      const command = { type: 'TakeReservation', kind, holderId: context.userId } as const;
      const takeOver = async (leftBehind: string) => {
        await commands.handle(reservationDecider, stream, { ...command, abandonedBy: leftBehind }, context);
      };
      try {
        const { events } = await commands.handle(reservationDecider, stream, command, context);
        if (events.length > 0) return;
        // Held already. If an earlier attempt made it, it may lapse at any moment, so it is made anew.
        const leftBehind = await abandonedBy(kind, value, context.now);
        if (leftBehind !== undefined) await takeOver(leftBehind);
      } catch (error) {
        if (!(error instanceof DomainError) || error.refusal !== 'conflict') throw error;
        const leftBehind = await abandonedBy(kind, value, context.now);
        if (leftBehind === undefined) throw error;
        await takeOver(leftBehind);
      }
    },

    async release(kind, value, context) {
      await commands.handle(
        reservationDecider,
        streamOf(kind, value),
        { type: 'ReleaseReservation', holderId: context.userId },
        context,
      );
    },
  };
}

/** Whether this person's account goes by this name or address now. */
async function isUsedBy(
  commands: CommandHandler,
  userId: string,
  kind: ReservationKind,
  value: string,
): Promise<boolean> {
  // The account of an erased person uses no name.
  const read = await nullIfErased(() => commands.load(accountDecider, accountStream(userId)));
  const account = read?.state ?? null;
  return account !== null && normaliseName(account[kind]) === normaliseName(value);
}
