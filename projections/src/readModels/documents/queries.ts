import type { Knex } from 'knex';
import type { StoredDocument } from '@settlewise/casework/record';
import { selected } from '../../collections/columns';
import { documentColumns } from './table';

interface Row extends Omit<StoredDocument, 'file'> {
  readonly fileKey: string;
  readonly fileName: string;
  readonly fileType: string;
  readonly fileSize: number;
  readonly fileSha256: string;
}

/** The documents of a person, newest upload first. @param userId a UUID @param limit as many as this; default all */
export async function listDocuments(
  database: Knex,
  userId: string,
  limit?: number,
): Promise<readonly StoredDocument[]> {
  const query = database('documents')
    .where({ user_id: userId })
    .orderBy([{ column: 'uploaded_at', order: 'desc' }, { column: 'document_id' }])
    .select<Row[]>(...columns(database));
  const rows = await (limit === undefined ? query : query.limit(limit));
  return rows.map(toDocument);
}

/** One document, or null when it is not in this person's vault. Both ids are UUIDs. */
export async function findDocument(
  database: Knex,
  userId: string,
  documentId: string,
): Promise<StoredDocument | null> {
  const row = await database('documents')
    .where({ user_id: userId, document_id: documentId })
    .first<Row | undefined>(...columns(database));
  return row === undefined ? null : toDocument(row);
}

/** The ids of a person's documents. @param userId a UUID */
export async function listDocumentIds(database: Knex, userId: string): Promise<readonly string[]> {
  return database('documents').where({ user_id: userId }).pluck<string[]>('document_id');
}

function toDocument({ fileKey, fileName, fileType, fileSize, fileSha256, ...rest }: Row): StoredDocument {
  return {
    ...rest,
    file: { key: fileKey, name: fileName, type: fileType, size: fileSize, sha256: fileSha256 },
  };
}

const columns = (database: Knex) =>
  [
    {
      documentId: 'document_id',
      userId: 'user_id',
      chosenStatus: 'chosen_status',
      fileKey: 'file_key',
      fileName: 'file_name',
      fileType: 'file_type',
      fileSize: 'file_size',
      fileSha256: 'file_sha256',
      uploadedAt: 'uploaded_at',
      changedAt: 'changed_at',
    },
    ...selected(database, documentColumns),
  ] as const;
