import { type DocumentEvent, documentUploaded } from '@settlewise/domain/documents';
import type { ErasureEvent } from '@settlewise/domain/erasure';
import type { Fingerprint } from '@settlewise/infra/blobs';
import { PersonKeyMissingError } from '@settlewise/infra/crypto';
import { readEventsOfTypes } from '@settlewise/infra/eventStore';
import { CodecError, decodeHeading, type Codec } from '@settlewise/infra/eventStore/codec';
import type pg from 'pg';

export interface DocumentFile extends Fingerprint {
  readonly userId: string;
  readonly key: string;
}

const types: readonly (DocumentEvent['type'] | ErasureEvent['type'])[] = [
  'DocumentUploaded',
  'DocumentRemoved',
  'ErasureBegun',
];

/**
 * Lists the files that must exist according to the log, in the connection's transaction: those of documents that are not removed,
 * of people whose erasure has not begun. Unreadable events are skipped.
 */
export async function listDocumentFiles(
  client: pg.ClientBase,
  codec: Codec,
): Promise<readonly DocumentFile[]> {
  const byStream = new Map<string, DocumentFile>();
  const erased = new Set<string>();
  for (const recorded of await readEventsOfTypes(client, types)) {
    if (recorded.type === 'DocumentRemoved') byStream.delete(recorded.stream);
    else if (recorded.type === 'ErasureBegun') erased.add(decodeHeading(recorded).metadata.userId);
    else {
      const file = await decodeFile(recorded, codec);
      if (file !== null) byStream.set(recorded.stream, file);
    }
  }
  return [...byStream.values()].filter(({ userId }) => !erased.has(userId));
}

async function decodeFile(
  recorded: Parameters<Codec['decode']>[0],
  codec: Codec,
): Promise<DocumentFile | null> {
  try {
    const { event } = await codec.decode(recorded);
    // The person's key is destroyed, and so are their files.
    if (event === null) return null;
    const { userId, file } = documentUploaded.parse(event.data);
    return { userId, key: file.key, size: file.size, sha256: file.sha256 };
  } catch (error) {
    // The verification of the log reports such events.
    if (error instanceof CodecError || error instanceof PersonKeyMissingError) return null;
    throw error;
  }
}
