import { createHash } from 'node:crypto';
import { alertParts, listAlertAnswers, listAlertChoices, readPersonRecord } from '@settlewise/projections';
import { calendarDays, triggersInTurns } from '@settlewise/casework/alerts';
import type { AlertRecord } from '@settlewise/casework/record';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import { LRUCache } from 'lru-cache';
import type { App } from '../../app';
import { toAlertAnswers } from '../../record/notifications/presenter';
import { writeIcs } from './writeIcs';

const maxCacheBytes = 32 * 1024 * 1024;
/** Limits how long the file of an erased person stays in the cache. */
const cacheTtlMs = 10 * 60_000;

interface FileInput {
  readonly userId: string;
  readonly record: AlertRecord;
  readonly responses: Parameters<typeof calendarDays>[1];
  readonly now: Date;
}

/** A person's dates as an iCalendar file. Null for an unknown person. @param userId a UUID */
export type DatesFile = (userId: string) => Promise<Buffer | null>;

/**
 * Caches files by record, alert choices and day, also for concurrent requests. The record is read for each request, so
 * the file is never stale.
 */
export function createDatesFile({
  config,
  database,
  keyed,
  clock,
}: Pick<App, 'config' | 'database' | 'keyed' | 'clock'>): DatesFile {
  const { publicUrl } = config;
  const files = new LRUCache<string, Buffer, FileInput>({
    maxSize: maxCacheBytes,
    sizeCalculation: ({ length }) => length,
    ttl: cacheTtlMs,
    fetchMethod: async (_name, _stale, { context: { userId, record, responses, now } }) => {
      const uid = (kind: string, about: string) => keyed.identifier('calendar entry', userId, kind, about);
      const today = civilDateInLondon(now);
      return writeIcs({
        days: calendarDays(await triggersInTurns(record, today), responses, today),
        createUid: ({ kind, about }) => `${uid(kind, about)}@${publicUrl.hostname}`,
        publicUrl,
        now,
      });
    },
  });
  return async (userId) => {
    const now = clock();
    const today = civilDateInLondon(now);
    const [record, choiceRows, answerRows] = await Promise.all([
      readPersonRecord(database, userId, alertParts),
      listAlertChoices(database, userId),
      listAlertAnswers(database, userId),
    ]);
    if (record.registeredOn === null) return null;
    const content = createHash('sha256')
      .update(JSON.stringify([record, choiceRows, answerRows]))
      .digest('hex');
    const name = `${userId} ${today} ${content}`;
    const choices = new Map(choiceRows.map(({ kind, choice }) => [kind, choice]));
    const responses = { choices, answers: toAlertAnswers(answerRows) };
    return (await files.fetch(name, { context: { userId, record, responses, now } })) ?? null;
  };
}
