import { ruleNoticeDecider, ruleNoticeStream } from '@settlewise/domain/ruleNotices';
import { z } from 'zod';
import { noId } from '../reminders/plans';
import type { WorkList } from '../reminders/tick';
import {
  findPeopleToCompare,
  findPeopleToTell,
  forgetComparedPeopleGone,
  openComparison,
  type PersonToLookAt,
} from './comparisonRows';
import type { RuleNoticeDependencies } from './dependencies';
import { forgetOutcomes } from './ruleOutcomes';

/** Jobs: find what is to be done; compare one person's answers under both rule sets; tell the person, or a subscriber. */
export const ruleNoticeJob = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('look') }),
  z.strictObject({ kind: z.literal('compare'), userId: z.uuid() }),
  z.strictObject({ kind: z.literal('tell'), userId: z.uuid() }),
  z.strictObject({ kind: z.literal('news'), subscriberId: z.uuid() }),
]);
export type RuleNoticeJob = z.infer<typeof ruleNoticeJob>;

/** How many people are read, and jobs added, at a time; and how many in one run: the next run goes on. */
const pageSize = 500;
const mostPages = 20;

/**
 * Finds who has to be compared and, once an administrator has released the notice, who has to be told; adds a job for
 * each. Does nothing if the rules did not change.
 */
export async function lookForRuleChanges(
  parts: RuleNoticeDependencies,
  list: WorkList<RuleNoticeJob>,
): Promise<void> {
  const { database, commands, clock, ruleSets, news } = parts;
  const { version } = ruleSets.current;
  if (version === ruleSets.earlier.version) return;
  const now = clock();
  const hour = now.toISOString().slice(0, 13);
  await forgetComparedPeopleGone(database);
  await forgetOutcomes(database, [version, ruleSets.earlier.version]);
  const comparison = await openComparison(database, {
    ruleSet: version,
    comparedWith: ruleSets.earlier.version,
    now,
  });
  await eachPage(
    (page) => findPeopleToCompare(database, comparison, page),
    (people) => list.addAll(people.map(workFor('compare', `${version} ${comparison.round} ${hour}`))),
    idOf,
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
  // What is announced changes nobody's answer.
  if (released.standing === 'announced') return;
  await eachPage(
    (page) => findPeopleToTell(database, version, page),
    (people) => list.addAll(people.map(workFor('tell', `${version} ${hour}`))),
    idOf,
  );
}

const idOf = ({ userId }: PersonToLookAt) => userId;

/** Jobs that failed for good are tried again after an hour. */
const workFor =
  (kind: 'compare' | 'tell', when: string) =>
  ({ userId, changed }: PersonToLookAt) => ({
    data: { kind, userId },
    id: `${kind} ${userId} ${changed} ${when}`,
  });

async function eachPage<Item>(
  find: (page: { readonly after: string; readonly limit: number }) => Promise<readonly Item[]>,
  use: (items: readonly Item[]) => Promise<void>,
  id: (item: Item) => string,
): Promise<void> {
  let after = noId;
  for (let page = 0; page < mostPages; page += 1) {
    const items = await find({ after, limit: pageSize });
    await use(items);
    const last = items.at(-1);
    if (last === undefined || items.length < pageSize) return;
    after = id(last);
  }
}
