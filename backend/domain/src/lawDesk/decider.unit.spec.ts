import { describe, expect, it } from 'vitest';
import { createSpecification, stateAfter } from '../../testing/specification';
import { lawDeskDecider, type LawDeskCommand } from './decider';
import type { LawDeskEvent, LawNotice } from './events';

const { given } = createSpecification(lawDeskDecider);

const noticeId = '0f8b5f0c-0a3d-4a63-9d7e-0d6a0d9f0a01';
const at = '2026-11-29T10:00:00.000Z';
const today = '2026-11-29';
const knownConcerns = ['settlement', 'citizenship', 'skilled_worker', 'partner'];
const notice: LawNotice = {
  title: 'A rule changes',
  text: 'What it says.',
  source: { title: 'A page', url: 'https://www.gov.uk/page' },
  day: '2026-11-28',
  standing: 'announced',
  concerns: ['skilled_worker'],
};
type Publish = Extract<LawDeskCommand, { type: 'PublishLawNotice' }>;
const sent = (part: Partial<LawNotice> = {}) => ({
  noticeId,
  notice: { ...notice, ...part },
  knownConcerns,
  people: 12,
  today,
  at,
});
const publish = (part?: Partial<LawNotice>): Publish => ({ type: 'PublishLawNotice', ...sent(part) });
const correct = (part?: Partial<LawNotice>) => ({ type: 'CorrectLawNotice', ...sent(part) }) as const;
const withdraw = { type: 'WithdrawLawNotice', noticeId, reason: 'It was not so', at } as const;

const content = { ...notice, concerns: ['skilled_worker'] };
const published: LawDeskEvent = {
  type: 'LawNoticePublished',
  data: { noticeId, ...content, people: 12, publishedAt: at },
};
const withdrawn: LawDeskEvent = {
  type: 'LawNoticeWithdrawn',
  data: { noticeId, reason: 'It was not so', withdrawnAt: at },
};

describe('a notice', () => {
  it('is published', () => given().when(publish()).then(published));

  it('names each route once', () =>
    given()
      .when(publish({ concerns: ['skilled_worker', 'skilled_worker'] }))
      .then(published));

  it.each([
    ['an unknown route', { concerns: ['partner', 'moon'] }, 'route_not_known', 'concerns'],
    [
      'a link without https',
      { source: { title: 'A', url: 'http://a.example' } },
      'link_not_https',
      'sourceUrl',
    ],
    ['a day in the future', { day: '2026-11-30' }, 'day_in_the_future', 'day'],
  ])('is refused with %s, and the field is named', (_what, part, code, field) => {
    given().when(publish(part)).thenRefused({ refusal: 'invalid', code, field });
    given(published).when(correct(part)).thenRefused({ refusal: 'invalid', code, field });
  });

  it('is corrected as a whole', () =>
    given(published)
      .when(correct({ text: 'Better words.', standing: 'in_force' }))
      .then({
        type: 'LawNoticeCorrected',
        data: {
          noticeId,
          ...content,
          text: 'Better words.',
          standing: 'in_force',
          people: 12,
          correctedAt: at,
        },
      }));

  it('creates no event for a correction without changes', () =>
    given(published).when(correct()).thenNothing());

  it('is withdrawn', () => given(published).when(withdraw).then(withdrawn));

  it('cannot be corrected or withdrawn after it is withdrawn', () => {
    const refused = { refusal: 'conflict', code: 'law_notice_withdrawn' } as const;
    given(published, withdrawn).when(withdraw).thenRefused(refused);
    given(published, withdrawn).when(correct()).thenRefused(refused);
  });

  it('must exist to be corrected or withdrawn', () => {
    const refused = { refusal: 'notFound', code: 'law_notice_not_found' } as const;
    given().when(withdraw).thenRefused(refused);
    given().when(correct()).thenRefused(refused);
  });
});

describe('the reading of a source', () => {
  const knownSources = [
    { key: 'rules', title: 'Rules', url: 'https://www.gov.uk/rules', retrievedOn: '2025-12-06' },
  ];
  const read = (readOn = today, source = 'rules') =>
    ({ type: 'RecordSourceReadings', sources: [source, source], readOn, knownSources, today, at }) as const;
  const readAgain = (readOn = today): LawDeskEvent => ({
    type: 'SourceReadAgain',
    data: { source: 'rules', title: 'Rules', url: 'https://www.gov.uk/rules', readOn, recordedAt: at },
  });

  it('is recorded, once a day', () => {
    given().when(read()).then(readAgain());
    given(readAgain()).when(read()).thenNothing();
    given(readAgain('2026-11-01')).when(read()).then(readAgain());
  });

  it('is not recorded if a later one is known', () => {
    given().when(read('2025-12-06')).thenNothing();
    given(readAgain()).when(read('2026-11-28')).thenNothing();
  });

  it('is refused for a day in the future and for an unknown source', () => {
    given()
      .when(read('2026-11-30'))
      .thenRefused({ refusal: 'invalid', code: 'day_in_the_future', field: 'readOn' });
    given()
      .when(read(today, 'nothing'))
      .thenRefused({ refusal: 'invalid', code: 'source_not_known', field: 'sources' });
  });

  it('keeps only its latest day', () => {
    const { readings } = stateAfter(lawDeskDecider, readAgain('2026-11-01'), readAgain());
    expect([...readings]).toEqual([['rules', today]]);
  });
});
