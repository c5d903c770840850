import { randomUUID } from 'node:crypto';
import { documentResponse } from '@settlewise/contract/documents';
import { choosableParts } from '@settlewise/contract/legalAccess';
import { sharedRecordList } from '@settlewise/contract/shared';
import { EventStoreUnavailableError } from '@settlewise/infra/eventStore';
import { listAccessLog } from '@settlewise/projections';
import { collections } from '@settlewise/domain/record';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aDocument } from '../../../testing/aDocument';
import { aPerson, type SignedUp } from '../../../testing/aPerson';
import { readToken } from '../../../testing/collectingMailer';
import { aLawyer, confirmAddress, share, switchSharing } from '../../../testing/sharing';
import { startTestApi, type TestApi } from '../../../testing/startTestApi';
import { Visitor } from '../../../testing/visitor';

let api: TestApi;
/** Accesses cannot be recorded while this is true. */
let accessLogUnavailable = false;
beforeAll(async () => {
  api = await startTestApi({
    wrapEventStore: (store) => ({
      ...store,
      append: (stream, ...rest) => {
        if (accessLogUnavailable && stream.startsWith('look-')) throw new EventStoreUnavailableError('Away');
        return store.append(stream, ...rest);
      },
    }),
  });
});
afterAll(() => api.stop());

const days = 24 * 60 * 60 * 1000;

/** A record with a document in it, open to a lawyer until the end of 30 November. */
interface Shared {
  readonly owner: SignedUp;
  readonly lawyer: SignedUp;
  readonly grantId: string;
  readonly documentId: string;
}

async function createSharedRecord(lawyer?: SignedUp): Promise<Shared> {
  const owner = await aPerson().named('Ana', 'Silva').signsUpAt(api.address);
  const who = lawyer ?? (await aLawyer(api));
  const { id: grantId } = await share(owner, who, '2026-11-30', choosableParts);
  const uploaded = await owner.visitor.send('POST', '/api/documents/upload', { form: aDocument().form() });
  const { id: documentId } = documentResponse.parse(uploaded.json);
  await api.whenCaughtUp();
  return { owner, lawyer: who, grantId, documentId };
}

let shared: Shared;
beforeEach(async () => {
  shared = await createSharedRecord();
});

interface SharedCall {
  readonly method: string;
  readonly path: string;
  /** The body of a request for a bundle. */
  readonly options: { readonly json?: object };
}

/** All calls below /api/shared/{grantId}, including routes added later. */
function listCalls({ grantId, documentId }: Pick<Shared, 'grantId' | 'documentId'>): readonly SharedCall[] {
  return api.routes
    .filter(({ path }) => path.startsWith('/api/shared/'))
    .map(({ method, path }) => ({
      method,
      path: path.replace(':grantId', grantId).replace(':id', documentId),
      options: method === 'POST' ? { json: { documents: [documentId] } } : {},
    }));
}

/** The answers of all calls to a visitor as `status message`. Equal answers are one line. */
async function readAnswers(visitor: Visitor, calls = listCalls(shared)): Promise<string> {
  const answers = new Set<string>();
  for (const { method, path, options } of calls) {
    const { status, message } = await visitor.send(method, path, options);
    answers.add(`${status === 201 ? 200 : status} ${message}`.trim());
  }
  return [...answers].join(' / ');
}

const open = '200';
const hidden = '404 This record is not shared with you.';
const closed = {
  revoked: '403 Your access to this record was revoked. Please ask its owner if you need to see it again.',
  expired: '403 Your access to this record has ended. Please ask its owner if you need to see it again.',
  suspended:
    '403 The owner of this record has switched sharing off. Please ask them if you need to see it again.',
  unverified:
    '403 Please confirm your email address first. Open the link in the mail that we sent you, or ask for a new one.',
};
const readList = async ({ visitor }: SignedUp) =>
  sharedRecordList.parse((await visitor.get('/api/shared')).json).map(({ grantId }) => grantId);

