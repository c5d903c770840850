import { PersonKeyMissingError, type PersonKeys } from '@settlewise/infra/crypto';

/** Whether a person's key has been destroyed. Somebody who never had one has nothing that could be erased. */
export async function isErased(personKeys: Pick<PersonKeys, 'forReading'>, userId: string): Promise<boolean> {
  try {
    return (await personKeys.forReading(userId)) === null;
  } catch (error) {
    if (error instanceof PersonKeyMissingError) return false;
    throw error;
  }
}
