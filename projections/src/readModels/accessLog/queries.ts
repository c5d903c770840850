import type { Bundled, Downloaded } from '@settlewise/domain/recordAccess';
import type { Knex } from 'knex';

export interface AccessLogEntry {
  readonly lookId: string;
  readonly by: 'lawyer' | 'administrator';
  /** The grant by which a lawyer had access; null for an administrator. */
  readonly grantId: string | null;
  /** What a lawyer opened; null for an administrator, to whom the whole record is open. */
  readonly part: string | null;
  /** For a file: what the document was called then. */
  readonly documentTitle: string | null;
  /** What a download held; null where a part was opened. */
  readonly downloaded: Downloaded | null;
  /** The documents of a bundle; null where none was asked for. */
  readonly bundled: Bundled | null;
  /** Why an administrator opened the record; null for a lawyer. */
  readonly reason: string | null;
  readonly lookedAt: Date;
}

export interface AccessLogWanted {
  /** Only what is older than this; default everything. */
  readonly before?: Date | undefined;
  /** At most so many; default all. */
  readonly limit?: number | undefined;
}

/** The access log of a person's record, the newest entry first. @param userId a UUID */
export async function listAccessLog(
  database: Knex,
  userId: string,
  { before, limit }: AccessLogWanted = {},
): Promise<readonly AccessLogEntry[]> {
  const query = database('looks')
    .where({ user_id: userId })
    .orderBy([{ column: 'looked_at', order: 'desc' }, { column: 'look_id' }])
    .select<AccessLogEntry[]>({
      lookId: 'look_id',
      by: 'looked_by',
      grantId: 'grant_id',
      part: 'part',
      documentTitle: 'document_title',
      downloaded: 'downloaded',
      bundled: 'bundled',
      reason: 'reason',
      lookedAt: 'looked_at',
    });
  if (before !== undefined) void query.where('looked_at', '<', before);
  if (limit !== undefined) void query.limit(limit);
  return query;
}
