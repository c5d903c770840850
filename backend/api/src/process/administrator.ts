import { randomUUID } from 'node:crypto';
import { registerRequest } from '@settlewise/contract';
import { DomainError } from '@settlewise/domain';
import { ConfigError, type Config } from '@settlewise/infra/config';
import type { Logger } from '@settlewise/infra/telemetry';
import type { Register } from '../resources/accounts/register';

/** Makes the administrator that the settings name, unless there is one of that name or address. */
export async function ensureAdministrator(
  administrator: Config['administrator'],
  register: Register,
  log: Logger,
): Promise<void> {
  if (administrator === null) return;
  const request = registerRequest.safeParse(administrator);
  if (!request.success) {
    throw new ConfigError('ADMIN_USERNAME', request.error.issues[0]?.message ?? 'cannot be used');
  }
  try {
    await register(request.data, { role: 'admin', correlationId: randomUUID() });
    log.info('The administrator was made');
  } catch (error) {
    if (!(error instanceof DomainError) || error.refusal !== 'conflict') throw error;
  }
}
