import { PersonKeyMissingError, type PersonKeys } from '@settlewise/infra/crypto';

/** Whether a person's key was destroyed. A person who never had a key is not erased. */
export async function isErased(personKeys: Pick<PersonKeys, 'readKey'>, userId: string): Promise<boolean> {
  try {
    return (await personKeys.readKey(userId)) === null;
  } catch (error) {
    if (error instanceof PersonKeyMissingError) return false;
    throw error;
  }
}
