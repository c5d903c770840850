import type { RuleNoticeResponse } from '@settlewise/contract/admin';
import { type ReleasedRuleNotice, ruleNoticeDecider, ruleNoticeStream } from '@settlewise/domain/ruleNotices';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import { findAccount } from '@settlewise/projections';
import { countComparison, noticeMessage } from '@settlewise/projections/ruleNotices';
import {
  changedOnRecord,
  currentRules,
  earlierRules,
  exampleRecord,
  ruleNotice,
} from '@settlewise/rules/comparison';
import type { AdminApp } from '../adminApp';

const { version } = currentRules;
const emptyCount = { beganAt: null, people: 0, compared: 0, concerned: 0, records: 0, results: 0, told: 0 };

/** Reads the progress of the comparison, the text of the notice, and its release. */
export async function readRuleNotice(
  app: Pick<AdminApp, 'database' | 'commands' | 'clock' | 'news'>,
): Promise<RuleNoticeResponse> {
  const { database, commands, clock } = app;
  const [counted, { state: released }, news] = await Promise.all([
    countComparison(database, version),
    commands.load(ruleNoticeDecider, ruleNoticeStream(version)),
    app.news.count(version),
  ]);
  const { beganAt, people, compared, concerned, records, results, told } = counted ?? emptyCount;
  const { text, source, day, standing } = ruleNotice;
  return {
    ruleSet: version,
    comparedWith: earlierRules.version,
    beganAt: beganAt?.toISOString() ?? null,
    state: noticeState(released, counted),
    people,
    compared,
    concerned,
    records,
    results,
    told,
    news,
    notice: {
      text,
      day,
      standing,
      source: { title: source.title, url: source.url, retrievedOn: source.retrievedOn },
    },
    example: buildExample(clock()),
    released: released === null ? null : await presentRelease(app, released),
  };
}

function noticeState(
  released: ReleasedRuleNotice | null,
  counted: { readonly people: number; readonly compared: number } | null,
): RuleNoticeResponse['state'] {
  if (released !== null) return 'released';
  if (version === earlierRules.version) return 'nothing';
  return counted === null || counted.compared < counted.people ? 'counting' : 'ready';
}

/** The notice of a fictional record. */
function buildExample(now: Date): RuleNoticeResponse['example'] {
  const ruleSets = { earlier: earlierRules, current: currentRules };
  const onRecord = changedOnRecord(ruleSets, exampleRecord, civilDateInLondon(now));
  if (onRecord.length === 0) return null;
  const { title, message } = noticeMessage(ruleNotice, { onRecord, results: [] });
  return { title, message };
}

async function presentRelease(
  { database }: Pick<AdminApp, 'database'>,
  { releasedAt, releasedBy, people }: ReleasedRuleNotice,
): Promise<RuleNoticeResponse['released']> {
  const account = await findAccount(database, releasedBy);
  return { at: releasedAt, by: account?.username ?? null, people };
}
