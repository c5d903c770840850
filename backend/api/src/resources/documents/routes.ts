import {
  changeDocumentRequest,
  documentListResponse,
  documentResponse,
  uploadLimitHeader,
  writeUploadLimit,
} from '@settlewise/contract/documents';
import { documentErrors } from '@settlewise/domain/documents';
import { findDocument, listDocuments } from '@settlewise/projections';
import type { App } from '../../app';
import { fileAnswer } from '../../http/callDescription';
import { repeatableCommand } from '../../http/commandContext';
import type { Routes } from '../../http/routes';
import { signedIn } from '../../http/session';
import { identifierInPath } from '../../http/validate';
import { createListCalls } from '../../record/listCalls';
import { answerWithFile, fileRequest } from '../../record/documents/fileAnswer';
import { presentStoredDocument } from '../../record/documents/presenter';
import { createScanning } from './upload/scanning';
import { uploadForm, receiveForm, type UploadLimits } from './upload/receiveForm';
import type { Vault } from './vault';

/** A person's documents with their files. */
export function documentRoutes(routes: Routes, app: App, vault: Vault): void {
  const { config, database, blobs, readYourWrites, clock } = app;
  const scanned = createScanning(app);
  const limits: UploadLimits = {
    largestFile: config.documents?.largestFile ?? 10 * 1024 * 1024,
    longestSilenceMs: config.documents?.longestSilenceMs ?? 30_000,
  };

  routes.get('/api/documents', {
    summary: 'Lists the documents; the header `Upload-Limit` says how large a file may be.',
    caller: signedIn,
    answers: { 200: documentListResponse },
    handle: async (ctx, { userId }) => {
      await readYourWrites.upToDate(ctx, 'documents');
      const now = clock();
      ctx.set(uploadLimitHeader, writeUploadLimit(limits.largestFile));
      ctx.body = (await listDocuments(database, userId)).map((document) =>
        presentStoredDocument(document, now),
      );
    },
  });

  routes.post('/api/documents/upload', {
    summary: 'Keeps a document with its file.',
    caller: signedIn,
    input: uploadForm,
    repeatable: true,
    answers: { 201: documentResponse },
    refusals: { 408: 'The file stopped coming.' },
    handle: async (ctx, { userId }) => {
      const context = repeatableCommand(ctx, userId, clock());
      const { answer, position } = await vault.upload(context, (keep) =>
        receiveForm(ctx, limits, (source) => keep(scanned(source, ctx.state.correlationId))),
      );
      readYourWrites.remember(ctx, position);
      ctx.status = 201;
      ctx.body = answer;
    },
  });

  const calls = createListCalls(routes, app);
  calls.patch('/api/documents/:id', {
    summary: 'Changes what is said of a document.',
    request: changeDocumentRequest,
    response: documentResponse,
    run: vault.change,
  });
  calls.delete('/api/documents/:id', { summary: 'Removes a document and its file.', run: vault.remove });

  routes.getFile('/api/documents/:id/file', {
    summary: 'Gives the file of a document, as it was sent.',
    caller: signedIn,
    input: fileRequest,
    answers: { 200: fileAnswer('application/octet-stream') },
    handle: async (ctx, { userId }) => {
      const documentId = identifierInPath(ctx);
      await readYourWrites.upToDate(ctx, 'documents');
      const document = documentId === null ? null : await findDocument(database, userId, documentId);
      if (document === null) throw documentErrors.notFound();
      await answerWithFile(ctx, document, blobs);
    },
  });
}
