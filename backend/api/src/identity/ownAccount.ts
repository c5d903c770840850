import { accountDecider, type AccountState, accountStream } from '@settlewise/domain/accounts';
import type { CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import { signInFirst } from '../http/requestRefusedError';

/** Loads the account of the signed-in person from its stream. @throws RequestRefusedError 401 if there is none */
export async function ownAccount(
  commands: Pick<CommandHandler, 'load'>,
  userId: string,
): Promise<NonNullable<AccountState>> {
  const { state } = await commands.load(accountDecider, accountStream(userId));
  if (state === null) throw signInFirst();
  return state;
}
