import { accountDecider, type AccountState, accountStream } from '@settlewise/domain/accounts';
import { DomainError } from '@settlewise/domain/kernel';
import { PersonErasedError } from '@settlewise/infra/crypto';
import type { CommandHandler } from '@settlewise/infra/eventStore/commandHandler';

/** The account of a person, from its stream. @throws DomainError notFound, also when it has been erased */
export function foundAccount(
  commands: Pick<CommandHandler, 'load'>,
  userId: string,
): Promise<NonNullable<AccountState>> {
  return refuseIfAccountErased(async () => {
    const { state } = await commands.load(accountDecider, accountStream(userId));
    if (state === null) throw accountNotFound();
    return state;
  });
}

/** Does work on an account; an erased person counts as not found. @throws DomainError notFound, and what the work throws */
export async function refuseIfAccountErased<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PersonErasedError) throw accountNotFound();
    throw error;
  }
}

export const accountNotFound = () =>
  new DomainError('notFound', 'account_not_found', 'There is no such account.');
