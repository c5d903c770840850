import type { AdminLawDeskResponse, AdminLawNoticeResponse } from '@settlewise/contract/admin';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import { noticeConcerns } from '@settlewise/rules/notices';
import { isReadLongAgo, keyedSources, withReadings } from '@settlewise/rules/parameters';
import { isRouteKey, findRoute } from '@settlewise/rules/routes';
import { readLawDesk, listLawNotices, type AdministeredLawNotice } from '@settlewise/projections';
import type { Knex } from 'knex';
import { findRulesAge, presentLawNotice } from '../../../answers/presentLawNews';

const concernTitle = (key: string): string => {
  if (isRouteKey(key)) return findRoute(key).title;
  return key === 'citizenship' ? 'Citizenship' : 'Every route that leads to settlement';
};
const concerns = noticeConcerns.map((key) => ({ key, title: concernTitle(key) }));

export function presentAdministered(notice: AdministeredLawNotice): AdminLawNoticeResponse {
  const { people, publishedAt, correctedAt, withdrawnAt, withdrawnBecause } = notice;
  return {
    ...presentLawNotice(notice),
    state: withdrawnAt === null ? 'open' : 'withdrawn',
    people,
    publishedAt: publishedAt.toISOString(),
    correctedAt: correctedAt?.toISOString() ?? null,
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    withdrawnBecause,
  };
}

/** Presents all notices, and the sources with the longest unread first. */
export async function presentDesk(database: Knex, now: Date): Promise<AdminLawDeskResponse> {
  const today = civilDateInLondon(now);
  const [{ readings }, notices] = await Promise.all([readLawDesk(database), listLawNotices(database)]);
  return {
    ...findRulesAge(readings),
    notices: notices.map(presentAdministered),
    sources: keyedSources
      .map((source) => withReadings(source, readings))
      .map(({ key, title, url, retrievedOn }) => ({
        key,
        title,
        url,
        readOn: retrievedOn,
        stale: isReadLongAgo(retrievedOn, today),
      }))
      .toSorted(
        (one, other) => one.readOn.localeCompare(other.readOn) || one.title.localeCompare(other.title),
      ),
    concerns,
  };
}
