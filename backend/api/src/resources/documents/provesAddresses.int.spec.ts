import { documentListResponse, documentResponse } from '@settlewise/contract/documents';
import { collections } from '@settlewise/domain/record';
import { beforeAll, expect, test } from 'vitest';
import { aDocument } from '../../../testing/aDocument';
import { aPerson } from '../../../testing/aPerson';
import { sharedTestApi } from '../../../testing/sharedTestApi';
import type { TestApi } from '../../../testing/startTestApi';

let api: TestApi;
beforeAll(async () => {
  api = await sharedTestApi();
});

test('a document stores which addresses it proves, from its upload on', async () => {
  const { visitor } = await aPerson().signsUpAt(api.address);
  const example = collections.find(({ part }) => part === 'addresses')?.example;
  const added = await visitor.post('/api/addresses', example);
  const { id } = Object(added.json) as { id: string };
  const other = '00000000-0000-4000-8000-000000000001';
  const upload = (proves: string) =>
    visitor.send('POST', '/api/documents/upload', {
      form: aDocument().having('provesAddresses', proves).form(),
    });

  const document = documentResponse.parse((await upload(` ${id} ${other}  ${id} `)).json);
  expect(document.provesAddresses).toEqual([other, id].toSorted());
  const plain = documentResponse.parse((await upload(' ')).json);
  expect(plain.provesAddresses).toBeNull();
  expect((await upload('14 Harbour Street')).json).toMatchObject({
    errors: [{ path: 'provesAddresses', message: 'Please choose from the list' }],
  });

  const change = (provesAddresses: unknown) =>
    visitor.patch(`/api/documents/${document.id}`, { provesAddresses });
  expect((await change([id])).json).toEqual({ ...document, provesAddresses: [id] });
  expect((await visitor.patch(`/api/documents/${document.id}`, { title: 'Gas' })).json).toMatchObject({
    title: 'Gas',
    provesAddresses: [id],
  });
  // Both were uploaded at the same time of the test's clock, so the list may have either one first.
  const list = documentListResponse.parse((await visitor.get('/api/documents')).json);
  expect(new Map(list.map((one) => [one.id, one.provesAddresses]))).toEqual(
    new Map([
      [plain.id, null],
      [document.id, [id]],
    ]),
  );
  expect((await change([])).json).toMatchObject({ provesAddresses: null });
  expect((await change([7])).status).toBe(400);
});
