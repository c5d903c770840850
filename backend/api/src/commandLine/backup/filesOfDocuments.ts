import { type DocumentEvent, documentUploaded } from '@settlewise/domain/documents';
import type { ErasureEvent } from '@settlewise/domain/erasure';
import type { Fingerprint } from '@settlewise/infra/blobs';
import { PersonKeyMissingError } from '@settlewise/infra/crypto';
import { readEventsOfTypes } from '@settlewise/infra/eventStore';
import { CodecError, decodeHeading, type Codec } from '@settlewise/infra/eventStore/codec';
import type pg from 'pg';

export interface FileOfDocument extends Fingerprint {
  readonly userId: string;
  readonly key: string;
}

const types: readonly (DocumentEvent['type'] | ErasureEvent['type'])[] = [
  'DocumentUploaded',
  'DocumentRemoved',
  'ErasureBegun',
];

/**
 * The files that must exist according to the log, as the connection's transaction sees it: those of documents that were not
 * removed, of people whose erasure has not begun. An event that cannot be read names no file.
 */
export async function filesOfDocuments(
  client: pg.ClientBase,
  codec: Codec,
): Promise<readonly FileOfDocument[]> {
  const byStream = new Map<string, FileOfDocument>();
  const erased = new Set<string>();
  for (const recorded of await readEventsOfTypes(client, types)) {
    if (recorded.type === 'DocumentRemoved') byStream.delete(recorded.stream);
    else if (recorded.type === 'ErasureBegun') erased.add(decodeHeading(recorded).metadata.userId);
    else {
      const file = await fileOf(recorded, codec);
      if (file !== null) byStream.set(recorded.stream, file);
    }
  }
  return [...byStream.values()].filter(({ userId }) => !erased.has(userId));
}

async function fileOf(
  recorded: Parameters<Codec['decode']>[0],
  codec: Codec,
): Promise<FileOfDocument | null> {
  try {
    const { event } = await codec.decode(recorded);
    // Null: the person's key is gone, and their files with it.
    if (event === null) return null;
    const { userId, file } = documentUploaded.parse(event.data);
    return { userId, key: file.key, size: file.size, sha256: file.sha256 };
  } catch (error) {
    // The check of the log reports such events.
    if (error instanceof CodecError || error instanceof PersonKeyMissingError) return null;
    throw error;
  }
}
