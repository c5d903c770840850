import { accountDecider, type AccountState, accountStream } from '@settlewise/domain/accounts';
import { DomainError } from '@settlewise/domain/kernel';
import { PersonErasedError } from '@settlewise/infra/crypto';
import type { CommandHandler } from '@settlewise/infra/eventStore/commandHandler';

/** Loads an account from its stream. @throws DomainError notFound, also if the person was erased */
export function loadAccount(
  commands: Pick<CommandHandler, 'load'>,
  userId: string,
): Promise<NonNullable<AccountState>> {
  return accountNotFoundIfErased(async () => {
    const { state } = await commands.load(accountDecider, accountStream(userId));
    if (state === null) throw accountNotFound();
    return state;
  });
}

/** Runs work on an account. @throws DomainError notFound if the person was erased, and errors of the work */
export async function accountNotFoundIfErased<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PersonErasedError) throw accountNotFound();
    throw error;
  }
}

export const accountNotFound = () =>
  new DomainError('notFound', 'account_not_found', 'There is no such account.');
