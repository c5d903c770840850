import { defineTable } from '../../runner/table';

export interface NotificationRow {
  readonly notification_id: string;
  readonly user_id: string;
  readonly kind: string;
  readonly subject: string;
  readonly date: string | null;
  readonly type: string;
  readonly title: string;
  readonly message: string;
  readonly link: string | null;
  readonly issued_at: string;
  /** Its revision in the person's stream of notifications. */
  readonly revision: number;
  readonly read_by_itself: boolean;
}

/** One row a notification; it is read when it was read by itself, or with all the others. */
export const notificationsTable = defineTable<NotificationRow>()({
  key: ['notification_id'],
  async create(transaction, name) {
    await transaction.schema.createTable(name, (table) => {
      table.uuid('notification_id').primary();
      table.uuid('user_id').notNullable();
      table.text('kind').notNullable();
      table.text('subject').notNullable();
      table.date('date').nullable();
      table.text('type').notNullable();
      table.text('title').notNullable();
      table.text('message').notNullable();
      table.text('link').nullable();
      table.timestamp('issued_at').notNullable();
      table.integer('revision').notNullable();
      table.boolean('read_by_itself').notNullable();
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

/** One row for each kind of alert that somebody has chosen something about. */
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

export interface NotificationsReadRow {
  readonly user_id: string;
  /** All notifications before this revision of the stream are read. */
  readonly before_revision: number;
}

/** One row a person who has marked all of them as read, so that it takes one row however many there are. */
export const notificationsReadTable = defineTable<NotificationsReadRow>()({
  key: ['user_id'],
  async create(transaction, name) {
    await transaction.schema.createTable(name, (table) => {
      table.uuid('user_id').primary();
      table.integer('before_revision').notNullable();
    });
  },
});
