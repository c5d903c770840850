import { randomUUID } from 'node:crypto';
import type { ChangeDocumentRequest, DocumentResponse } from '@settlewise/contract/documents';
import { findOwnItem, requireOwnItem } from '@settlewise/domain/collections';
import {
  type DocumentCommand,
  documentDecider,
  documentFields,
  documentErrors,
  documentStream,
} from '@settlewise/domain/documents';
import { wholeItem } from '@settlewise/domain/fields';
import { BlobStoreUnavailableError, type Fingerprint } from '@settlewise/infra/blobs';
import { EventStoreUnavailableError } from '@settlewise/infra/eventStore';
import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import type { App } from '../../app';
import type { Written } from '../../record/written';
import type { Place } from './isReferenced';
import { presentDocument } from '../../record/documents/presenter';
import type { Cleanup } from './cleanup';
import type { ReceivedForm } from './upload/receiveForm';

/** Reads the form of an upload and passes the file's bytes to `keep`. */
type Receive = (
  keep: (source: AsyncIterable<Buffer>) => Promise<Fingerprint>,
) => Promise<ReceivedForm<Fingerprint>>;

/** What a person can do with their documents. */
export interface Vault {
  upload(context: CommandContext, receive: Receive): Promise<Written<DocumentResponse>>;
  /** @param documentId null for an id that this program never creates */
  readonly change: (
    documentId: string | null,
    change: ChangeDocumentRequest,
    context: CommandContext,
  ) => Promise<Written<DocumentResponse>>;
  readonly remove: (documentId: string | null, context: CommandContext) => Promise<Written<null>>;
  /** Deletes the bytes of all documents of a person, for an erasure. @throws BlobStoreUnavailableError */
  eraseFiles(userId: string): Promise<void>;
}

export function createVault(
  {
    commands,
    blobs,
    derivedIdentifier,
    quotas,
    log,
  }: Pick<App, 'commands' | 'blobs' | 'derivedIdentifier' | 'quotas' | 'log'>,
  cleanup: Cleanup,
): Vault {
  const quota = quotas.documents;

  /** The folder name cannot be guessed and reveals nothing about the person. */
  const getFolder = (userId: string) => derivedIdentifier('blobs', userId);
  const handle = (command: DocumentCommand, context: CommandContext) =>
    commands.handle(documentDecider, documentStream(command.documentId), command, context);
  const load = async (documentId: string) =>
    (await commands.load(documentDecider, documentStream(documentId))).state;

  /** If this fails, the job that was queued before does the work. */
  async function cleanUpNow(work: () => Promise<void>, { documentId }: Place): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof BlobStoreUnavailableError || error instanceof EventStoreUnavailableError))
        throw error;
      log.warn(
        { documentId, reason: error.message },
        'The file of a document could not be deleted; a job deletes it later',
      );
    }
  }

  async function keepAndRecord(
    documentId: string,
    context: CommandContext,
    receive: Receive,
    isNew: boolean,
  ): Promise<Written<DocumentResponse>> {
    const { userId, now } = context;
    // This is checked again when the bytes are stored, because the document is counted only then.
    if (isNew) await quota.refuseWhenFull(context);
    // Each attempt has its own place, so a refused repeat never touches the bytes of the first attempt.
    const place = { documentId, key: `${getFolder(userId)}/${documentId}/${randomUUID()}` };
    await cleanup.schedule('upload', place);
    const { request, file, kept } = await receive((source) => blobs.put(userId, place.key, source));
    const document = wholeItem(documentFields, request);
    const description = { name: file.name, type: file.type, ...kept };
    try {
      if (isNew) await quota.take(documentId, context);
      const { events, position } = await handle(
        {
          type: 'UploadDocument',
          documentId,
          userId,
          document,
          file: { key: place.key, ...description },
          uploadedAt: now.toISOString(),
        },
        { ...context, requestFingerprint: JSON.stringify([document, description]) },
      );
      const [event] = events;
      if (event?.type !== 'DocumentUploaded') throw new Error('An upload came out as something else');
      // This request repeats an earlier one, whose bytes are already stored.
      if (event.data.file.key !== place.key) await cleanUpNow(() => blobs.delete(place.key), place);
      const { file: recorded, uploadedAt, ...details } = event.data;
      return { answer: presentDocument({ documentId, details, file: recorded, uploadedAt }, now), position };
    } catch (error) {
      // If it is unknown whether the event was written, the queued job checks later.
      if (!(error instanceof EventStoreUnavailableError))
        await cleanUpNow(() => cleanup.deleteIfUnreferenced(place), place);
      throw error;
    }
  }

  return {
    async upload(context, receive) {
      const { userId, idempotencyKey } = context;
      if (idempotencyKey === undefined) return keepAndRecord(randomUUID(), context, receive, true);
      const documentId = derivedIdentifier('document', userId, idempotencyKey);
      return keepAndRecord(documentId, context, receive, (await load(documentId)) === null);
    },

    async change(documentId, change, context) {
      if (documentId === null) throw documentErrors.notFound();
      const { userId, now } = context;
      const { state, position } = await handle(
        { type: 'ChangeDocument', documentId, userId, change },
        context,
      );
      const document = requireOwnItem(state, userId, documentErrors);
      return { answer: presentDocument({ documentId, ...document }, now), position };
    },

    async remove(documentId, context) {
      if (documentId === null) throw documentErrors.notFound();
      const { userId } = context;
      const before = findOwnItem(await load(documentId), userId);
      const place = before === null ? null : { documentId, key: before.file.key };
      if (place !== null) await cleanup.schedule('removal', place);
      const { position } = await handle({ type: 'RemoveDocument', documentId, userId }, context);
      await quota.release(documentId, context);
      if (place !== null) await cleanUpNow(() => blobs.delete(place.key), place);
      return { answer: null, position };
    },

    async eraseFiles(userId) {
      for await (const key of blobs.list(getFolder(userId))) await blobs.delete(key);
    },
  };
}
