import { randomUUID } from 'node:crypto';
import { documentResponse } from '@settlewise/contract/documents';
import { accessLogResponse } from '@settlewise/contract/legalAccess';
import { bundleResponse } from '@settlewise/contract/shared';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aDocument } from '../../../testing/aDocument';
import { aPerson, type SignedUp } from '../../../testing/aPerson';
import { aLawyer, share } from '../../../testing/sharing';
import { sharedTestApi } from '../../../testing/sharedTestApi';
import type { TestApi } from '../../../testing/startTestApi';

let api: TestApi;
beforeAll(async () => {
  api = await sharedTestApi();
});

let owner: SignedUp;
let lawyer: SignedUp;
let grantId: string;
beforeEach(async () => {
  [owner, lawyer] = [await aPerson().signsUpAt(api.address), await aLawyer(api)];
  ({ id: grantId } = await share(owner, lawyer, undefined, [], false));
});

const uploadDocument = async (title: string, documentType = 'payslip', category = 'employment') => {
  const form = aDocument()
    .titled(title)
    .having('documentType', documentType)
    .having('category', category)
    .form();
  const { json } = await owner.visitor.send('POST', '/api/documents/upload', { form });
  return documentResponse.parse(json).id;
};
const requestBundle = (documents: readonly string[], by = lawyer) =>
  by.visitor.post(`/api/shared/${grantId}/bundles`, { documents });
const requestFile = (document: string, bundle: string) =>
  lawyer.visitor.get(
    `/api/shared/${grantId}/documents/${document}/file?disposition=attachment&bundle=${bundle}`,
  );
const looks = async () => {
  await api.whenCaughtUp();
  const { json } = await owner.visitor.get('/api/legal-access/looks');
  return accessLogResponse.parse(json).looks.map(({ part, documentTitles }) => [part, documentTitles]);
};

describe('a bundle', () => {
  test('is one entry in the owner’s log with its documents, and its files add none', async () => {
    const [may, june, july] = [
      await uploadDocument('May'),
      await uploadDocument('June'),
      await uploadDocument('July'),
    ];
    await api.whenCaughtUp();
    const answer = await requestBundle([may, june, may]);
    const { id, documents } = bundleResponse.parse(answer.json);
    expect([answer.status, documents]).toEqual([201, 2]);
    for (const document of [may, june]) {
      const { status, bytes } = await requestFile(document, id);
      expect([status, bytes.length]).toEqual([200, 200]);
    }
    expect(await looks()).toEqual([['bundle', ['May', 'June']]]);
    // A document outside the bundle is refused, and not recorded as accessed.
    const refused = '403 This bundle is too old, or does not hold this document. Please make it again.';
    for (const [document, bundle] of [
      [july, id],
      [may, randomUUID()],
      [may, 'x'],
    ] as const) {
      const { status, message } = await requestFile(document, bundle);
      expect(`${status} ${message}`).toBe(refused);
    }
    await api.later(60 * 60_000, async () => {
      expect((await requestFile(may, id)).status).toBe(403);
    });
    expect(await looks()).toHaveLength(1);
  });

  test('has only documents that the lawyer may see', async () => {
    const [payslip, passport] = [
      await uploadDocument('May'),
      await uploadDocument('Passport', 'passport', 'identity'),
    ];
    await api.whenCaughtUp();
    expect((await requestBundle([payslip, passport])).status).toBe(403);
    expect((await requestBundle([payslip, randomUUID()])).status).toBe(404);
    expect((await requestBundle([])).status).toBe(400);
    expect((await requestBundle([payslip], await aLawyer(api))).status).toBe(404);
    expect(await looks()).toEqual([]);
  });

  test('gives nothing after the record is no longer shared', async () => {
    const may = await uploadDocument('May');
    await api.whenCaughtUp();
    const { id } = bundleResponse.parse((await requestBundle([may])).json);
    await owner.visitor.delete(`/api/legal-access/${grantId}`);
    expect((await requestFile(may, id)).status).toBe(403);
  });
});
