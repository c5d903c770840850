import { rename, rm, writeFile } from 'node:fs/promises';
import { createBlobStore } from '@settlewise/infra/blobs';
import { readModels } from '@settlewise/projections/readModels';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startS3Server } from '../../../infra/testing/blobs/startS3Server';
import { startProxyTo } from '../../../infra/testing/tcpProxy';
import { aPerson } from '../testing/aPerson';
import { startTestApi, type TestApi } from '../testing/startTestApi';
import { Visitor } from '../testing/visitor';
import { needed } from './readiness';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ projecting: false, longestWaitMs: 10 });
});
afterAll(() => api.stop());

test('/readyz is green once the read models are there and have caught up with the log', async () => {
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

test('/readyz is red when a read model has fallen behind for longer than writing explains', async () => {
  const visitor = new Visitor(api.address);
  await api.stopProjecting();
  await aPerson().signsUpAt(api.address);
  expect((await visitor.get('/readyz')).status).toBe(200);
  await api.later(11_000, async () => {
    expect((await visitor.get('/readyz')).status).toBe(503);
  });
});

test('/healthz says that the process lives', async () => {
  const answer = await new Visitor(api.address).get('/healthz');
  expect([answer.status, answer.json]).toEqual([200, { status: 'alive' }]);
});

test('every read model is needed', () => {
  expect([...needed].toSorted()).toEqual(readModels.map(({ name }) => name).toSorted());
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
    const withFolder = await startTestApi();
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
    const network = await startProxyTo(server.url);
    const store = createBlobStore({ kind: 's3', url: network.url });
    onTestFinished(() => store.close());
    const withS3 = await startTestApi({ throughBlobs: () => store });
    onTestFinished(() => withS3.stop());
    await withS3.whenCaughtUp();
    expect(await files(withS3.address)).toMatchObject(back);
    await network.close();
    expect(await files(withS3.address)).toMatchObject(away);
  });
});
