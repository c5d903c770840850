import type { Round } from '@settlewise/practice';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callOnly } from '../../api/client';
import { ApiError } from '../../api/errors';
import { useUser } from '../../record/account/accountQueries';
import {
  changePractice,
  readPractice,
  useKeptPractice,
  type FinishedRound,
  type UnsentRound,
} from '../../record/practice/keptPractice';
import { roundQueries } from '../../record/practice/roundPart';

/** As the plan reads it: a list that nothing stands in is empty. */
const roundOf = ({ kind, finishedOn, right, wrong }: FinishedRound): Round => ({
  kind,
  finishedOn,
  right: right ?? [],
  wrong: wrong ?? [],
});

const inOrder = (rounds: readonly FinishedRound[]): readonly Round[] =>
  rounds
    .toSorted(
      (one, other) => one.finishedOn.localeCompare(other.finishedOn) || one.finishedAt - other.finishedAt,
    )
    .map(roundOf);

/** Whose rounds are on show: an account's, or a visitor's (null). */
export function useHolder(): string | null {
  const { data: user } = useUser();
  const { account } = useKeptPractice();
  // Without a connection nobody can say who is signed in: whoever was it last.
  return user === undefined ? (account?.id ?? null) : (user?.id ?? null);
}

/** Every round of whoever practises here, in the order in which they were finished: those of the account, and those that it has not got yet. */
export function useRounds(): readonly Round[] {
  const holder = useHolder();
  const { unsent, account } = useKeptPractice();
  const own = unsent.filter((round) => round.holder === holder || round.holder === null);
  const ofAccount = holder !== null && account?.id === holder ? account.rounds : [];
  return inOrder([...ofAccount, ...own]);
}

/** Keeps the rounds of the account here as well, and sends it those that it has not got. For somebody who is signed in. */
export function useAccountRounds(userId: string): void {
  const client = useQueryClient();
  const { data } = roundQueries.useList();
  const { unsent } = useKeptPractice();
  useEffect(() => {
    if (data === undefined) return;
    const rounds = data.map(({ kind, finishedOn, finishedAt, right, wrong }) => ({
      kind: kind === 'mock' ? ('mock' as const) : ('practice' as const),
      finishedOn,
      finishedAt,
      right: right === null ? null : [...right],
      wrong: wrong === null ? null : [...wrong],
    }));
    changePractice(() => ({ account: { id: userId, rounds } }));
  }, [data, userId]);

  const waiting = unsent.filter(({ holder }) => holder === null || holder === userId).length;
  useEffect(() => {
    if (data === undefined || waiting === 0) return;
    void sendAll(userId).then((any) =>
      any ? client.invalidateQueries({ queryKey: ['/api/rounds'] }) : undefined,
    );
  }, [data, waiting, userId, client]);
}

let sending = false;

/**
 * Sends one round after the other. What could not be sent stays, and is tried again when the page is opened again.
 * @returns whether any was sent
 */
async function sendAll(userId: string): Promise<boolean> {
  if (sending) return false;
  sending = true;
  let any = false;
  try {
    for (let round = nextOf(userId); round !== undefined; round = nextOf(userId)) {
      if (!(await sent(round))) break;
      any = true;
      const { key, holder: _holder, ...finished } = round;
      changePractice(({ unsent, account }) => ({
        unsent: unsent.filter((each) => each.key !== key),
        ...(account?.id === userId && { account: { ...account, rounds: [...account.rounds, finished] } }),
      }));
    }
  } finally {
    sending = false;
  }
  return any;
}

const nextOf = (userId: string): UnsentRound | undefined =>
  readPractice().unsent.find(({ holder }) => holder === null || holder === userId);

/** @returns whether the account has the round, or will never take it, so that it need not be sent again */
async function sent({ key, holder: _holder, ...payload }: UnsentRound): Promise<boolean> {
  try {
    await callOnly('POST', '/api/rounds', { payload, idempotencyKey: key });
    return true;
  } catch (error) {
    // What is refused for what it is would be refused again; a full list, a limit or a missing line may pass.
    return error instanceof ApiError && error.status === 400;
  }
}
