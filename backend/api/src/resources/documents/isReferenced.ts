import { documentDecider, documentStream, erasureDecider, erasureStream } from '@settlewise/domain';
import { PersonErasedError } from '@settlewise/infra/crypto';
import type { CommandHandler } from '@settlewise/infra/eventStore/commandHandler';

/** Some bytes, and the document that they may belong to. */
export interface Place {
  readonly documentId: string;
  readonly key: string;
}

/** Whether a document has these bytes, by what the log says now. @throws EventStoreUnavailableError */
export type IsReferenced = (at: Place) => Promise<boolean>;

export function createIsReferenced(commands: Pick<CommandHandler, 'load'>): IsReferenced {
  return async ({ documentId, key }) => {
    try {
      const { state } = await commands.load(documentDecider, documentStream(documentId));
      if (state === null || state === 'removed' || state.file.key !== key) return false;
      // Bytes are the first that an erasure takes: one that was cut off has them taken all the same.
      return (await commands.load(erasureDecider, erasureStream(state.userId))).state === 'none';
    } catch (error) {
      // A person who has been erased has no documents.
      if (error instanceof PersonErasedError) return false;
      throw error;
    }
  };
}
