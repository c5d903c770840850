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
import { type CallDescription, fileAnswer, rateLimited } from '../../http/callDescription';
import { RequestRefusedError } from '../../http/requestRefusedError';
import type { Routes } from '../../http/routes';
import { signedIn } from '../../http/session';
import { identifierInPath } from '../../http/validate';
import { answerWithFile } from '../../record/documents/fileAnswer';
import { bundleRoutes, isInBundle, identityNotShared, sharedFileInput } from './bundles';
import { filesForLawyers } from './filesForLawyers';
import { readLawyersView, type LawyersView } from './view/readLawyersView';
import { createSharedGuard, recordNotFoundIfErased } from './guard';
import { createRecordLawyerAccess } from './recordAccess';
import { downloadRoutes } from './download/routes';
import { invitationRoutes } from './invitation';

type PartPath =
  SharedCollectionPart | 'timeline' | 'progress' | 'absences' | 'visa-history' | 'dependants' | 'documents';

interface PartRoute<Answer extends z.ZodType> {
  readonly summary: string;
  readonly part: SharedPart;
  readonly answer: Answer;
  readonly refusals?: CallDescription['refusals'];
  readonly read: (view: LawyersView, record: SharedRecord) => Promise<DeepReadonly<z.output<Answer>>>;
}

/**
 * The read-only routes of records that are shared with a lawyer. The guard checks each access, and each is recorded
 * before the response is sent.
 */
export function sharedRoutes(routes: Routes, app: App): void {
  const { database, blobs, calculations, clock } = app;
  const guard = createSharedGuard(app);
  const recordAccess = createRecordLawyerAccess(app);

  invitationRoutes(routes, app);
  bundleRoutes(routes, app, guard, recordAccess);
  downloadRoutes(routes, app, guard, recordAccess);

  // Listing the records is not recorded.
  routes.get('/api/shared', {
    summary: 'Lists the records that a lawyer may see.',
    caller: signedIn,
    answers: { 200: sharedRecordList },
    handle: async (ctx, { userId }) => {
      ctx.body = await guard.listOpenTo(userId);
    },
  });

  /** Declares the route of one part of the record. */
  function declarePart<Answer extends z.ZodType>(path: PartPath, route: PartRoute<Answer>): void {
    const { summary, part, answer, refusals = rateLimited('Too many looks'), read } = route;
    routes.get(`/api/shared/:grantId/${path}`, {
      summary,
      caller: guard.requireOpen,
      answers: { 200: answer },
      refusals,
      handle: async (ctx, open) => {
        await recordNotFoundIfErased(async () => {
          const view = await readLawyersView(database, open, clock(), calculations.forRequest(ctx));
          const content = await read(view, open.record);
          await recordAccess(ctx, open, { part });
          ctx.body = content;
        });
      },
    });
  }

  declarePart('timeline', {
    summary: 'Shows what happened, and what is known to be ahead.',
    part: 'timeline',
    answer: sharedTimelineResponse,
    read: async (view, record) => ({ record, ...(await view.timeline()) }),
  });

  declarePart('progress', {
    summary: 'Shows how far it is.',
    part: 'progress',
    answer: sharedProgressResponse,
    read: async (view, record) => ({ record, ...(await view.progress()) }),
  });

  declarePart('absences', {
    summary: 'Shows the journeys.',
    part: 'absences',
    answer: sharedAbsencesResponse,
    read: async (view, record) => ({ record, ...(await view.absences()).answer }),
  });

  declarePart('visa-history', {
    summary: 'Shows the visas.',
    part: 'visa_history',
    answer: sharedVisaHistoryResponse,
    read: async (view, record) => ({ record, ...(await view.visas()) }),
  });

  declarePart('dependants', {
    summary: 'Shows the dependants.',
    part: 'dependants',
    answer: sharedDependantsResponse,
    read: async (view, record) => ({ record, ...(await view.dependants()) }),
  });

  declarePart('documents', {
    summary: 'Lists the documents.',
    part: 'documents',
    answer: sharedDocumentsResponse,
    read: async (view, record) => ({
      record,
      documents: (await view.documents()).map(({ presented, isFileShared }) => ({
        ...presented,
        fileIsShared: isFileShared,
      })),
    }),
  });

  for (const collection of sharedCollections) {
    const { part, words } = collection;
    declarePart(part, {
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
    caller: guard.requireOpen,
    input: sharedFileInput,
    answers: { 200: fileAnswer('application/octet-stream') },
    refusals: {
      ...rateLimited('Too many looks'),
      422: 'It is a PDF that holds a script or starts a program, or that cannot be checked.',
    },
    handle: async (ctx, open) => {
      await recordNotFoundIfErased(async () => {
        const documentId = identifierInPath(ctx);
        const document = documentId === null ? null : await findDocument(database, open.ownerId, documentId);
        if (document === null) throw documentErrors.notFound();
        const view = await readLawyersView(database, open, clock(), calculations.forRequest(ctx));
        const shared = view.redactDocument(document);
        if (!shared.isFileShared) throw identityNotShared();
        const isRecorded = await isInBundle(ctx, open, document.documentId, app);
        // Opens the file here; Koa sends it after the access is recorded.
        await answerWithFile(ctx, shared.document, filesForLawyers(blobs, shared.document.file));
        if (!isRecorded)
          await recordAccess(ctx, open, { part: 'document_file', documentTitle: document.title });
      });
    },
  });
}

const notSharedText = 'The owner did not choose to share this part with you.';
