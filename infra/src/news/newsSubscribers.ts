import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { z } from 'zod';
import { type Keyed, type PersonKeys, open, PersonKeyMissingError, seal } from '../crypto';
import { requestByteErasure } from '../database';
import { deleteEmailDeliveries } from '../mail';
import type { ErasedPeople } from '../proof';

/** Somebody who gets news by email, or asked for it. */
export interface NewsSubscriber {
  readonly id: string;
  readonly email: string;
  /** What ends it, for whoever has it: `<id>.<secret>`. */
  readonly leaveToken: string;
  readonly confirmed: boolean;
}

export type LeftNews = 'left' | 'not there' | 'not valid';

/**
 * Who gets news of rule changes without an account, in the table `news_subscribers`. The address is sealed under a key of
 * its own, and is gone for ever with it.
 */
export interface NewsSubscribers {
  /** Keeps a request. It does the same work whether the address is known or not. @returns its id */
  ask(email: string, now: Date): Promise<string>;
  /** Null for one that was never there, has left or was erased. */
  find(id: string): Promise<NewsSubscriber | null>;
  /** Whether the address of a request gets the news already, by another one. */
  hasAnother(id: string): Promise<boolean>;
  /** From now on only this link confirms the request. */
  keepConfirmHash(id: string, confirmHash: string): Promise<void>;
  /** Confirms a request, for whoever has its newest link; again it changes nothing. @returns whether the link is valid */
  confirm(id: string, confirmHash: string, now: Date): Promise<boolean>;
  /** Ends it for whoever has the secret of its link, and erases the address. */
  leave(id: string, leaveHash: string): Promise<LeftNews>;
  /** Ends it, and erases the address. @throws BlobStoreUnavailableError */
  end(id: string): Promise<void>;
  /** Ends what this address gets. */
  endOfAddress(email: string): Promise<void>;
  /** Erases a request that nobody has confirmed. */
  discard(id: string): Promise<void>;
  /** Erases requests that nobody has confirmed for days. @returns how many they were */
  eraseUnconfirmed(now: Date): Promise<number>;
  /** Those who confirmed before a moment, and have not been sent the news about a rule set; by id. */
  findToTell(ruleSet: string, wanted: ToTell): Promise<readonly string[]>;
  wasTold(id: string, ruleSet: string): Promise<boolean>;
  keepTold(id: string, ruleSet: string, now: Date): Promise<void>;
  /** How many get the news, and how many of them have been sent those about a rule set. */
  count(ruleSet: string): Promise<{ readonly subscribers: number; readonly told: number }>;
}

interface ToTell {
  readonly confirmedBefore: Date;
  readonly after: string;
  readonly limit: number;
}

interface Options {
  readonly database: Knex;
  readonly personKeys: Pick<PersonKeys, 'getOrCreateKey' | 'readKey' | 'destroy' | 'discard'>;
  readonly keyed: Pick<Keyed, 'hash'>;
  /** So that a restored backup does not bring anybody back who has left. */
  readonly erasedPeople: Pick<ErasedPeople, 'add'>;
  /** Deletes the mails to a subscriber where this program stores them. Default: it stores none. */
  readonly eraseStoredEmails?: (id: string) => Promise<void>;
}

/** Days for which a request waits to be confirmed. */
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
const placeOf = (id: string) => Buffer.from(`news ${id}`, 'utf8');
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

