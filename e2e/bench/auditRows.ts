import { withConnection } from '@settlewise/infra/database';
import { readModels } from '@settlewise/projections/readModels';
import { rebuild } from '@settlewise/projections/runner';
import type { Knex } from 'knex';

/** How many of a thousand events have which type, kind of stream and role; `own`: the stream has an id of its own. */
const mixture: readonly (readonly [share: number, type: string, kind: string, role: string, own: boolean])[] =
  [
    [290, 'JourneyRecorded', 'absences', 'user', false],
    [80, 'JourneyChanged', 'absences', 'user', false],
    [200, 'NotificationIssued', 'notifications', 'system', false],
    [120, 'NotificationRead', 'notifications', 'user', false],
    [60, 'DigestSent', 'notifications', 'system', false],
    [20, 'VisaDetailsChanged', 'immigrationProfile', 'user', false],
    [10, 'AccountRegistered', 'account', 'user', false],
    [10, 'EmailVerificationLinkIssued', 'account', 'user', false],
    [10, 'EmailVerified', 'account', 'user', false],
    [1, 'AccountLocked', 'account', 'admin', false],
    [9, 'LegalAccessGranted', 'legalAccess', 'user', false],
    [60, 'TaskAdded', 'task', 'user', true],
    [40, 'TaskCompleted', 'task', 'user', true],
    [30, 'DocumentUploaded', 'document', 'user', true],
    [20, 'ClaimTaken', 'claim', 'user', true],
    [35, 'RecordLookedAt', 'look', 'lawyer', true],
    [4, 'RecordOpenedByAdministrator', 'administratorLook', 'admin', true],
    [1, 'OperationCarriedOut', 'operation', 'admin', true],
  ];

export const types = mixture.map(([, type]) => type);
export const kinds = [...new Set(mixture.map(([, , kind]) => kind))];
export const roles = ['user', 'system', 'lawyer', 'admin'] as const;

/** Rows per insert. */
const atOnce = 20_000;
/** The years that the log covers. */
const years = 2;
export const begun = new Date('2024-11-21T00:00:00Z');
export const ended = new Date(begun.getTime() + years * 365 * 86_400_000);

/**
 * Fills the audit list's table as two years of use would. There is one person for every hundred events, and a few people
 * have most of them. Two events share a transaction, four share a request, and the clocks of several servers differ by
 * up to three seconds. Every tenth person has been erased: their key is destroyed.
 */
export async function fillAuditEvents(
  database: Knex,
  connectionString: string,
  events: number,
): Promise<void> {
  for (const name of ['accounts', 'audit_events']) {
    const readModel = readModels.find((each) => each.name === name);
    if (readModel === undefined) throw new Error(`There is no read model ${name}`);
    await rebuild(database, readModel);
  }
  const people = Math.max(1, Math.floor(events / 100));
  await database.raw(
    `INSERT INTO person_keys (user_id, wrapped_key, destroyed_at)
     SELECT md5('person ' || n)::uuid, CASE WHEN n % 10 > 0 THEN '\\x00'::bytea END, CASE WHEN n % 10 = 0 THEN now() END
     FROM generate_series(0, ?::int - 1) AS n`,
    [people],
  );
  await database.raw(
    `INSERT INTO accounts (user_id, username, username_normalised, email, email_normalised, role, email_verified, notifications_enabled,
       email_notifications_enabled, reminder_frequency, lawyer_sharing_enabled, locked, registered_at, changed_at)
     SELECT md5('person ' || n)::uuid, 'person-' || n, 'person-' || n, n || '@example.org', n || '@example.org', 'user', true, true, true, 'weekly', false,
       false, now(), now()
     FROM generate_series(0, ?::int - 1) AS n WHERE n % 10 > 0`,
    [people],
  );
  const shares: string[] = [];
  let before = 0;
  for (const [share, type, kind, role, own] of mixture) {
    shares.push(`(${before}, ${before + share}, '${type}', '${kind}', '${role}', ${own})`);
    before += share;
  }
  const text = `INSERT INTO audit_events
     SELECT 1000 + n / 2, n, md5('event ' || n)::uuid, share.type,
       share.kind || '-' || CASE WHEN share.own THEN md5('thing ' || n)::uuid ELSE person.id END,
       share.kind, n / 100, person.id,
       CASE share.role
         WHEN 'admin' THEN md5('administrator ' || n % 5)::uuid
         WHEN 'lawyer' THEN md5('lawyer ' || n % 200)::uuid
         ELSE person.id
       END,
       share.role, md5('request ' || n / 4)::uuid::text, md5('request ' || n / 4)::uuid::text,
       md5('command ' || n / 2)::uuid::text, moment, floor(extract(epoch FROM moment) / 604800)
     FROM generate_series(?::int, ?::int - 1) AS n
     CROSS JOIN LATERAL (SELECT
       ('x' || substr(md5('dice ' || n), 1, 7))::bit(28)::int / 268435456.0 AS what,
       ('x' || substr(md5('dice ' || n), 8, 7))::bit(28)::int / 268435456.0 AS who,
       ('x' || substr(md5('dice ' || n), 15, 7))::bit(28)::int / 268435456.0 AS clock) AS dice
     CROSS JOIN LATERAL (SELECT
       md5('person ' || floor(?::int * dice.who * dice.who)::int)::uuid AS id) AS person
     CROSS JOIN LATERAL (SELECT
       ?::timestamptz + n * (interval '${years * 365} days' / ?::float8) + (3 * dice.clock) * interval '1 second' AS moment) AS at
     JOIN (VALUES ${shares.join(', ')}) AS share (first, beyond, type, kind, role, own)
       ON dice.what * ${before} >= share.first AND dice.what * ${before} < share.beyond`;
  for (let from = 0; from < events; from += atOnce) {
    await database.raw(text, [from, Math.min(events, from + atOnce), people, begun, events]);
  }
  // On a connection of its own, because it takes longer than the program's statement timeout.
  await withConnection({ connectionString }, async (client) => {
    for (const table of ['audit_events_v1', 'accounts_v1', 'person_keys']) {
      await client.query(`VACUUM ANALYZE ${table}`);
    }
  });
}
