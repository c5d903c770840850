import type { SharedPart } from '@settlewise/contract/legalAccess';
import {
  sharedAbsencesResponse,
  sharedDependantsResponse,
  sharedDocumentsResponse,
  sharedProgressResponse,
  type SharedRecord,
  sharedRecordList,
  sharedTimelineResponse,
  sharedVisaHistoryResponse,
} from '@settlewise/contract/shared';
import { documentErrors } from '@settlewise/domain/documents';
import { collectionContract } from '@settlewise/contract/collections';
import { sharedCollections, type SharedCollectionPart } from '@settlewise/domain/record';
import { findDocument } from '@settlewise/projections';
import type { z } from 'zod';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import type { App } from '../../app';
import { type CallDescription, fileAnswer, rateLimited } from '../../http/describing';
import { RequestRefusedError } from '../../http/requestRefusedError';
import type { Routes } from '../../http/routes';
import { signedIn } from '../../http/session';
import { identifierInPath } from '../../http/validate';
import { answerWithFile } from '../../record/documents/fileAnswer';
import { bundleRoutes, isInBundle, noIdentity, wantedSharedFile } from './bundles';
import { filesForLawyers } from './filesForLawyers';
import { lawyersViewOf, type LawyersView } from './given/lawyersView';
import { createSharedGuard, refuseIfOwnerErased } from './guard';
import { createRecordLawyerAccess } from './recordAccess';
import { downloadRoutes } from './download/routes';
import { invitationRoutes } from './invitation';

type ShownPath =
  SharedCollectionPart | 'timeline' | 'progress' | 'absences' | 'visa-history' | 'dependants' | 'documents';

interface ShownPart<Answer extends z.ZodType> {
  readonly summary: string;
  readonly part: SharedPart;
  readonly answer: Answer;
  readonly refusals?: CallDescription['refusals'];
  readonly read: (view: LawyersView, record: SharedRecord) => Promise<DeepReadonly<z.output<Answer>>>;
}

/**
 * What a lawyer sees of records that were shared with them: read only, each access behind the guard and recorded before it
 * is answered.
 */
export function sharedRoutes(routes: Routes, app: App): void {
  const { database, blobs, calculations, clock } = app;
  const guard = createSharedGuard(app);
  const recordAccess = createRecordLawyerAccess(app);

  invitationRoutes(routes, app);
  bundleRoutes(routes, app, guard, recordAccess);
  downloadRoutes(routes, app, guard, recordAccess);

  // Asking which records there are is not recorded.
  routes.get('/api/shared', {
    summary: 'Lists the records that a lawyer may see.',
    caller: signedIn,
    answers: { 200: sharedRecordList },
    handle: async (ctx, { userId }) => {
      ctx.body = await guard.openTo(userId);
    },
  });

  /** A part of the record that is shown as a whole. */
  function show<Answer extends z.ZodType>(path: ShownPath, shown: ShownPart<Answer>): void {
    const { summary, part, answer, refusals = rateLimited('Too many looks'), read } = shown;
    routes.get(`/api/shared/:grantId/${path}`, {
      summary,
      caller: guard.opened,
      answers: { 200: answer },
      refusals,
      handle: async (ctx, open) => {
        await refuseIfOwnerErased(async () => {
          const view = await lawyersViewOf(database, open, clock(), calculations.forRequest(ctx));
          const content = await read(view, open.record);
          await recordAccess(ctx, open, { part });
          ctx.body = content;
        });
      },
    });
  }

  show('timeline', {
    summary: 'Shows what happened, and what is known to be ahead.',
    part: 'timeline',
    answer: sharedTimelineResponse,
    read: async (view, record) => ({ record, ...(await view.timeline()) }),
  });

  show('progress', {
    summary: 'Shows how far it is.',
    part: 'progress',
    answer: sharedProgressResponse,
    read: async (view, record) => ({ record, ...(await view.progress()) }),
  });

  show('absences', {
    summary: 'Shows the journeys.',
    part: 'absences',
    answer: sharedAbsencesResponse,
    read: async (view, record) => ({ record, ...(await view.absences()).answer }),
  });

  show('visa-history', {
    summary: 'Shows the visas.',
    part: 'visa_history',
    answer: sharedVisaHistoryResponse,
    read: async (view, record) => ({ record, ...(await view.visas()) }),
  });

  show('dependants', {
    summary: 'Shows the dependants.',
    part: 'dependants',
    answer: sharedDependantsResponse,
    read: async (view, record) => ({ record, ...(await view.dependants()) }),
  });

  show('documents', {
    summary: 'Lists the documents.',
    part: 'documents',
    answer: sharedDocumentsResponse,
    read: async (view, record) => ({
      record,
      documents: (await view.documents()).map(({ presented, isGiven }) => ({
        ...presented,
        fileIsShared: isGiven,
      })),
    }),
  });

  for (const collection of sharedCollections) {
    const { part, words } = collection;
    show(part, {
      summary: `Shows the ${words.many}.`,
      part,
      answer: collectionContract(collection).sharedResponse,
      refusals: { 403: notSharedText },
      read: async (view, record) => {
        const items = await view.list(collection);
        if (items === null) throw new RequestRefusedError(403, notSharedText);
        return { record, items };
      },
    });
  }

  routes.getFile('/api/shared/:grantId/documents/:id/file', {
    summary: 'Gives the file of a document.',
    caller: guard.opened,
    input: wantedSharedFile,
    answers: { 200: fileAnswer('application/octet-stream') },
    refusals: {
      ...rateLimited('Too many looks'),
      422: 'It is a PDF that holds a script or starts a program, or that cannot be checked.',
    },
    handle: async (ctx, open) => {
      await refuseIfOwnerErased(async () => {
        const documentId = identifierInPath(ctx);
        const document = documentId === null ? null : await findDocument(database, open.ownerId, documentId);
        if (document === null) throw documentErrors.notFound();
        const view = await lawyersViewOf(database, open, clock(), calculations.forRequest(ctx));
        const given = view.documentGiven(document);
        if (!given.isGiven) throw noIdentity();
        const isRecorded = await isInBundle(ctx, open, document.documentId, app);
        // The file is opened here, and sent once the access is recorded.
        await answerWithFile(ctx, given.document, filesForLawyers(blobs, given.document.file));
        if (!isRecorded)
          await recordAccess(ctx, open, { part: 'document_file', documentTitle: document.title });
      });
    },
  });
}

const notSharedText = 'The owner did not choose to share this part with you.';
