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
import { findRecordedTime } from './findRecordedTime';

/** Reserves names and addresses, which only one person can have. */
export interface Reservations {
  findHolder(kind: ReservationKind, value: string): Promise<string | null>;
  /** Finds the holder by the value's keyed hash, for callers that must not know the value. */
  findHolderByHash(kind: ReservationKind, hash: string): Promise<string | null>;
  hashValue(kind: ReservationKind, value: string): string;
  /** @throws DomainError conflict if another person has it */
  take(kind: ReservationKind, value: string, context: CommandContext): Promise<void>;
  /** Releases this person's reservation. Has no effect on another person's. */
  release(kind: ReservationKind, value: string, context: CommandContext): Promise<void>;
}

/**
 * A reservation of this age that the holder's account does not use was abandoned by a process that died. The account must be
 * written within half of this time, so that work in progress does not lose the reservation.
 */
const abandonedAfterMs = 60_000;
export const reservationTtlMs = abandonedAfterMs / 2;

export function createReservations({
  commands,
  eventStore,
  keyed,
}: Pick<App, 'commands' | 'eventStore' | 'keyed'>): Reservations {
  /** The hash has a key, so that a reader of the log cannot guess names. */
  const hashValue = (kind: ReservationKind, value: string) =>
    keyed.hash(`claim ${kind}`, normaliseName(value));
  const streamFor = (kind: ReservationKind, value: string) => reservationStream(kind, hashValue(kind, value));

  async function findHolderByHash(kind: ReservationKind, hash: string): Promise<string | null> {
    const { state } = await commands.load(reservationDecider, reservationStream(kind, hash));
    return state.holderId;
  }

  /** The holder of an abandoned reservation. Undefined if it is in use or may still become so. */
  async function findAbandonedHolder(
    kind: ReservationKind,
    value: string,
    now: Date,
  ): Promise<string | undefined> {
    const stream = streamFor(kind, value);
    const { state } = await commands.load(reservationDecider, stream);
    if (state.holderId === null) return undefined;
    const takenAt = await findRecordedTime(eventStore, 'last', stream);
    if (takenAt === null || now.getTime() - takenAt.getTime() < abandonedAfterMs) return undefined;
    return (await isNameInUse(commands, state.holderId, kind, value)) ? undefined : state.holderId;
  }

  return {
    hashValue,
    findHolderByHash,
    findHolder: (kind, value) => findHolderByHash(kind, hashValue(kind, value)),

    async take(kind, value, context) {
      const stream = streamFor(kind, value);
      const command = { type: 'TakeReservation', kind, holderId: context.userId } as const;
      const takeOver = async (abandonedHolder: string) => {
        await commands.handle(
          reservationDecider,
          stream,
          { ...command, abandonedBy: abandonedHolder },
          context,
        );
      };
      try {
        const { events } = await commands.handle(reservationDecider, stream, command, context);
        if (events.length > 0) return;
        // This person holds it already. An earlier attempt's reservation may expire soon, so it is renewed.
        const abandonedHolder = await findAbandonedHolder(kind, value, context.now);
        if (abandonedHolder !== undefined) await takeOver(abandonedHolder);
      } catch (error) {
        if (!(error instanceof DomainError) || error.refusal !== 'conflict') throw error;
        const abandonedHolder = await findAbandonedHolder(kind, value, context.now);
        if (abandonedHolder === undefined) throw error;
        await takeOver(abandonedHolder);
      }
    },

    async release(kind, value, context) {
      await commands.handle(
        reservationDecider,
        streamFor(kind, value),
        { type: 'ReleaseReservation', holderId: context.userId },
        context,
      );
    },
  };
}

/** Whether this person's account has this name or address. */
async function isNameInUse(
  commands: CommandHandler,
  userId: string,
  kind: ReservationKind,
  value: string,
): Promise<boolean> {
  // An erased person uses no name.
  const read = await nullIfErased(() => commands.load(accountDecider, accountStream(userId)));
  const account = read?.state ?? null;
  return account !== null && normaliseName(account[kind]) === normaliseName(value);
}
