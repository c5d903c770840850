import { adminLawNoticeResponse, lawNoticePreviewResponse } from '@settlewise/contract/admin';
import type { SignedUp } from './aPerson';

/** A made-up notice, as an administrator types it. */
export const aLawNotice = (part: Readonly<Record<string, unknown>> = {}) => ({
  title: 'A made-up rule',
  text: 'It says something.',
  day: '2026-11-20',
  standing: 'announced',
  sourceTitle: 'A page',
  sourceUrl: 'https://www.gov.uk/page',
  concerns: ['skilled_worker'],
  ...part,
});

/** A notice with the code of its preview, as needed to publish it. */
export async function previewedLawNotice(
  { visitor }: Pick<SignedUp, 'visitor'>,
  part: Readonly<Record<string, unknown>> = {},
) {
  const notice = aLawNotice(part);
  const answer = await visitor.post('/api/admin/rules/law/preview', notice);
  if (answer.status !== 200)
    throw new Error(`The preview was answered with ${answer.status}: ${answer.message}`);
  return { ...notice, code: lawNoticePreviewResponse.parse(answer.json).code };
}

/** @returns the id of the notice */
export async function publishLawNotice(
  administrator: Pick<SignedUp, 'visitor'>,
  part: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const answer = await administrator.visitor.post(
    '/api/admin/rules/law/notices',
    await previewedLawNotice(administrator, part),
  );
  if (answer.status !== 201)
    throw new Error(`Publishing was answered with ${answer.status}: ${answer.message}`);
  return adminLawNoticeResponse.parse(answer.json).id;
}
