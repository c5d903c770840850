import type { Bundled, Downloaded } from '@settlewise/domain/recordAccess';
import type { Knex } from 'knex';

export interface AccessLogEntry {
  readonly lookId: string;
  readonly by: 'lawyer' | 'administrator';
  /** The grant of a lawyer; null for an administrator. */
  readonly grantId: string | null;
  /** The part that a lawyer opened; null for an administrator, who sees the whole record. */
  readonly part: string | null;
  /** For a file: the title of the document at that time. */
  readonly documentTitle: string | null;
  /** The content of a download; null if a part was opened. */
  readonly downloaded: Downloaded | null;
  /** The documents of a bundle; null without a bundle. */
  readonly bundled: Bundled | null;
  /** Why an administrator opened the record; null for a lawyer. */
  readonly reason: string | null;
  readonly lookedAt: Date;
}

export interface AccessLogWanted {
  /** Only entries older than this; default all. */
  readonly before?: Date | undefined;
  /** The most entries; default all. */
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