test('all paths are tested, and each begins with the guard', () => {
  const below = api.routes.filter(({ path }) => path.startsWith('/api/shared/'));
  expect(below.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
    [
      ...collections.flatMap(({ part, share }) =>
        share === null ? [] : [`GET /api/shared/:grantId/${part}`],
      ),
      'GET /api/shared/:grantId/absences',
      'GET /api/shared/:grantId/dependants',
      'GET /api/shared/:grantId/documents',
      'GET /api/shared/:grantId/documents/:id/file',
      'GET /api/shared/:grantId/download',
      'GET /api/shared/:grantId/progress',
      'GET /api/shared/:grantId/timeline',
      'GET /api/shared/:grantId/visa-history',
      // Changes nothing. The files of its documents are requested with its id.
      'POST /api/shared/:grantId/bundles',
    ].toSorted(),
  );
  expect(new Set(below.map(({ caller }) => caller)).size).toBe(1);
});

describe('a shared record', () => {
  test('is open only to the lawyer, and not to the owner', async () => {
    const { owner, lawyer, grantId } = shared;
    expect(await readAnswers(lawyer.visitor)).toBe(open);
    expect(await readList(lawyer)).toEqual([grantId]);
    for (const other of [owner, await aLawyer(api)]) {
      expect(await readAnswers(other.visitor)).toBe(hidden);
      expect(await readList(other)).toEqual([]);
    }
    expect(await readAnswers(new Visitor(api.address))).toBe('401 Please sign in first.');
    expect((await new Visitor(api.address).get('/api/shared')).status).toBe(401);
  });

  test('has the same answer as an unknown record for everybody else', async () => {
    const stranger = await aLawyer(api);
    for (const grantId of [shared.grantId, randomUUID(), 'x']) {
      expect(await readAnswers(stranger.visitor, listCalls({ ...shared, grantId }))).toBe(hidden);
    }
  });

  test('is closed at once and permanently by a revocation', async () => {
    const { owner, lawyer, grantId } = shared;
    expect((await owner.visitor.delete(`/api/legal-access/${grantId}`)).status).toBe(200);
    expect(await readAnswers(lawyer.visitor)).toBe(closed.revoked);
    expect(await readList(lawyer)).toEqual([]);
    await switchSharing(owner, false);
    await switchSharing(owner, true);
    expect(await readAnswers(lawyer.visitor)).toBe(closed.revoked);
  });

  test('is closed by a revocation even if read models are behind', async () => {
    const { owner, lawyer, grantId } = shared;
    await api.stopProjecting();
    try {
      await owner.visitor.delete(`/api/legal-access/${grantId}`);
      expect(await readAnswers(lawyer.visitor)).toBe(closed.revoked);
      expect(await readList(lawyer)).toEqual([]);
    } finally {
      await api.project();
    }
  });

  test('is closed at once by switching sharing off, and opened by switching it on', async () => {
    const { owner, lawyer, grantId } = shared;
    await switchSharing(owner, false);
    expect(await readAnswers(lawyer.visitor)).toBe(closed.suspended);
    expect(await readList(lawyer)).toEqual([]);
    await switchSharing(owner, true);
    expect(await readAnswers(lawyer.visitor)).toBe(open);
    expect(await readList(lawyer)).toEqual([grantId]);
  });

  test('closes after the last day in London, and opens with a new last day', async () => {
    const { owner, lawyer, grantId } = shared;
    const untilEnd = Date.parse('2026-12-01T00:00:00Z') - api.now().getTime();
    await api.later(untilEnd - 1, async () => expect(await readAnswers(lawyer.visitor)).toBe(open));
    await api.later(untilEnd, async () => {
      expect(await readAnswers(lawyer.visitor)).toBe(closed.expired);
      expect(await readList(lawyer)).toEqual([]);
      const extended = await owner.visitor.patch(`/api/legal-access/${grantId}`, {
        expiryDate: '2026-12-01',
      });
      expect(extended.status).toBe(200);
      expect(await readAnswers(lawyer.visitor)).toBe(open);
      await api.later(days, async () => expect(await readAnswers(lawyer.visitor)).toBe(closed.expired));
    });
  });

  test('is closed until the lawyer has confirmed the address', async () => {
    const lawyer = await aPerson().signsUpAt(api.address);
    const unverified = await createSharedRecord(lawyer);
    expect(await readAnswers(lawyer.visitor, listCalls(unverified))).toBe(closed.unverified);
    expect(await readList(lawyer)).toEqual([]);
    await confirmAddress(lawyer, api);
    expect(await readAnswers(lawyer.visitor, listCalls(unverified))).toBe(open);
    expect(await readList(lawyer)).toEqual([unverified.grantId]);
  });

  test('is closed when the lawyer’s address changes', async () => {
    const { lawyer } = shared;
    const email = `moved-${randomUUID()}@example.org`;
    const moved = await lawyer.visitor.put('/api/account/profile', {
      fullName: 'Ada Counsel',
      email,
      currentPassword: lawyer.credentials.password,
    });
    expect(moved.status).toBe(200);
    expect(await readAnswers(lawyer.visitor)).toBe(hidden);
    const token = readToken(await api.mailer.mailTo(email));
    expect((await lawyer.visitor.post('/api/verify-email', { token })).status).toBe(200);
    expect(await readAnswers(lawyer.visitor)).toBe(hidden);
    expect(await readList(lawyer)).toEqual([]);
    // The new owner of the address must confirm it first.
    const newcomer = await aPerson().reachedAt(lawyer.user.email).signsUpAt(api.address);
    expect(await readAnswers(newcomer.visitor)).toBe(closed.unverified);
  });

  test('does not exist after its owner is erased', async () => {
    const { owner, lawyer } = shared;
    const erased = await owner.visitor.send('DELETE', '/api/account', {
      json: { password: owner.credentials.password },
    });
    expect(erased.status).toBe(204);
    expect(await readAnswers(lawyer.visitor)).toBe(hidden);
    expect(await readList(lawyer)).toEqual([]);
    await api.whenCaughtUp();
    expect(await readAnswers(lawyer.visitor)).toBe(hidden);
  });

  test('does not exist after its owner’s key is destroyed, even if rows remain', async () => {
    const { owner, lawyer } = shared;
    await api.personKeys.destroy(owner.user.id);
    expect(await readAnswers(lawyer.visitor)).toBe(hidden);
    expect(await readList(lawyer)).toEqual([]);
  });

  test('gives no access to another owner’s record, neither by grant nor by document', async () => {
    const other = await createSharedRecord(shared.lawyer);
    const { lawyer, grantId } = shared;
    expect((await readList(lawyer)).toSorted()).toEqual([grantId, other.grantId].toSorted());
    const answer = await lawyer.visitor.get(`/api/shared/${grantId}/documents/${other.documentId}/file`);
    expect(answer.status).toBe(404);
    await other.owner.visitor.delete(`/api/legal-access/${other.grantId}`);
    expect(await readAnswers(lawyer.visitor, listCalls(other))).toBe(closed.revoked);
    expect(await readAnswers(lawyer.visitor)).toBe(open);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('cannot be changed: %s', async (method) => {
    for (const { path } of listCalls(shared).filter((call) => call.method !== method)) {
      const { status } = await shared.lawyer.visitor.send(method, path, { json: {} });
      expect([path, [404, 405].includes(status)]).toEqual([path, true]);
    }
  });
});

describe('an access', () => {
  const recordedAccesses = async ({ owner }: Shared) => {
    await api.whenCaughtUp();
    return (await listAccessLog(api.database, owner.user.id)).map(({ part }) => part).toSorted();
  };

  test('is recorded for each opened part, but not for refusals and lists', async () => {
    await readAnswers(shared.lawyer.visitor);
    await readList(shared.lawyer);
    await readAnswers((await aLawyer(api)).visitor);
    const all = [
      'absences',
      'bundle',
      'dependants',
      'document_file',
      'documents',
      'download',
      'progress',
      'timeline',
      'visa_history',
      ...collections.flatMap(({ part, share }) => (share === null ? [] : [part])),
    ].toSorted();
    expect(await recordedAccesses(shared)).toEqual(all);
    await shared.owner.visitor.delete(`/api/legal-access/${shared.grantId}`);
    await readAnswers(shared.lawyer.visitor);
    expect(await recordedAccesses(shared)).toEqual(all);
  });

  test('that cannot be recorded is refused', async () => {
    accessLogUnavailable = true;
    try {
      for (const { method, path, options } of listCalls(shared)) {
        const answer = await shared.lawyer.visitor.send(method, path, options);
        expect([path, answer.status]).toEqual([path, 503]);
        expect(answer.json).toEqual({ message: answer.message });
      }
    } finally {
      accessLogUnavailable = false;
    }
    expect(await recordedAccesses(shared)).toEqual([]);
  });
});
