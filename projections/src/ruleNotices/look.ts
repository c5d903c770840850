import { ruleNoticeDecider, ruleNoticeStream } from '@settlewise/domain/ruleNotices';
import { z } from 'zod';
import { noId } from '../reminders/plans';
import type { WorkList } from '../reminders/tick';
import {
  findPeopleToCompare,
  findPeopleToTell,
  deleteOrphanedResults,
  openComparison,
  type PersonToProcess,
} from './comparisonRows';
import type { RuleNoticeDependencies } from './dependencies';
import { deleteObsoleteOutcomes } from './ruleOutcomes';

/** Jobs: find work; compare one person's answers under both rule sets; notify a person or a subscriber. */
export const ruleNoticeJob = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('look') }),
  z.strictObject({ kind: z.literal('compare'), userId: z.uuid() }),
  z.strictObject({ kind: z.literal('tell'), userId: z.uuid() }),
  z.strictObject({ kind: z.literal('news'), subscriberId: z.uuid() }),
]);
export type RuleNoticeJob = z.infer<typeof ruleNoticeJob>;

/** People read, and jobs added, at a time; and the most pages in one run. The next run continues. */
const pageSize = 500;
const maxPages = 20;

/**
 * Adds a job for each person who must be compared and, after an administrator has released the notice, for each person or
 * subscriber who must be notified. Does nothing if the rules did not change.
 */
export async function addRuleNoticeJobs(
  parts: RuleNoticeDependencies,
  list: WorkList<RuleNoticeJob>,
): Promise<void> {
  const { database, commands, clock, ruleSets, news } = parts;
  const { version } = ruleSets.current;
  if (version === ruleSets.earlier.version) return;
  const now = clock();
  const hour = now.toISOString().slice(0, 13);
  await deleteOrphanedResults(database);
  await deleteObsoleteOutcomes(database, [version, ruleSets.earlier.version]);
  const comparison = await openComparison(database, {
    ruleSet: version,
    comparedWith: ruleSets.earlier.version,
    now,
  });
  await eachPage(
    (page) => findPeopleToCompare(database, comparison, page),
    (people) => list.addAll(people.map(toJob('compare', `${version} ${comparison.round} ${hour}`))),
    getUserId,
  );
  const { state: released } = await commands.load(ruleNoticeDecider, ruleNoticeStream(version));
  if (released === null) return;
  const confirmedBefore = new Date(released.releasedAt);
  await eachPage(
    (page) => news.findUnsent(version, { ...page, confirmedBefore }),
    (ids) =>
      list.addAll(
        ids.map((subscriberId) => ({
          data: { kind: 'news', subscriberId },
          id: `news ${subscriberId} ${version} ${hour}`,
        })),
      ),
    (id) => id,
  );
  // An announcement changes no answers.
  if (released.standing === 'announced') return;
  await eachPage(
    (page) => findPeopleToTell(database, version, page),
    (people) => list.addAll(people.map(toJob('tell', `${version} ${hour}`))),
    getUserId,
  );
}

const getUserId = ({ userId }: PersonToProcess) => userId;

/** The id contains the hour, so that finally failed jobs are tried again after an hour. */
const toJob =
  (kind: 'compare' | 'tell', when: string) =>
  ({ userId, changed }: PersonToProcess) => ({
    data: { kind, userId },
    id: `${kind} ${userId} ${changed} ${when}`,
  });

async function eachPage<Item>(
  find: (page: { readonly after: string; readonly limit: number }) => Promise<readonly Item[]>,
  processItems: (items: readonly Item[]) => Promise<void>,
  id: (item: Item) => string,
): Promise<void> {
  let after = noId;
  for (let page = 0; page < maxPages; page += 1) {
    const items = await find({ after, limit: pageSize });
    await processItems(items);
    const last = items.at(-1);
    if (last === undefined || items.length < pageSize) return;
    after = id(last);
  }
}
