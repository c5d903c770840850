import { defineTable } from '../../runner/table';

interface LawNoticeRow {
  readonly notice_id: string;
  /** Grows with each correction: the revision of the event with the present text. */
  readonly version: number;
  readonly title: string;
  readonly text: string;
  readonly source_title: string;
  readonly source_url: string;
  readonly day: string;
  readonly standing: string;
  readonly concerns: readonly string[];
  readonly people: number;
  readonly published_at: string;
  readonly corrected_at: string | null;
  readonly withdrawn_at: string | null;
  readonly withdrawn_because: string | null;
}

/** One row for each notice about the law, also after it is withdrawn. */
export const lawNoticesTable = defineTable<LawNoticeRow>()({
  key: ['notice_id'],
  async create(transaction, name) {
    await transaction.schema.createTable(name, (table) => {
      table.uuid('notice_id').primary();
      table.integer('version').notNullable();
      for (const column of ['title', 'text', 'source_title', 'source_url'] as const)
        table.text(column).notNullable();
      table.date('day').notNullable();
      table.text('standing').notNullable();
      table.jsonb('concerns').notNullable();
      table.integer('people').notNullable();
      table.timestamp('published_at').notNullable();
      table.timestamp('corrected_at').nullable();
      table.timestamp('withdrawn_at').nullable();
      table.text('withdrawn_because').nullable();
    });
  },
});

interface SourceReadingRow {
  readonly source: string;
  readonly read_on: string;
}

/** One row for each source of the rules that was read again: the latest day. */
export const sourceReadingsTable = defineTable<SourceReadingRow>()({
  key: ['source'],
  async create(transaction, name) {
    await transaction.schema.createTable(name, (table) => {
      table.text('source').primary();
      table.date('read_on').notNullable();
    });
  },
});