export function createNewsSubscribers({
  database,
  personKeys,
  keyed,
  erasedPeople,
  eraseStoredEmails = () => Promise.resolve(),
}: Options): NewsSubscribers {
  const table = () => database<Row>('news_subscribers');
  const rowOf = (id: string) => table().where({ id }).first();
  const addressHash = (email: string) => keyed.hash('news address', email.trim().toLowerCase());

  async function keyOf(id: string) {
    try {
      return await personKeys.readKey(id);
    } catch (error) {
      if (error instanceof PersonKeyMissingError) return null;
      throw error;
    }
  }

  async function forgetTheMailsOf(id: string): Promise<void> {
    await eraseStoredEmails(id);
    await deleteEmailDeliveries(database, id);
  }

  /** The row goes last: until then whoever was interrupted can do all of it again. */
  async function end(id: string): Promise<void> {
    if ((await rowOf(id)) === undefined) return;
    // First of all, so that nobody is told that an address is gone which an older backup could bring back.
    await erasedPeople.add(id);
    await personKeys.destroy(id);
    await forgetTheMailsOf(id);
    await table().where({ id }).delete();
    await requestByteErasure(database);
  }

  async function discard(id: string): Promise<void> {
    await forgetTheMailsOf(id);
    // Whoever confirms it at this moment keeps it.
    if ((await table().where({ id }).whereNull('confirmed_at').delete()) === 0) return;
    await personKeys.discard(id);
    await requestByteErasure(database);
  }

  async function discardOthers(id: string, hash: string): Promise<void> {
    const others = await table()
      .where({ address_hash: hash })
      .whereNot({ id })
      .whereNull('confirmed_at')
      .pluck<string[]>('id');
    for (const other of others) await discard(other);
  }

  return {
    async ask(email, now) {
      const id = randomUUID();
      const leaveSecret = randomBytes(32).toString('base64url');
      const key = await personKeys.getOrCreateKey(id);
      const content = Buffer.from(JSON.stringify({ email, leaveSecret }), 'utf8');
      const { nonce, ciphertext } = seal(key, content, placeOf(id));
      await database('news_subscribers').insert({
        id,
        address_hash: addressHash(email),
        nonce,
        sealed: ciphertext,
        leave_hash: hashOf(leaveSecret),
        asked_at: now,
      });
      return id;
    },

    async find(id) {
      const row = await rowOf(id);
      const key = row === undefined ? null : await keyOf(id);
      if (row === undefined || key === null) return null;
      const content = open(key, { nonce: row.nonce, ciphertext: row.sealed }, placeOf(id));
      const { email, leaveSecret } = sealedShape.parse(JSON.parse(content.toString('utf8')));
      return { id, email, leaveToken: `${id}.${leaveSecret}`, confirmed: row.confirmed_at !== null };
    },

    async hasAnother(id) {
      const row = await rowOf(id);
      if (row === undefined) return false;
      const confirmed = table().where({ address_hash: row.address_hash }).whereNotNull('confirmed_at');
      return (await confirmed.whereNot({ id }).first('id')) !== undefined;
    },

    async keepConfirmHash(id, confirmHash) {
      await database('news_subscribers').where({ id }).update({ confirm_hash: confirmHash });
      const row = await rowOf(id);
      if (row !== undefined) await discardOthers(id, row.address_hash);
    },

    async confirm(id, confirmHash, now) {
      const row = await rowOf(id);
      if (row?.confirm_hash !== confirmHash) return false;
      if (row.confirmed_at !== null) return true;
      // Where two requests for one address are confirmed at once the index lets one of them be.
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
      const row = await rowOf(id);
      if (row === undefined) return 'not there';
      if (row.leave_hash !== leaveHash) return 'not valid';
      await end(id);
      return 'left';
    },

    end,

    async endOfAddress(email) {
      const ids = await table()
        .where({ address_hash: addressHash(email) })
        .pluck<string[]>('id');
      for (const id of ids) await end(id);
    },

    discard,

    async eraseUnconfirmed(now) {
      const before = new Date(now.getTime() - newsRequestDays * 24 * 3600 * 1000);
      const ids = await database('news_subscribers')
        .whereNull('confirmed_at')
        .where('asked_at', '<', before)
        .pluck<string[]>('id');
      for (const id of ids) await discard(id);
      return ids.length;
    },

    async findToTell(ruleSet, { confirmedBefore, after, limit }) {
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

    async wasTold(id, ruleSet) {
      const row: unknown = await database('news_mails')
        .where({ subscriber_id: id, rule_set: ruleSet })
        .first('sent_at');
      return row !== undefined;
    },

    async keepTold(id, ruleSet, now) {
      // Nothing where they have left meanwhile.
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
