import { PersonErasedError } from '@settlewise/infra/crypto';

/** Returns null if the work needs data of an erased person, whose key is destroyed. */
export async function nullIfErased<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PersonErasedError) return null;
    throw error;
  }
}
