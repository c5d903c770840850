import type { LawNoticesResponse } from '@settlewise/contract/lawDesk';

type Notice = LawNoticesResponse['notices'][number];

/** A made-up notice about the law: `aLawNotice({ concerns: ['partner'] })`. */
export const aLawNotice = (rest: Partial<Notice> = {}): Notice => ({
  id: '3b7e1c52-9a04-4d6f-8e21-5c0d7f9b2a64',
  title: 'A made-up rule',
  text: 'It says something.',
  source: { title: 'A page', url: 'https://www.gov.uk/page' },
  day: '2026-11-20',
  standing: 'announced',
  publishedOn: '2026-11-21',
  concerns: ['skilled_worker'],
  ...rest,
});

/** What the server answers about notices and readings. */
export const lawNotices = (notices: readonly Notice[], readings: LawNoticesResponse['readings'] = {}) => ({
  status: 200,
  body: { rulesReadOn: '2025-12-06', newsTo: '2026-10-06', notices, readings },
});
