import { PersonErasedError } from '@settlewise/infra/crypto';

/** What the work comes to; null where it is about somebody who is erased: their key is gone, and nothing of theirs can be read. */
export async function unlessErased<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PersonErasedError) return null;
    throw error;
  }
}
