import { rename, rm, writeFile } from 'node:fs/promises';
import { createBlobStore } from '@settlewise/infra/blobs';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startS3Server } from '../../../infra/testing/blobs/startS3Server';
import { startUrlProxy } from '../../../infra/testing/tcpProxy';
import { aPerson } from '../testing/aPerson';
import { sharedTestApi } from '../testing/sharedTestApi';
import { startTestApi, type TestApi } from '../testing/startTestApi';
import { Visitor } from '../testing/visitor';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ projecting: false, maxWaitMs: 10, metrics: 'open' });
});
afterAll(() => api.stop());

/** An API that runs no projections, on the stores of one whose read models have caught up. */
async function besideProjections(options: Parameters<typeof startTestApi>[0]): Promise<TestApi> {
  const sharesStoresWith = await sharedTestApi();
  const other = await startTestApi({ projecting: false, sharesStoresWith, ...options });
  onTestFinished(() => other.stop());
  await sharesStoresWith.whenCaughtUp();
  return other;
}

test('/readyz is green once the tables of the read models exist', async () => {
  const visitor = new Visitor(api.address);
  const before = await visitor.get('/readyz');
  expect([before.status, before.headers.get('Retry-After')]).toEqual([503, '1']);
  expect(before.json).toMatchObject({
    facts: [
      { name: 'database', ok: true },
      { name: 'eventStore', ok: true },
      { name: 'files', ok: true },
      { name: 'readModels', ok: false },
    ],
  });

  await aPerson().signsUpAt(api.address);
  await api.project();
  await api.whenCaughtUp();
  const after = await visitor.get('/readyz');
  expect([after.status, after.json]).toMatchObject([200, { status: 'ready' }]);
});

test('/readyz stays green if read models are behind or stopped, because they are still queried', async () => {
  const visitor = new Visitor(api.address);
  await api.stopProjecting();
  const { visitor: person } = await aPerson().signsUpAt(api.address);
  await api
    .database('projection_generations')
    .where({ name: 'tasks' })
    .update({
      failed_at: new Date(),
      failed_commit_position: '1',
      failed_prepare_position: '1',
      failed_error: 'It cannot be applied',
    });
  await api.later(60_000, async () => {
    const answer = await visitor.get('/readyz');
    const readModelsThere = expect.objectContaining({ name: 'readModels', ok: true });
    expect([answer.status, answer.json]).toMatchObject([
      200,
      { facts: expect.arrayContaining([readModelsThere]) },
    ]);
    const query = await person.get('/api/tasks');
    expect([query.status, query.headers.get('Settlewise-Stale')]).toEqual([200, 'true']);
  });
});

test('/readyz reads no event, even if many wait', async () => {
  let reads = 0;
  const counting = await startTestApi({
    wrapEventStore: (store) => ({
      ...store,
      readAll: (options) => {
        reads += 1;
        return store.readAll(options);
      },
    }),
  });
  onTestFinished(() => counting.stop());
  await counting.whenCaughtUp();
  await counting.stopProjecting();
  await aPerson().signsUpAt(counting.address);
  reads = 0;
  expect((await new Visitor(counting.address).get('/readyz')).status).toBe(200);
  expect(reads).toBe(0);
});

describe('the details of /readyz', () => {
  const token = 'k3Jw8sQp2Lx9Vb7N';
  const asking = async (
    metrics: NonNullable<Parameters<typeof startTestApi>[0]>['metrics'],
    header?: string,
  ) => {
    const other = await besideProjections(metrics === undefined ? {} : { metrics });
    const { status, json } = await new Visitor(other.address).get('/readyz', {
      headers: { Authorization: header ?? null },
    });
    return [status, json];
  };
  const detailed = [200, { status: 'ready', facts: expect.any(Array) }];

  test.each([
    ['where nobody may read the metrics', undefined, undefined],
    ['without the token', { token }, undefined],
    ['with another token', { token }, `Bearer ${token}x`],
  ])('are shown to nobody %s', async (_where, metrics, header) => {
    expect(await asking(metrics, header)).toEqual([200, { status: 'ready' }]);
  });

  test('are shown with the token of the metrics', async () => {
    expect(await asking({ token }, `Bearer ${token}`)).toEqual(detailed);
  });
});

test('/healthz reports that the process is alive', async () => {
  const answer = await new Visitor(api.address).get('/healthz');
  expect([answer.status, answer.json]).toEqual([200, { status: 'alive' }]);
});

describe('/readyz needs the files:', () => {
  const files = async (address: string) => {
    const { status, json } = await new Visitor(address).get('/readyz');
    return { status, json };
  };
  const away = {
    status: 503,
    json: {
      status: 'not ready',
      facts: expect.arrayContaining([expect.objectContaining({ name: 'files', ok: false })]),
    },
  };
  const back = {
    status: 200,
    json: { status: 'ready', facts: expect.arrayContaining([{ name: 'files', ok: true }]) },
  };

  test('a folder', async () => {
    const withFolder = await startTestApi({ metrics: 'open' });
    onTestFinished(() => withFolder.stop());
    const { address, blobFolder } = withFolder;
    await withFolder.whenCaughtUp();
    expect(await files(address)).toMatchObject(back);
    await rename(blobFolder, `${blobFolder}-elsewhere`);
    await writeFile(blobFolder, 'a file where the folder should be');
    expect(await files(address)).toMatchObject(away);
    await rm(blobFolder);
    await rename(`${blobFolder}-elsewhere`, blobFolder);
    expect(await files(address)).toMatchObject(back);
  });

  test('an S3-compatible store', async () => {
    const server = await startS3Server();
    onTestFinished(() => server.close());
    const network = await startUrlProxy(server.url);
    const store = createBlobStore({ kind: 's3', url: network.url });
    onTestFinished(() => store.close());
    const withS3 = await besideProjections({ metrics: 'open', wrapBlobStore: () => store });
    expect(await files(withS3.address)).toMatchObject(back);
    await network.close();
    expect(await files(withS3.address)).toMatchObject(away);
  });
});
