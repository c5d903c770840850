import { randomUUID } from 'node:crypto';
import { registerRequest } from '@settlewise/contract/accounts';
import { DomainError } from '@settlewise/domain/kernel';
import { ConfigError, type Config } from '@settlewise/infra/config';
import type { Logger } from '@settlewise/infra/telemetry';
import type { Api } from '../compose';

/**
 * Creates the administrator of the settings, unless the name or address is taken. An existing account with the role is added to
 * the register. An account without the role does not get it.
 */
export async function ensureAdministrator(
  administrator: Config['administrator'],
  { register, administrators }: Pick<Api, 'register' | 'administrators'>,
  log: Logger,
): Promise<void> {
  if (administrator === null) return;
  const request = registerRequest.safeParse(administrator);
  if (!request.success) {
    throw new ConfigError('ADMIN_USERNAME', request.error.issues[0]?.message ?? 'cannot be used');
  }
  try {
    await register(request.data, { role: 'admin', correlationId: randomUUID() });
    log.info('The administrator was created');
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (error.refusal === 'invalid')
      throw new ConfigError('ADMIN_PASSWORD', 'is easy to guess: set another one');
    if (error.refusal !== 'conflict') throw error;
  }
  // At every start, because the process may have died between the two steps.
  await administrators.enrol(request.data.username);
}
