import type { Knex } from 'knex';
import type { Keyed } from '@settlewise/infra/crypto';
import { requestByteErasure } from '@settlewise/infra/database';

/** The reporter: an account, or a visitor by network and day. Reports with `counts` can hide a question. */
export type Reporter =
  { readonly userId: string; readonly counts: boolean } | { readonly network: string; readonly day: string };

export interface PracticeReport {
  readonly questionId: string;
  readonly reporter: Reporter;
  readonly reason: string;
}

/** A reported question. */
export interface ReportedQuestion {
  readonly questionId: string;
  /** Unread reports: all of them, and those of accounts that count. */
  readonly open: number;
  readonly counted: number;
  /** The newest first, at most 20. */
  readonly reasons: readonly string[];
  readonly lastReportedAt: Date;
}

/** A report that can hide its question. */
export interface CountedReport {
  readonly questionId: string;
  /** A pseudonym of the account. */
  readonly reporter: string;
}

/** Reports of Life in the UK practice questions, in the table `practice_reports`. */
export interface PracticeReports {
  /** Adds a report. A repeated report changes nothing, except that it may count now. */
  add(report: PracticeReport, now: Date): Promise<void>;
  /** Unread reports that count, oldest first. */
  listCounted(): Promise<readonly CountedReport[]>;
  /** Questions with unread reports. */
  list(): Promise<readonly ReportedQuestion[]>;
  /** Marks the reports as read by an administrator, so that the questions are used again. */
  markSeen(questionIds: readonly string[], now: Date): Promise<void>;
  /** Deletes the reports of an erased account. */
  eraseByUser(userId: string): Promise<void>;
}

const maxReasons = 20;

interface Row {
  readonly question_id: string;
  readonly open: string;
  readonly counted: string;
  readonly reasons: readonly string[];
  readonly last_reported_at: Date;
}

interface Options {
  readonly database: Knex;
  readonly keyed: Pick<Keyed, 'hash'>;
}

export function createPracticeReports({ database, keyed }: Options): PracticeReports {
  const table = () => database('practice_reports');
  const open = () => table().whereNull('seen_at');
  const reporterHash = (reporter: Reporter) =>
    'userId' in reporter
      ? keyed.hash('practice report', 'account', reporter.userId)
      : keyed.hash('practice report', 'visitor', reporter.network, reporter.day);

  return {
    async add({ questionId, reporter, reason }, now) {
      const counts = 'userId' in reporter && reporter.counts;
      const insert = table()
        .insert({
          question_id: questionId,
          reporter: reporterHash(reporter),
          reason,
          reported_at: now,
          counts,
          user_id: 'userId' in reporter ? reporter.userId : null,
        })
        .onConflict(['question_id', 'reporter']);
      await (counts ? insert.merge({ counts }) : insert.ignore());
    },

    async listCounted() {
      return open()
        .where({ counts: true })
        .orderBy(['reported_at', 'question_id', 'reporter'])
        .select<CountedReport[]>({ questionId: 'question_id', reporter: 'reporter' });
    },

    async list() {
      const rows = await open()
        .groupBy('question_id')
        .select<Row[]>(
          'question_id',
          database.raw('count(*) AS open'),
          database.raw('count(*) FILTER (WHERE counts) AS counted'),
          database.raw('(array_agg(reason ORDER BY reported_at DESC))[1:?] AS reasons', [maxReasons]),
          database.raw('max(reported_at) AS last_reported_at'),
        );
      return rows.map(
        ({ question_id: questionId, last_reported_at: lastReportedAt, reasons, ...counts }) => ({
          questionId,
          reasons,
          lastReportedAt,
          open: Number(counts.open),
          counted: Number(counts.counted),
        }),
      );
    },

    async markSeen(questionIds, now) {
      await open().whereIn('question_id', questionIds).update({ seen_at: now });
    },

    async eraseByUser(userId) {
      if ((await table().where({ user_id: userId }).delete()) > 0) await requestByteErasure(database);
    },
  };
}
