import type { SharedPart } from '@settlewise/contract/legalAccess';
import type {
  SharedAbsencesResponse,
  SharedDependantsResponse,
  SharedDocumentsResponse,
  SharedProgressResponse,
  SharedRecord,
  SharedTimelineResponse,
  SharedVisaHistoryResponse,
} from '@settlewise/contract/shared';
import { documentNotFound } from '@settlewise/domain/documents';
import { pathNamed } from '@settlewise/contract/calls';
import { sharedCollections, type SharedCollectionPart } from '@settlewise/domain/record';
import type { SealedBlobs } from '@settlewise/infra/blobs';
import type { CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import { findDocument } from '@settlewise/projections';
import type { Knex } from 'knex';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import type { Calculations } from '../../calculations/createCalculations';
import { RequestRefusedError } from '../../http/requestRefusedError';
import { nothing, type Routes } from '../../http/routes';
import { signedIn } from '../../http/session';
import { identifierInPath } from '../../http/validate';
import { answerWithFile } from '../../record/documents/fileAnswer';
import { bundleRoutes, isInBundle, noIdentity, wantedSharedFile } from './bundles';
import { filesForLawyers } from './filesForLawyers';
import { lawyersViewOf, type LawyersView } from './given/lawyersView';
import { unlessErased, type SharedGuard } from './guard';
import type { RecordAccess } from './recordAccess';

type ShownPath =
  SharedCollectionPart | 'timeline' | 'progress' | 'absences' | 'visa-history' | 'dependants' | 'documents';

export interface SharedRoutesOptions {
  readonly database: Knex;
  readonly blobs: Pick<SealedBlobs, 'get'>;
  readonly guard: SharedGuard;
  readonly calculations: Calculations;
  readonly recordAccess: RecordAccess;
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly clock: () => Date;
}

/**
 * What a lawyer sees of records that were shared with them: read only, each access behind the guard and recorded before it
 * is answered.
 */
export function sharedRoutes(routes: Routes, options: SharedRoutesOptions): void {
  const { database, blobs, guard, calculations, recordAccess, clock } = options;

  bundleRoutes(routes, options);

  // Asking which records there are is not recorded.
  routes.get('/api/shared', signedIn, nothing, async (ctx, { userId }) => {
    ctx.body = await guard.openTo(userId);
  });

  /** A part of the record that is shown as a whole. */
  function show<Answer>(
    path: ShownPath,
    part: SharedPart,
    read: (view: LawyersView, record: SharedRecord) => Promise<Answer>,
  ): void {
    routes.get(pathNamed('GET', `/api/shared/:grantId/${path}`), guard.opened, nothing, async (ctx, open) => {
      await unlessErased(async () => {
        const { record } = open;
        const view = await lawyersViewOf(database, open, clock(), calculations.of(ctx));
        const answer = await read(view, record);
        await recordAccess(ctx, open, { part });
        ctx.body = answer;
      });
    });
  }

  show('timeline', 'timeline', async (view, record): Promise<SharedTimelineResponse> => ({
    record,
    ...(await view.timeline()),
  }));

  show('progress', 'progress', async (view, record): Promise<DeepReadonly<SharedProgressResponse>> => ({
    record,
    ...(await view.progress()),
  }));

  show('absences', 'absences', async (view, record): Promise<DeepReadonly<SharedAbsencesResponse>> => ({
    record,
    ...(await view.absences()).answer,
  }));

  show('visa-history', 'visa_history', async (view, record): Promise<SharedVisaHistoryResponse> => ({
    record,
    ...(await view.visas()),
  }));

  show('dependants', 'dependants', async (view, record): Promise<DeepReadonly<SharedDependantsResponse>> => ({
    record,
    ...(await view.dependants()),
  }));

  show('documents', 'documents', async (view, record): Promise<SharedDocumentsResponse> => ({
    record,
    documents: (await view.documents()).map(({ presented, isGiven }) => ({
      ...presented,
      fileIsShared: isGiven,
    })),
  }));

  for (const collection of sharedCollections) {
    const { part } = collection;
    show(part, part, async (view, record) => {
      const items = await view.list(collection);
      if (items === null) throw notShared();
      return { record, items };
    });
  }

  routes.getFile(
    '/api/shared/:grantId/documents/:id/file',
    guard.opened,
    wantedSharedFile,
    async (ctx, open) => {
      await unlessErased(async () => {
        const documentId = identifierInPath(ctx);
        const document = documentId === null ? null : await findDocument(database, open.ownerId, documentId);
        if (document === null) throw documentNotFound();
        const view = await lawyersViewOf(database, open, clock(), calculations.of(ctx));
        const given = view.documentGiven(document);
        if (!given.isGiven) throw noIdentity();
        const isRecorded = await isInBundle(ctx, open, document.documentId, options);
        // The file is opened here, and sent once the access is recorded.
        await answerWithFile(ctx, given.document, filesForLawyers(blobs, given.document.file));
        if (!isRecorded)
          await recordAccess(ctx, open, { part: 'document_file', documentTitle: document.title });
      });
    },
  );
}

const notShared = () => new RequestRefusedError(403, 'The owner did not choose to share this part with you.');
