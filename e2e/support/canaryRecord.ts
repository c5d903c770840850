import { randomBytes } from 'node:crypto';
import { withConnection } from '@settlewise/infra/database';
import { expect, request, type APIRequestContext } from 'playwright/test';
import { aPdf } from './documents';
import type { Program } from './program';
import { aTask, awayFor } from './record';

/** A person whose record contains unique words, so that a test can search for them in all files. */
export interface CanaryRecord {
  readonly userId: string;
  readonly email: string;
  readonly client: APIRequestContext;
  /** The words that they typed, and their wrapped encryption key. */
  readonly words: Readonly<Record<string, string | Buffer>>;
  erase(): Promise<void>;
}

const word = () => `Zq${randomBytes(8).toString('hex')}`;
export const password = 'correct horse 42!';

/** Registers a person with the forms' API calls and fills in every part of their record. */
export async function createCanaryRecord(program: Program): Promise<CanaryRecord> {
  const typed = {
    username: word(),
    mailbox: word(),
    firstName: word(),
    lastName: word(),
    street: word(),
    passport: word().slice(0, 12),
    task: word(),
    document: word(),
    destination: word(),
    child: word(),
    // Long enough that PostgreSQL stores it outside the row (TOAST).
    note: Array.from({ length: 24 }, word).join(' '),
  };
  const email = `${typed.mailbox}@example.org`.toLowerCase();
  const client = await request.newContext({
    baseURL: program.address,
    extraHTTPHeaders: { origin: program.address },
  });
  const send = async (path: string, data: object) => {
    const answer = await client.post(path, { data });
    expect([path, answer.ok(), answer.ok() ? '' : await answer.text()]).toEqual([path, true, '']);
    return answer;
  };
  const { firstName, lastName, note } = typed;
  const account = await send('/api/register', {
    username: typed.username,
    email,
    password,
    firstName,
    lastName,
  });
  const { id: userId }: { id: string } = await account.json();
  await send('/api/immigration/profile/personal', {
    firstName,
    lastName,
    dateOfBirth: '1990-02-28',
    nationality: 'colombia',
    countryOfBirth: 'ecuador',
    passportNumber: typed.passport,
    addressLine1: typed.street,
    addressLine2: '',
    city: 'Leith',
    state: '',
    postalCode: 'EH6 6AA',
    country: 'united_kingdom',
    phone: '+44 20 7946 0000',
    emergencyContact: { name: 'Lucía', relationship: 'sister', phone: '', email: '' },
  });
  await send('/api/absences', { ...awayFor(9, typed.destination), notes: note });
  await send('/api/tasks', aTask(typed.task, { description: note }));
  await send('/api/dependants', {
    firstName: typed.child,
    lastName,
    dateOfBirth: '2019-07-30',
    relationship: 'child',
    nationality: 'colombia',
    passportNumber: '',
    currentVisaType: 'dependent',
    brpNumber: '',
    visaStartDate: '2022-05-04',
    visaExpiryDate: '2027-05-03',
    notes: note,
    bornInUk: true,
    british: false,
    settledSince: null,
    ukEntryDate: null,
    visaHeldSince: null,
    travelsWith: 'own',
    ownJourneys: [],
  });
  const uploaded = await client.post('/api/documents/upload', {
    multipart: {
      title: typed.document,
      category: 'identity',
      documentType: 'passport',
      stage: 'ilr',
      file: aPdf(`${typed.document}.pdf`, typed.document),
    },
  });
  expect([uploaded.ok(), uploaded.ok() ? '' : await uploaded.text()]).toEqual([true, '']);
  await send('/api/password/forgot', { email });
  return {
    userId,
    email,
    client,
    words: { ...typed, mailbox: typed.mailbox.toLowerCase(), key: await readWrappedKey(program, userId) },
    async erase() {
      const answer = await client.delete('/api/account', { data: { password } });
      expect(answer.status()).toBe(204);
    },
  };
}

async function readWrappedKey(program: Program, userId: string): Promise<Buffer> {
  return withConnection({ connectionString: await program.databaseUrl() }, async (client) => {
    const { rows } = await client.query<{ wrapped_key: Buffer }>(
      'SELECT wrapped_key FROM person_keys WHERE user_id = $1',
      [userId],
    );
    const [row] = rows;
    if (row === undefined) throw new Error('The person has no key');
    return row.wrapped_key;
  });
}
