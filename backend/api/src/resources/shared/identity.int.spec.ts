import {
  addresses,
  applications,
  collectionContract,
  jobs,
  parents,
  referees,
} from '@settlewise/contract/collections';
import {
  sharedAbsencesResponse,
  sharedDependantsResponse,
  sharedDocumentsResponse,
  sharedProgressResponse,
  sharedTimelineResponse,
  sharedVisaHistoryResponse,
} from '@settlewise/contract/shared';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPerson, type SignedUp } from '../../../testing/aPerson';
import {
  fillWholeRecord,
  identity,
  inWords,
  passport,
  payslip,
  withheld,
  words,
} from '../../../testing/aWholeRecord';
import { aLawyer, share, switchSharing } from '../../../testing/sharing';
import { sharedTestApi } from '../../../testing/sharedTestApi';
import type { TestApi } from '../../../testing/startTestApi';

let api: TestApi;
let owner: SignedUp;
beforeAll(async () => {
  api = await sharedTestApi();
  owner = await aPerson().named('Zephyrine', 'Quillfeather').signsUpAt(api.address);
  await fillWholeRecord(owner, api);
});

const shapes = {
  timeline: sharedTimelineResponse,
  progress: sharedProgressResponse,
  absences: sharedAbsencesResponse,
  'visa-history': sharedVisaHistoryResponse,
  dependants: sharedDependantsResponse,
  documents: sharedDocumentsResponse,
  addresses: collectionContract(addresses).sharedResponse,
  referees: collectionContract(referees).sharedResponse,
  applications: collectionContract(applications).sharedResponse,
  jobs: collectionContract(jobs).sharedResponse,
  parents: collectionContract(parents).sharedResponse,
} as const;
/** Lists that a lawyer sees only if the owner chose them. */
const chosen = ['addresses', 'referees', 'applications', 'jobs', 'parents'] as const;

/** All data of the lawyer's pages, without the owner's name. */
async function readPages(lawyer: SignedUp, grantId: string): Promise<string> {
  const seen: string[] = [];
  for (const [part, shape] of Object.entries(shapes)) {
    const { status, json } = await lawyer.visitor.get(`/api/shared/${grantId}/${part}`);
    expect([part, status]).toEqual([part, 200]);
    const { record, ...answer } = shape.parse(json);
    expect([record.name, answer]).toEqual([
      'Zephyrine Quillfeather',
      { ...(json as object), record: undefined },
    ]);
    seen.push(JSON.stringify(answer));
  }
  return seen.join('\n');
}

async function readDocuments(lawyer: SignedUp, grantId: string) {
  const { json } = await lawyer.visitor.get(`/api/shared/${grantId}/documents`);
  const { documents } = sharedDocumentsResponse.parse(json);
  return Promise.all(
    documents.map(async ({ id, documentType, fileIsShared }) => {
      const file = await lawyer.visitor.get(`/api/shared/${grantId}/documents/${id}/file`);
      return { documentType, fileIsShared, file };
    }),
  );
}

/** A grant from before the question about identity data existed. */
async function anOldGrant(lawyer: SignedUp): Promise<string> {
  await switchSharing(owner, true);
  const { json } = await owner.visitor.post('/api/legal-access', {
    email: lawyer.user.email,
    alsoShares: chosen,
  });
  return (json as { id: string }).id;
}

describe('identity data', () => {
  test.each([
    ['was not asked', anOldGrant],
    [
      'did not allow it',
      async (lawyer: SignedUp) => (await share(owner, lawyer, undefined, chosen, false)).id,
    ],
  ])('is in no answer or file for a lawyer if the owner %s', async (_, give) => {
    const lawyer = await aLawyer(api);
    const grantId = await give(lawyer);
    await api.whenCaughtUp();
    const text = (await readPages(lawyer, grantId)).toLowerCase();
    const sought = [...words, ...inWords, ...withheld, owner.user.username, owner.user.email];
    expect(sought.filter((word) => text.includes(word.toLowerCase()))).toEqual([]);
    // Facts of the case remain.
    const ofCase = ['brazil', '"relationship":"child"', 'payslip', '"role":"tenant"', 'organist'];
    for (const word of [...ofCase, 'super_priority', 'bookbinder', '"which":"mother"'])
      expect(text).toContain(word);

    const [passportGiven, payslipGiven] = await readDocuments(lawyer, grantId);
    expect(passportGiven).toMatchObject({ documentType: 'passport', fileIsShared: false });
    expect([passportGiven?.file.status, passportGiven?.file.message]).toEqual([
      403,
      'The owner did not choose to share identity data, and files that prove it, with you.',
    ]);
    expect(payslipGiven).toMatchObject({ documentType: 'payslip', fileIsShared: true });
    expect([payslipGiven?.file.status, payslipGiven?.file.bytes.equals(payslip)]).toEqual([200, true]);
    expect(payslipGiven?.file.headers.get('Content-Disposition')).not.toContain('Quillfeather');
  });

  test('is in the answers if the owner allowed it, except data about other people', async () => {
    const lawyer = await aLawyer(api);
    const { id } = await share(owner, lawyer, undefined, chosen, true);
    await api.whenCaughtUp();
    const text = await readPages(lawyer, id);
    const shown = ['dependant', ...chosen].flatMap((part) => Object.values(identity[part] ?? {}));
    expect(shown.filter((word) => !text.includes(word))).toEqual([]);
    expect(withheld.filter((word) => text.includes(word))).toEqual([]);
    const [passportGiven] = await readDocuments(lawyer, id);
    expect([passportGiven?.fileIsShared, passportGiven?.file.bytes.equals(passport)]).toEqual([true, true]);
  });
});
