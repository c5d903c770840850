import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createKeyring } from '../../crypto/keyring';
import type { RecordedEvent } from '../port';
import { createCodec, verifyChain, type EventDefinition } from './index';
import { createTestKeys, maria, createRegistry } from './testing/fixtures';

/**
 * Events as the first release stored them, with the wrapped key of their person. Such logs are in use and are never
 * rewritten, so this file never changes. A new form gets a new file.
 */
const file = readFileSync(new URL('./samples/stored.v1.json', import.meta.url));
const checksum = '8c97776a7344b2a309f1437493d861f7560ef049a1323cdd12be994202955de3';

const sample = z
  .strictObject({
    masterKey: z.base64(),
    wrappedPersonKey: z.base64(),
    events: z.array(
      z.strictObject({
        stream: z.string(),
        revision: z.int(),
        id: z.uuid(),
        type: z.string(),
        data: z.record(z.string(), z.json()),
        metadata: z.record(z.string(), z.json()),
      }),
    ),
  })
  .parse(JSON.parse(file.toString('utf8')));

const stored: readonly RecordedEvent[] = sample.events.map((event) => ({
  ...event,
  revision: BigInt(event.revision),
  position: { commit: 0n, prepare: 0n },
}));

const createDefinition = (
  type: string,
  confidentiality: EventDefinition['confidentiality'],
): EventDefinition => ({
  type,
  version: 2,
  parse: (data) => z.looseObject({}).parse(data),
  upcasters: {},
  confidentiality,
});

describe('the stored form of events', () => {
  it('has not changed', () => {
    expect(createHash('sha256').update(file).digest('hex')).toBe(checksum);
  });

  it('of the first release stays readable with the master key alone', async () => {
    const keyring = createKeyring(Buffer.from(sample.masterKey, 'base64'));
    const key = keyring.unwrap(maria, Buffer.from(sample.wrappedPersonKey, 'base64'));
    const codec = createCodec({
      registry: createRegistry(
        createDefinition('GuestArrived', 'person'),
        createDefinition('DoorOpened', 'none'),
      ),
      personKeys: createTestKeys({ [maria]: key }),
    });
    const read = await Promise.all(stored.map((event) => codec.decode(event)));
    expect(read.map(({ event }) => event)).toStrictEqual([
      { type: 'GuestArrived', data: { guest: 'Zoë', bags: 2, note: 'line one\nline “two”' } },
      { type: 'DoorOpened', data: { door: 'north', at: 3 } },
    ]);
    expect(read[0]?.metadata).toStrictEqual({
      userId: maria,
      actorId: maria,
      actorRole: 'user',
      correlationId: '0b0c7a52-55a5-4d0e-9f0a-0f6d7b1a2c3d',
      causationId: '0b0c7a52-55a5-4d0e-9f0a-0f6d7b1a2c3d',
      recordedAt: '2026-11-21T09:15:00.000Z',
      schemaVersion: 2,
      commandId: '5d3f8e90-7b1c-8d2e-9f40-1a2b3c4d5e6f',
      commandFingerprint: 'c'.repeat(64),
      previousHash: null,
      hash: 'bfc1525896d4afb285455cae3e3a1f2818256125cd0828919bf020458473d102',
    });
  });

  it('of the first release keeps a valid hash chain', async () => {
    expect(await verifyChain(stored)).toBeNull();
  });
});
