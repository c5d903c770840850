import { documentDecider, documentStream } from '@settlewise/domain/documents';
import { erasureDecider, erasureStream } from '@settlewise/domain/erasure';
import { PersonErasedError } from '@settlewise/infra/crypto';
import type { CommandHandler } from '@settlewise/infra/eventStore/commandHandler';

/** The place of some bytes, and the document that they may belong to. */
export interface Place {
  readonly documentId: string;
  readonly key: string;
}

/** Whether a document uses these bytes, according to the log. @throws EventStoreUnavailableError */
export type IsReferenced = (at: Place) => Promise<boolean>;

export function createIsReferenced(commands: Pick<CommandHandler, 'load'>): IsReferenced {
  return async ({ documentId, key }) => {
    try {
      const { state } = await commands.load(documentDecider, documentStream(documentId));
      if (state === null || state === 'removed' || state.file.key !== key) return false;
      // An erasure deletes bytes first, so the bytes of an interrupted erasure count as unreferenced.
      return (await commands.load(erasureDecider, erasureStream(state.userId))).state === 'none';
    } catch (error) {
      // A person who has been erased has no documents.
      if (error instanceof PersonErasedError) return false;
      throw error;
    }
  };
}
