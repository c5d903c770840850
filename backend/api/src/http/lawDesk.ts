import type { LawNews, LawNoticeResponse } from '@settlewise/contract/lawDesk';
import type { CivilDate } from '@settlewise/rules/calendar';
import { type AnswerTopics, newsAbout } from '@settlewise/rules/notices';
import {
  ageInWords,
  ageOfRules,
  type Readings,
  ruleSet,
  sources,
  withReadings,
} from '@settlewise/rules/parameters';
import type { Logger } from '@settlewise/infra/telemetry';
import { emptyLawDesk, readLawDesk, type LawDesk } from '@settlewise/projections';
import type { StoredLawNotice } from '@settlewise/casework/record';
import type { Knex } from 'knex';
import type { Routes } from './routes';

export interface LawDeskReader {
  /** The notices and readings of this moment. The last known ones when the database cannot say. */
  current(): Promise<LawDesk>;
}

/** Reads what administrators published about the law. An answer is never refused because that cannot be read. */
export function createLawDeskReader({
  database,
  log,
}: {
  readonly database: Knex;
  readonly log: Logger;
}): LawDeskReader {
  let latest = emptyLawDesk;
  return {
    async current() {
      try {
        latest = await readLawDesk(database);
      } catch (error) {
        log.warn(
          { err: error },
          'The notices about the law could not be read; the last known ones are shown',
        );
      }
      return latest;
    },
  };
}

export const presentLawNotice = ({
  noticeId: id,
  title,
  text,
  source,
  day,
  standing,
  concerns,
  publishedOn,
}: StoredLawNotice): LawNoticeResponse => ({
  id,
  title,
  text,
  source: { title: source.title, url: source.url },
  day,
  standing,
  concerns: [...concerns],
  publishedOn,
});

/** How old the reading of today's rules is. */
export function ageOfToday(readings: Readings) {
  const { rulesReadOn, newsTo } = ageOfRules(readings, ruleSet);
  return { rulesReadOn, newsTo: newsTo ?? sources.statementsOfChanges.retrievedOn };
}

/** The news about the law for an answer. */
export function buildLawNews({ notices, readings }: LawDesk, about: AnswerTopics, today: CivilDate): LawNews {
  const news = newsAbout(notices, about, today);
  const age = ageOfToday(readings);
  return {
    ...age,
    says: ageInWords(age),
    notices: news.notices.map(presentLawNotice),
    announcedRisks: news.risks.map(({ title, source }) => ({ title, source: { ...source } })),
  };
}

/** The same routes, whose answers give each source the day of its latest reading. */
export const withDaysOfReading = (routes: Routes, lawDesk: LawDeskReader): Routes => ({
  ...routes,
  post(path, { handle, ...route }) {
    routes.post(path, {
      ...route,
      async handle(ctx, caller, input) {
        await handle(ctx, caller, input);
        ctx.body = withReadings<unknown>(ctx.body, (await lawDesk.current()).readings);
      },
    });
  },
});
