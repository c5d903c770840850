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

/** Reads an upload's form, giving the file's bytes to `keep`. */
type Receive = (
  keep: (source: AsyncIterable<Buffer>) => Promise<Fingerprint>,
) => Promise<ReceivedForm<Fingerprint>>;

/** What a person can do with their documents. */
export interface Vault {
  upload(context: CommandContext, receive: Receive): Promise<Written<DocumentResponse>>;
  /** @param documentId null for an id that this program cannot have given */
  readonly change: (
    documentId: string | null,
    change: ChangeDocumentRequest,
    context: CommandContext,
  ) => Promise<Written<DocumentResponse>>;
  readonly remove: (documentId: string | null, context: CommandContext) => Promise<Written<null>>;
  /** Deletes the bytes of all documents of a person, for an erasure. @throws BlobStoreUnavailableError */
  eraseBytesOf(userId: string): Promise<void>;
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

  /** Random, so it cannot be guessed, and says nothing about a person. */
  const folderOf = (userId: string) => derivedIdentifier('blobs', userId);
  const handle = (command: DocumentCommand, context: CommandContext) =>
    commands.handle(documentDecider, documentStream(command.documentId), command, context);
  const load = async (documentId: string) =>
    (await commands.load(documentDecider, documentStream(documentId))).state;

  /** If it cannot be done now, the job that was queued before does it. */
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
    // Checked again when the bytes are stored: only then is the document counted.
    if (isNew) await quota.refuseWhenFull(context);
    // Each attempt has its own place, so a refused repeat never touches the bytes of the first attempt.
    const place = { documentId, key: `${folderOf(userId)}/${documentId}/${randomUUID()}` };
    await cleanup.lookAfter('upload', place);
    const { request, file, kept } = await receive((source) => blobs.put(userId, place.key, source));
    const document = wholeItem(documentFields, request);
    const described = { name: file.name, type: file.type, ...kept };
    try {
      if (isNew) await quota.take(documentId, context);
      const { events, position } = await handle(
        {
          type: 'UploadDocument',
          documentId,
          userId,
          document,
          file: { key: place.key, ...described },
          uploadedAt: now.toISOString(),
        },
        { ...context, requestFingerprint: JSON.stringify([document, described]) },
      );
      const [event] = events;
      if (event?.type !== 'DocumentUploaded') throw new Error('An upload came out as something else');
      // A repeat of a request that was carried out before: its bytes are there already.
      if (event.data.file.key !== place.key) await cleanUpNow(() => blobs.delete(place.key), place);
      const { file: recorded, uploadedAt, ...details } = event.data;
      return { answer: presentDocument({ documentId, details, file: recorded, uploadedAt }, now), position };
    } catch (error) {
      // When it is unknown whether the event was written, the queued job checks later.
      if (!(error instanceof EventStoreUnavailableError)) await cleanUpNow(() => cleanup.look(place), place);
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
      if (place !== null) await cleanup.lookAfter('removal', place);
      const { position } = await handle({ type: 'RemoveDocument', documentId, userId }, context);
      await quota.release(documentId, context);
      if (place !== null) await cleanUpNow(() => blobs.delete(place.key), place);
      return { answer: null, position };
    },

    async eraseBytesOf(userId) {
      for await (const key of blobs.list(folderOf(userId))) await blobs.delete(key);
    },
  };
}
