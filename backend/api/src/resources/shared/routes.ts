import type {
  SharedAbsencesResponse,
  SharedDependantsResponse,
  SharedDocumentsResponse,
  SharedPart,
  SharedProgressResponse,
  SharedTimelineResponse,
  SharedVisaHistoryResponse,
} from '@settlewise/contract';
import { pathNamed } from '@settlewise/contract/calls';
import { documentNotFound, emptyDetails } from '@settlewise/domain';
import { collections, type CollectionPart } from '@settlewise/domain/record';
import type { SealedBlobs } from '@settlewise/infra/blobs';
import {
  findDocument,
  findImmigrationProfile,
  listDependants,
  listDocuments,
  listItems,
  listJourneys,
  listVisaHistory,
} from '@settlewise/projections';
import type { Knex } from 'knex';
import { RequestRefusedError } from '../../http/requestRefusedError';
import { nothing, type Routes } from '../../http/routes';
import { signedIn } from '../../http/session';
import type { DeepReadonly } from '../../http/deepReadonly';
import { identifierInPath } from '../../http/validate';
import { presentItem } from '../../record/collectionRoutes';
import { presentDependant } from '../../record/dependants/presenter';
import { progressOfDependants } from '../../record/dependants/progress';
import { answerWithFile, wantedFile } from '../../record/documents/fileAnswer';
import { presentStoredDocument } from '../../record/documents/presenter';
import { presentEntry } from '../../record/visaHistory/presenter';
import { citizenshipEligibilityOf } from '../../record/progress/citizenshipEligibility';
import { ilrProgressOf } from '../../record/progress/ilrProgress';
import { readRecord } from '../../record/progress/record';
import { readLife } from '../../record/timeline/readLife';
import { timelineOf } from '../../record/timeline/timelineOf';
import { sharedAbsencesOf } from './absences';
import { unlessErased, type OpenRecord, type SharedGuard } from './guard';
import type { RecordAccess } from './recordAccess';
import { currentVisaOf } from './visaHistory';

type ShownPath =
  CollectionPart | 'timeline' | 'progress' | 'absences' | 'visa-history' | 'dependants' | 'documents';

export interface SharedRoutesOptions {
  readonly database: Knex;
  readonly blobs: Pick<SealedBlobs, 'get'>;
  readonly guard: SharedGuard;
  readonly recordAccess: RecordAccess;
  readonly clock: () => Date;
}

/**
 * What a lawyer sees of records that were shared with them: read only, each access behind the guard and recorded before it
 * is answered.
 */
export function sharedRoutes(routes: Routes, options: SharedRoutesOptions): void {
  const { database, blobs, guard, recordAccess, clock } = options;

  // Asking which records there are is not recorded.
  routes.get('/api/shared', signedIn, nothing, async (ctx, { userId }) => {
    ctx.body = await guard.openTo(userId);
  });

  /** A part of the record that is shown as a whole. */
  function show<Answer>(
    path: ShownPath,
    part: SharedPart,
    read: (open: OpenRecord) => Promise<Answer>,
  ): void {
    routes.get(pathNamed('GET', `/api/shared/:grantId/${path}`), guard.opened, nothing, async (ctx, open) => {
      await unlessErased(async () => {
        const answer = await read(open);
        await recordAccess(ctx, open, { part });
        ctx.body = answer;
      });
    });
  }

  show('timeline', 'timeline', async ({ ownerId, record }): Promise<SharedTimelineResponse> => {
    const life = await readLife(database, ownerId, clock());
    return { record, asOf: life.today, entries: timelineOf(life) };
  });

  show('progress', 'progress', async ({ ownerId, record }): Promise<DeepReadonly<SharedProgressResponse>> => {
    const immigrationRecord = await readRecord(database, ownerId, clock());
    return {
      record,
      ilr: ilrProgressOf(immigrationRecord),
      citizenship: citizenshipEligibilityOf(immigrationRecord),
    };
  });

  show('absences', 'absences', async ({ ownerId, record }): Promise<DeepReadonly<SharedAbsencesResponse>> => {
    const [journeys, immigrationRecord] = await Promise.all([
      listJourneys(database, ownerId),
      readRecord(database, ownerId, clock()),
    ]);
    return { record, ...sharedAbsencesOf(journeys, immigrationRecord) };
  });

  show('visa-history', 'visa_history', async ({ ownerId, record }): Promise<SharedVisaHistoryResponse> => {
    const [details, earlier] = await Promise.all([
      findImmigrationProfile(database, ownerId),
      listVisaHistory(database, ownerId),
    ]);
    return { record, current: currentVisaOf(details ?? emptyDetails), earlier: earlier.map(presentEntry) };
  });

  show(
    'dependants',
    'dependants',
    async ({ ownerId, record }): Promise<DeepReadonly<SharedDependantsResponse>> => {
      const [dependants, progress] = await Promise.all([
        listDependants(database, ownerId),
        progressOfDependants(database, ownerId, clock(), record.name),
      ]);
      return { record, dependants: dependants.map(presentDependant), progress };
    },
  );

  show('documents', 'documents', async ({ ownerId, record }): Promise<SharedDocumentsResponse> => {
    const now = clock();
    const documents = await listDocuments(database, ownerId);
    return { record, documents: documents.map((document) => presentStoredDocument(document, now)) };
  });

  for (const collection of collections) {
    const { part, share } = collection;
    if (share === null) continue;
    show(part, part, async ({ ownerId, record }) => {
      if (!share.default && !record.alsoShares.includes(part)) throw notShared();
      const items = await listItems(database, collection, ownerId);
      return { record, items: items.map((item) => presentItem(collection, item)) };
    });
  }

  routes.getFile('/api/shared/:grantId/documents/:id/file', guard.opened, wantedFile, async (ctx, open) => {
    await unlessErased(async () => {
      const documentId = identifierInPath(ctx);
      const document = documentId === null ? null : await findDocument(database, open.ownerId, documentId);
      if (document === null) throw documentNotFound();
      // The file is opened here, and sent once the access is recorded.
      await answerWithFile(ctx, document, blobs);
      await recordAccess(ctx, open, { part: 'document_file', documentTitle: document.title });
    });
  });
}

const notShared = () => new RequestRefusedError(403, 'The owner did not choose to share this part with you.');
