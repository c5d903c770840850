import { defineTable } from '../../runner/table';

export interface NotificationRow {
  readonly notification_id: string;
  readonly user_id: string;
  readonly kind: string;
  readonly about: string;
  readonly subject: string;
  readonly date: string | null;
  readonly type: string;
  readonly title: string;
  readonly message: string;
  readonly link: string | null;
  readonly issued_at: string;
  /** Its revision in the person's stream of notifications. */
  readonly revision: number;
  /** When it was read individually. */
  readonly opened_at: string | null;
  /** When it was emailed. */
  readonly emailed_at: string | null;
  /** When its reason ended; `moved_to` is the new date of the same subject. */
  readonly withdrawn_at: string | null;
  readonly moved_to: string | null;
}

/** One row for each notification. It is read if it was read individually or together with all others. */
export const notificationsTable = defineTable<NotificationRow>()({
  key: ['notification_id'],
  async create(transaction, name) {
    await transaction.schema.createTable(name, (table) => {
      table.uuid('notification_id').primary();
      table.uuid('user_id').notNullable();
      table.text('kind').notNullable();
      table.text('about').notNullable();
      table.text('subject').notNullable();
      table.date('date').nullable();
      table.text('type').notNullable();
      table.text('title').notNullable();
      table.text('message').notNullable();
      table.text('link').nullable();
      table.timestamp('issued_at').notNullable();
      table.integer('revision').notNullable();
      table.timestamp('opened_at').nullable();
      table.timestamp('emailed_at').nullable();
      table.timestamp('withdrawn_at').nullable();
      table.date('moved_to').nullable();
      table.index(['user_id', 'revision']);
    });
  },
});

export interface AlertChoiceRow {
  readonly user_id: string;
  readonly kind: string;
  readonly choice: string;
  readonly chosen_at: string;
}

/** One row for each kind of alert that a person has turned on, off or changed. */
export const alertChoicesTable = defineTable<AlertChoiceRow>()({
  key: ['user_id', 'kind'],
  async create(transaction, name) {
    await transaction.schema.createTable(name, (table) => {
      table.uuid('user_id').notNullable();
      table.text('kind').notNullable();
      table.text('choice').notNullable();
      table.timestamp('chosen_at').notNullable();
      table.primary(['user_id', 'kind']);
    });
  },
});

export interface AlertLeadsRow {
  readonly user_id: string;
  readonly kind: string;
  /** As `leadOptions` names them. */
  readonly leads: readonly string[];
  readonly chosen_at: string;
}

/** One row for each kind of alert for which a person has chosen lead times. */
export const alertLeadsTable = defineTable<AlertLeadsRow>()({
  key: ['user_id', 'kind'],
  async create(transaction, name) {
    await transaction.schema.createTable(name, (table) => {
      table.uuid('user_id').notNullable();
      table.text('kind').notNullable();
      table.jsonb('leads').notNullable();
      table.timestamp('chosen_at').notNullable();
      table.primary(['user_id', 'kind']);
    });
  },
});

export interface AlertAnswerRow {
  readonly user_id: string;
  /** The alerts that it applies to: one date of a subject, or every date of it. */
  readonly chain: string;
  readonly kind: string;
  readonly about: string;
  readonly date: string | null;
  readonly answer: string;
  /** The first and the last day of a snooze. */
  readonly snoozed_on: string | null;
  readonly snoozed_until: string | null;
  readonly answered_at: string;
}

/** One row for each answer to an alert, which also applies to its later steps. */
export const alertAnswersTable = defineTable<AlertAnswerRow>()({
  key: ['user_id', 'chain'],
  async create(transaction, name) {
    await transaction.schema.createTable(name, (table) => {
      table.uuid('user_id').notNullable();
      table.text('chain').notNullable();
      table.text('kind').notNullable();
      table.text('about').notNullable();
      table.date('date').nullable();
      table.text('answer').notNullable();
      table.date('snoozed_on').nullable();
      table.date('snoozed_until').nullable();
      table.timestamp('answered_at').notNullable();
      table.primary(['user_id', 'chain']);
    });
  },
});

export interface NotificationsReadRow {
  readonly user_id: string;
  /** All notifications before this revision of the stream are read since then. */
  readonly before_revision: number;
  readonly read_at: string;
}

/** One row each time a person marks all notifications as read. */
export const notificationsReadTable = defineTable<NotificationsReadRow>()({
  key: ['user_id', 'before_revision'],
  async create(transaction, name) {
    await transaction.schema.createTable(name, (table) => {
      table.uuid('user_id').notNullable();
      table.integer('before_revision').notNullable();
      table.timestamp('read_at').notNullable();
      table.primary(['user_id', 'before_revision']);
    });
  },
});
