import { changeDocumentRequest, uploadLimitHeader, writeUploadLimit } from '@settlewise/contract/documents';
import { documentNotFound } from '@settlewise/domain/documents';
import type { SealedBlobs } from '@settlewise/infra/blobs';
import { findDocument, listDocuments } from '@settlewise/projections';
import type { Knex } from 'knex';
import { repeatableCommand } from '../../http/commandContext';
import type { ReadYourWrites } from '../../http/readYourWrites';
import { nothing, type Routes } from '../../http/routes';
import { signedIn } from '../../http/session';
import { body, identifierInPath } from '../../http/validate';
import { answerWithFile, wantedFile } from '../../record/documents/fileAnswer';
import { presentStoredDocument } from '../../record/documents/presenter';
import type { Scanned } from './upload/scanning';
import { formWithFile, receiveForm, type UploadLimits } from './upload/receiveForm';
import type { Vault } from './vault';

export interface DocumentRoutesOptions {
  readonly database: Knex;
  readonly vault: Vault;
  readonly blobs: Pick<SealedBlobs, 'get'>;
  readonly readYourWrites: ReadYourWrites;
  readonly clock: () => Date;
  readonly scanned: Scanned;
  readonly limits: UploadLimits;
}

export function documentRoutes(routes: Routes, options: DocumentRoutesOptions): void {
  const { database, vault, blobs, readYourWrites, clock, scanned, limits } = options;

  routes.get('/api/documents', signedIn, nothing, async (ctx, { userId }) => {
    await readYourWrites.upToDate(ctx, 'documents');
    const now = clock();
    ctx.set(uploadLimitHeader, writeUploadLimit(limits.largestFile));
    ctx.body = (await listDocuments(database, userId)).map((document) =>
      presentStoredDocument(document, now),
    );
  });

  routes.post('/api/documents/upload', signedIn, formWithFile, async (ctx, { userId }) => {
    const context = repeatableCommand(ctx, userId, clock());
    const { answer, position } = await vault.upload(context, (keep) =>
      receiveForm(ctx, limits, (source) => keep(scanned(source, ctx.state.correlationId))),
    );
    readYourWrites.remember(ctx, position);
    ctx.status = 201;
    ctx.body = answer;
  });

  routes.patch(
    '/api/documents/:id',
    signedIn,
    body(changeDocumentRequest),
    async (ctx, { userId }, change) => {
      const context = repeatableCommand(ctx, userId, clock());
      const { answer, position } = await vault.change(identifierInPath(ctx), change, context);
      readYourWrites.remember(ctx, position);
      ctx.body = answer;
    },
  );

  routes.delete('/api/documents/:id', signedIn, nothing, async (ctx, { userId }) => {
    const { position } = await vault.remove(identifierInPath(ctx), repeatableCommand(ctx, userId, clock()));
    readYourWrites.remember(ctx, position);
    ctx.status = 204;
  });

  routes.getFile('/api/documents/:id/file', signedIn, wantedFile, async (ctx, { userId }) => {
    const documentId = identifierInPath(ctx);
    await readYourWrites.upToDate(ctx, 'documents');
    const document = documentId === null ? null : await findDocument(database, userId, documentId);
    if (document === null) throw documentNotFound();
    await answerWithFile(ctx, document, blobs);
  });
}
