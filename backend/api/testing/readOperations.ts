import { operations } from '@settlewise/domain/operations';
import { z } from 'zod';
import type { SignedUp } from './aPerson';
import type { TestApi } from './startTestApi';

const recorded = z.object({ operation: z.enum(operations), subject: z.string().nullable() });

/** The operations of an administrator in the log, oldest first. */
export async function readOperations({ eventStore }: Pick<TestApi, 'eventStore'>, { user }: SignedUp) {
  const found: z.infer<typeof recorded>[] = [];
  for await (const { type, data, metadata } of eventStore.readAll()) {
    if (type === 'OperationCarriedOut' && metadata['actorId'] === user.id) found.push(recorded.parse(data));
  }
  return found;
}
