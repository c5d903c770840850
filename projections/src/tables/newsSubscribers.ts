import { randomBytes, randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { z } from 'zod';
import {
  hashSecret,
  type Keyed,
  type PersonKeys,
  open,
  PersonKeyMissingError,
  seal,
} from '@settlewise/infra/crypto';
import { requestByteErasure } from '@settlewise/infra/database';
import { deleteEmailDeliveries } from '@settlewise/infra/mail';
import type { ErasedPeople } from '@settlewise/infra/proof';

/** A subscriber of the email news, confirmed or not. */
export interface NewsSubscriber {
  readonly id: string;
  readonly email: string;
  /** Token of the unsubscribe link: `<id>.<secret>`. */
  readonly leaveToken: string;
  readonly confirmed: boolean;
}

export type LeaveOutcome = 'left' | 'not there' | 'not valid';

/**
 * Subscribers without an account who get news of rule changes, in the table `news_subscribers`. The address is encrypted
 * with a separate key, and erased with the key.
 */
export interface NewsSubscribers {
  /** Stores a request. Takes the same time whether the address is known or not. @returns its id */
  request(email: string, now: Date): Promise<string>;
  /** Null for a subscriber that never existed, has left or was erased. */
  find(id: string): Promise<NewsSubscriber | null>;
  /** Whether the address of a request already has another, confirmed subscription. */
  hasConfirmedDuplicate(id: string): Promise<boolean>;
  /** Replaces the confirmation link of a request. */
  setConfirmHash(id: string, confirmHash: string): Promise<void>;
  /** Confirms a request by its newest link; idempotent. @returns whether the link is valid */
  confirm(id: string, confirmHash: string, now: Date): Promise<boolean>;
  /** Ends a subscription by the secret of its unsubscribe link, and erases the address. */
  leave(id: string, leaveHash: string): Promise<LeaveOutcome>;
  /** Ends a subscription and erases the address. @throws BlobStoreUnavailableError */
  end(id: string): Promise<void>;
  /** Ends all subscriptions of an address. */
  endByAddress(email: string): Promise<void>;
  /** Erases an unconfirmed request. */
  discard(id: string): Promise<void>;
  /** Erases requests that are unconfirmed after `newsRequestDays`. @returns how many */
  eraseUnconfirmed(now: Date): Promise<number>;
  /** Subscribers who confirmed before a time and have not been sent the news about a rule set; by id. */
  findUnsent(ruleSet: string, wanted: UnsentFilter): Promise<readonly string[]>;
  wasSent(id: string, ruleSet: string): Promise<boolean>;
  recordSent(id: string, ruleSet: string, now: Date): Promise<void>;
  /** Counts the subscribers, and those who have been sent the news about a rule set. */
  count(ruleSet: string): Promise<{ readonly subscribers: number; readonly told: number }>;
}

interface UnsentFilter {
  readonly confirmedBefore: Date;
  readonly after: string;
  readonly limit: number;
}

interface Options {
  readonly database: Knex;
  readonly personKeys: Pick<PersonKeys, 'getOrCreateKey' | 'readKey' | 'destroy' | 'discard'>;
  readonly keyed: Pick<Keyed, 'hash'>;
  /** Prevents a restored backup from restoring subscribers who have left. */
  readonly erasedPeople: Pick<ErasedPeople, 'add'>;
  /** Deletes stored mails to a subscriber. Default: none are stored. */
  readonly eraseStoredEmails?: (id: string) => Promise<void>;
}

/** Days after which an unconfirmed request is erased. */
export const newsRequestDays = 7;

interface Row {
  readonly id: string;
  readonly address_hash: string;
  readonly nonce: Buffer;
  readonly sealed: Buffer;
  readonly confirm_hash: string | null;
  readonly leave_hash: string;
  readonly confirmed_at: Date | null;
}

const sealedShape = z.strictObject({ email: z.string(), leaveSecret: z.string() });
const associatedData = (id: string) => Buffer.from(`news ${id}`, 'utf8');

export function createNewsSubscribers({
  database,
  personKeys,
  keyed,
  erasedPeople,
  eraseStoredEmails = () => Promise.resolve(),
}: Options): NewsSubscribers {
  const table = () => database<Row>('news_subscribers');
  const findRow = (id: string) => table().where({ id }).first();
  const addressHash = (email: string) => keyed.hash('news address', email.trim().toLowerCase());

  async function findKey(id: string) {
    try {
      return await personKeys.readKey(id);
    } catch (error) {
      if (error instanceof PersonKeyMissingError) return null;
      throw error;
    }
  }

  async function deleteMails(id: string): Promise<void> {
    await eraseStoredEmails(id);
    await deleteEmailDeliveries(database, id);
  }

  /** Deletes the row last, so that an interrupted call can be repeated. */
  async function end(id: string): Promise<void> {
    if ((await findRow(id)) === undefined) return;
    // First, because an older backup could restore an address that is only deleted here.
    await erasedPeople.add(id);
    await personKeys.destroy(id);
    await deleteMails(id);
    await table().where({ id }).delete();
    await requestByteErasure(database);
  }

  async function discard(id: string): Promise<void> {
    await deleteMails(id);
    // A request that is confirmed at this moment stays.
    if ((await table().where({ id }).whereNull('confirmed_at').delete()) === 0) return;
    await personKeys.discard(id);
    await requestByteErasure(database);
  }

  async function discardOthers(id: string, hash: string): Promise<void> {
    const otherConfirmed = await table()
      .where({ address_hash: hash })
      .whereNot({ id })
      .whereNull('confirmed_at')
      .pluck<string[]>('id');
    for (const other of otherConfirmed) await discard(other);
  }

  return {
    async request(email, now) {
      const id = randomUUID();
      const leaveSecret = randomBytes(32).toString('base64url');
      const key = await personKeys.getOrCreateKey(id);
      const content = Buffer.from(JSON.stringify({ email, leaveSecret }), 'utf8');
      const { nonce, ciphertext } = seal(key, content, associatedData(id));
      await database('news_subscribers').insert({
        id,
        address_hash: addressHash(email),
        nonce,
        sealed: ciphertext,
        leave_hash: hashSecret(leaveSecret),
        asked_at: now,
      });
      return id;
    },

    async find(id) {
      const row = await findRow(id);
      const key = row === undefined ? null : await findKey(id);
      if (row === undefined || key === null) return null;
      const content = open(key, { nonce: row.nonce, ciphertext: row.sealed }, associatedData(id));
      const { email, leaveSecret } = sealedShape.parse(JSON.parse(content.toString('utf8')));
      return { id, email, leaveToken: `${id}.${leaveSecret}`, confirmed: row.confirmed_at !== null };
    },

    async hasConfirmedDuplicate(id) {
      const row = await findRow(id);
      if (row === undefined) return false;
      const confirmed = table().where({ address_hash: row.address_hash }).whereNotNull('confirmed_at');
      return (await confirmed.whereNot({ id }).first('id')) !== undefined;
    },

    async setConfirmHash(id, confirmHash) {
      await database('news_subscribers').where({ id }).update({ confirm_hash: confirmHash });
      const row = await findRow(id);
      if (row !== undefined) await discardOthers(id, row.address_hash);
    },

    async confirm(id, confirmHash, now) {
      const row = await findRow(id);
      if (row?.confirm_hash !== confirmHash) return false;
      if (row.confirmed_at !== null) return true;
      // If two requests for one address are confirmed at once, the index allows only one.
      await database.raw(
        `UPDATE news_subscribers SET confirmed_at = ? WHERE id = ? AND NOT EXISTS (
           SELECT 1 FROM news_subscribers AS other
           WHERE other.address_hash = news_subscribers.address_hash AND other.confirmed_at IS NOT NULL)`,
        [now, id],
      );
      await discardOthers(id, row.address_hash);
      return true;
    },

    async leave(id, leaveHash) {
      const row = await findRow(id);
      if (row === undefined) return 'not there';
      if (row.leave_hash !== leaveHash) return 'not valid';
      await end(id);
      return 'left';
    },

    end,

    async endByAddress(email) {
      const ids = await table()
        .where({ address_hash: addressHash(email) })
        .pluck<string[]>('id');
      for (const id of ids) await end(id);
    },

    discard,

    async eraseUnconfirmed(now) {
      const cutoff = new Date(now.getTime() - newsRequestDays * 24 * 3600 * 1000);
      const ids = await database('news_subscribers')
        .whereNull('confirmed_at')
        .where('asked_at', '<', cutoff)
        .pluck<string[]>('id');
      for (const id of ids) await discard(id);
      return ids.length;
    },

    async findUnsent(ruleSet, { confirmedBefore, after, limit }) {
      return database('news_subscribers AS subscriber')
        .leftJoin('news_mails AS sent', function () {
          void this.on('sent.subscriber_id', 'subscriber.id').andOnVal('sent.rule_set', ruleSet);
        })
        .where('subscriber.id', '>', after)
        .where('subscriber.confirmed_at', '<', confirmedBefore)
        .whereNull('sent.sent_at')
        .orderBy('subscriber.id')
        .limit(limit)
        .pluck<string[]>('subscriber.id');
    },

    async wasSent(id, ruleSet) {
      const row: unknown = await database('news_mails')
        .where({ subscriber_id: id, rule_set: ruleSet })
        .first('sent_at');
      return row !== undefined;
    },

    async recordSent(id, ruleSet, now) {
      // Inserts nothing if they have unsubscribed in between.
      await database.raw(
        `INSERT INTO news_mails (subscriber_id, rule_set, sent_at)
         SELECT id, ?, ? FROM news_subscribers WHERE id = ? ON CONFLICT DO NOTHING`,
        [ruleSet, now, id],
      );
    },

    async count(ruleSet) {
      const counted = await database('news_subscribers')
        .whereNotNull('confirmed_at')
        .count<{ count: string }[]>({ count: '*' });
      const told = await database('news_mails')
        .where({ rule_set: ruleSet })
        .count<{ count: string }[]>({ count: '*' });
      return { subscribers: Number(counted[0]?.count), told: Number(told[0]?.count) };
    },
  };
}
