import { releaseRuleNoticeRequest, ruleNoticeResponse } from '@settlewise/contract/admin';
import { DomainError } from '@settlewise/domain/kernel';
import { ruleNoticeDecider, ruleNoticeStream } from '@settlewise/domain/ruleNotices';
import type { JobQueue } from '@settlewise/infra/jobs';
import {
  compareAnew,
  countComparison,
  ruleNoticeJob,
  ruleNoticesQueue,
  type RuleNoticeJob,
} from '@settlewise/projections/ruleNotices';
import { currentRules, earlierRules, ruleNotice } from '@settlewise/rules/comparison';
import { randomUUID } from 'node:crypto';
import type { Routes } from '../../../http/routes';
import { body } from '../../../http/validate';
import type { AdminApp } from '../adminApp';
import { administratorCommand } from '../administratorCommand';
import { readRuleNotice } from './readRuleNotice';

const { version } = currentRules;
const comparedWith = earlierRules.version;

/** Shows how many people a rule change affects and the text of the notice, and releases it. */
export function adminRuleNoticesRoutes(routes: Routes, app: AdminApp): void {
  const { database, commands, jobs, administrator, recordOperation, clock, log } = app;

  /** Makes the worker check now. Otherwise it checks once a minute. */
  let noticeQueue: Promise<JobQueue<RuleNoticeJob>> | null = null;
  async function requestCheck(): Promise<void> {
    noticeQueue ??= jobs.queue(ruleNoticesQueue, ruleNoticeJob, { removeCompleted: true });
    try {
      await (await noticeQueue).add({ kind: 'look' }, { id: randomUUID() });
    } catch (error) {
      noticeQueue = null;
      log.warn({ err: error }, 'The worker could not be notified of rule changes; it checks by itself');
    }
  }

  routes.get('/api/admin/rules/notices', {
    summary: 'Tells who would be told of a change of the rules.',
    caller: administrator,
    answers: { 200: ruleNoticeResponse },
    handle: async (ctx) => {
      ctx.body = await readRuleNotice(app);
    },
  });

  routes.post('/api/admin/rules/notices/count', {
    summary: 'Has it counted who would be told.',
    caller: administrator,
    answers: { 202: ruleNoticeResponse },
    handle: async (ctx, caller) => {
      await recordOperation(ctx, caller, 'rule_changes_counted', version);
      await compareAnew(database, version);
      await requestCheck();
      ctx.status = 202;
      ctx.body = await readRuleNotice(app);
    },
  });

  routes.post('/api/admin/rules/notices/:version/release', {
    summary: 'Lets the notice of a change go out.',
    caller: administrator,
    input: body(releaseRuleNoticeRequest),
    repeatable: true,
    answers: { 202: ruleNoticeResponse },
    handle: async (ctx, caller, { text }) => {
      if (ctx.params['version'] !== version || version === comparedWith) throw noticeNotFound();
      // Only the text that the administrator has read may be sent. An update may have changed it.
      if (text !== ruleNotice.text) throw textChanged();
      const counted = await countComparison(database, version);
      if (counted === null || counted.compared < counted.people) throw countIncomplete();
      const now = clock();
      const { source, day, standing } = ruleNotice;
      await commands.handle(
        ruleNoticeDecider,
        ruleNoticeStream(version),
        {
          type: 'ReleaseRuleNotice',
          notice: {
            ruleSetVersion: version,
            comparedWith,
            text,
            day,
            standing,
            people: counted.concerned,
            source: { title: source.title, url: source.url },
            releasedBy: caller.userId,
            releasedAt: now.toISOString(),
          },
        },
        administratorCommand(ctx, caller, caller.userId, now),
      );
      await requestCheck();
      ctx.status = 202;
      ctx.body = await readRuleNotice(app);
    },
  });
}

const noticeNotFound = () =>
  new DomainError('notFound', 'notice_not_found', 'There is no such notice to release.');
const textChanged = () =>
  new DomainError(
    'conflict',
    'notice_text_changed',
    'The text is another one now. Load the page again, and read it before you release it.',
  );
const countIncomplete = () =>
  new DomainError(
    'conflict',
    'still_counting',
    'It is still being counted who would be told. Wait until that is complete.',
  );
