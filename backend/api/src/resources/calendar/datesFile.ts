import { createHash } from 'node:crypto';
import { alertParts, listAlertAnswers, listAlertChoices, readPersonRecord } from '@settlewise/projections';
import { calendarDays, triggersInTurns } from '@settlewise/casework/alerts';
import type { AlertRecord } from '@settlewise/casework/record';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import { LRUCache } from 'lru-cache';
import type { App } from '../../app';
import { answersOf } from '../../record/notifications/presenter';
import { icsOf } from './icsOf';

/** Bytes of files that are cached. */
const mostRemembered = 32 * 1024 * 1024;
/** How long the file of somebody who is gone stays in the cache. */
const rememberedForMs = 10 * 60_000;

interface Making {
  readonly userId: string;
  readonly record: AlertRecord;
  readonly said: Parameters<typeof calendarDays>[1];
  readonly now: Date;
}

/** A person's dates as an iCalendar file; null where there is no such person. @param userId a UUID */
export type DatesFile = (userId: string) => Promise<Buffer | null>;

/**
 * The same record, with the same said of its alerts, on the same day makes the same file, so it is made once, also for many concurrent requests. The record
 * itself is read each time, so the file is never out of date.
 */
export function createDatesFile({
  config,
  database,
  keyed,
  clock,
}: Pick<App, 'config' | 'database' | 'keyed' | 'clock'>): DatesFile {
  const { publicUrl } = config;
  const files = new LRUCache<string, Buffer, Making>({
    maxSize: mostRemembered,
    sizeCalculation: ({ length }) => length,
    ttl: rememberedForMs,
    fetchMethod: async (_name, _stale, { context: { userId, record, said, now } }) => {
      const uid = (kind: string, about: string) => keyed.identifier('calendar entry', userId, kind, about);
      const today = civilDateInLondon(now);
      return icsOf({
        days: calendarDays(await triggersInTurns(record, today), said, today),
        uidOf: ({ kind, about }) => `${uid(kind, about)}@${publicUrl.hostname}`,
        publicUrl,
        now,
      });
    },
  });
  return async (userId) => {
    const now = clock();
    const today = civilDateInLondon(now);
    const [record, chosen, answered] = await Promise.all([
      readPersonRecord(database, userId, alertParts),
      listAlertChoices(database, userId),
      listAlertAnswers(database, userId),
    ]);
    if (record.registeredOn === null) return null;
    const content = createHash('sha256')
      .update(JSON.stringify([record, chosen, answered]))
      .digest('hex');
    const name = `${userId} ${today} ${content}`;
    const choices = new Map(chosen.map(({ kind, choice }) => [kind, choice]));
    const said = { choices, answers: answersOf(answered) };
    return (await files.fetch(name, { context: { userId, record, said, now } })) ?? null;
  };
}
