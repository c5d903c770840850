import { ruleNoticeDecider, ruleNoticeStream } from '@settlewise/domain';
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

/** Jobs: find what is to be done; compare one person's answers under both rule sets; tell the person. */
export const ruleNoticeJob = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('look') }),
  z.strictObject({ kind: z.literal('compare'), userId: z.uuid() }),
  z.strictObject({ kind: z.literal('tell'), userId: z.uuid() }),
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
  const { database, commands, clock, ruleSets } = parts;
  const { version } = ruleSets.current;
  if (version === ruleSets.earlier.version) return;
  const now = clock();
  const hour = now.toISOString().slice(0, 13);
  await forgetComparedPeopleGone(database);
  const comparison = await openComparison(database, {
    ...{ ruleSet: version, comparedWith: ruleSets.earlier.version, now },
  });
  await eachPage(
    (page) => findPeopleToCompare(database, comparison, page),
    (people) => list.addAll(people.map(workFor('compare', `${version} ${comparison.round} ${hour}`))),
  );
  const { state: released } = await commands.load(ruleNoticeDecider, ruleNoticeStream(version));
  if (released === null) return;
  await eachPage(
    (page) => findPeopleToTell(database, version, page),
    (people) => list.addAll(people.map(workFor('tell', `${version} ${hour}`))),
  );
}

/** Jobs that failed for good are tried again after an hour. */
const workFor =
  (kind: 'compare' | 'tell', when: string) =>
  ({ userId, changed }: PersonToLookAt) => ({
    data: { kind, userId },
    id: `${kind} ${userId} ${changed} ${when}`,
  });

async function eachPage(
  find: (page: { readonly after: string; readonly limit: number }) => Promise<readonly PersonToLookAt[]>,
  use: (people: readonly PersonToLookAt[]) => Promise<void>,
): Promise<void> {
  let after = noId;
  for (let page = 0; page < mostPages; page += 1) {
    const people = await find({ after, limit: pageSize });
    await use(people);
    const last = people.at(-1);
    if (last === undefined || people.length < pageSize) return;
    after = last.userId;
  }
}
