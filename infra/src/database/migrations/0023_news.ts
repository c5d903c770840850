import type { Migration } from './migration';

/**
 * Subscribers without an account who get news of rule changes by email. They are not in the log, because a subscriber who
 * leaves is deleted completely. The address is encrypted with a separate key in `person_keys`.
 */
export const news: Migration = {
  name: '0023_news',
  async up(transaction) {
    await transaction.schema.createTable('news_subscribers', (table) => {
      table.uuid('id').primary();
      /** A keyed hash, to recognise another request for the same address. */
      table.text('address_hash').notNullable().index();
      table.binary('nonce').notNullable();
      /** The address, and the secret of the unsubscribe link. */
      table.binary('sealed').notNullable();
      /** SHA-256 of the secret of the newest confirmation link; null before the first one. */
      table.text('confirm_hash').nullable();
      table.text('leave_hash').notNullable();
      table.timestamp('asked_at').notNullable();
      table.timestamp('confirmed_at').nullable();
    });
    await transaction.raw(
      'CREATE UNIQUE INDEX ON news_subscribers (address_hash) WHERE confirmed_at IS NOT NULL',
    );
    await transaction.schema.createTable('news_mails', (table) => {
      table.uuid('subscriber_id').notNullable().references('news_subscribers.id').onDelete('CASCADE');
      table.text('rule_set').notNullable();
      table.timestamp('sent_at').notNullable();
      table.primary(['subscriber_id', 'rule_set']);
    });
  },
};
