import { describe, expect, it } from 'vitest';
import { createSpecification } from '../../testing/specification';
import { field } from '../fields';
import { collectionDecider, streamOfCollection } from './decider';
import { defineCollection } from './definition';
import { collectionEvents, type CollectionEvent } from './events';

const jobs = defineCollection({
  part: 'jobs',
  name: 'Job',
  id: 'jobId',
  words: { one: 'job', many: 'jobs' },
  fields: {
    employer: field.line('Employer', { most: 100 }),
    from: field.date('From'),
    to: field.optional(field.date('To')),
  },
  rules: [
    {
      code: 'end_before_start',
      field: 'to',
      message: 'A job cannot end before it begins',
      holds: ({ from, to }) => to === null || to >= from,
    },
  ],
  most: 2,
  order: [['from', 'desc']],
  tableVersion: 1,
  share: null,
  example: { employer: 'Harbour Ltd', from: '2022-01-15' },
});
type JobEvent = CollectionEvent<'Job', 'jobId', typeof jobs.fields>;

const { given } = createSpecification(collectionDecider(jobs));
const [id, other, third] = [
  '0f8b5f0c-0a3d-4a63-9d7e-0d6a0d9f0a01',
  '0f8b5f0c-0a3d-4a63-9d7e-0d6a0d9f0a02',
  '0f8b5f0c-0a3d-4a63-9d7e-0d6a0d9f0a03',
] as const;
const item = { employer: 'Harbour Ltd', from: '2022-01-15', to: null };
const recorded = (jobId: string = id, job = item): JobEvent => ({
  type: 'JobRecorded',
  data: { jobId, ...job },
});
const endsTooEarly = { refusal: 'invalid', code: 'end_before_start', field: 'to' } as const;
const notFound = { refusal: 'notFound', code: 'job_not_found' } as const;

describe('recording a thing', () => {
  it('keeps it', () => given().when({ type: 'RecordJob', id, item }).then(recorded()));
  it('does nothing when the very same is there already', () =>
    given(recorded()).when({ type: 'RecordJob', id, item }).thenNothing());
  it('refuses another under the same id', () =>
    given(recorded())
      .when({ type: 'RecordJob', id, item: { ...item, employer: 'Other Ltd' } })
      .thenRefused({ refusal: 'conflict', code: 'job_exists' }));
  it('refuses what breaks a rule', () =>
    given()
      .when({ type: 'RecordJob', id, item: { ...item, to: '2022-01-14' } })
      .thenRefused(endsTooEarly));
  it('refuses one too many, and takes another once one is removed', () => {
    const full = [recorded(), recorded(other)] as const;
    given(...full)
      .when({ type: 'RecordJob', id: third, item })
      .thenRefused({ refusal: 'invalid', code: 'too_many_jobs' });
    given(...full, { type: 'JobRemoved', data: { jobId: other } })
      .when({ type: 'RecordJob', id: third, item })
      .then(recorded(third));
  });
});

describe('changing a thing', () => {
  it('tells the whole of it as it now is', () =>
    given(recorded())
      .when({ type: 'ChangeJob', id, change: { to: '2024-02-29' } })
      .then({ type: 'JobChanged', data: { jobId: id, ...item, to: '2024-02-29' } }));
  it('takes away what is null', () =>
    given(recorded(), { type: 'JobChanged', data: { jobId: id, ...item, to: '2024-02-29' } })
      .when({ type: 'ChangeJob', id, change: { to: null } })
      .then({ type: 'JobChanged', data: { jobId: id, ...item } }));
  it('does nothing when nothing changes', () =>
    given(recorded())
      .when({ type: 'ChangeJob', id, change: { employer: item.employer, to: undefined } })
      .thenNothing());
  it('refuses what breaks a rule together with what is there', () =>
    given(recorded())
      .when({ type: 'ChangeJob', id, change: { to: '2022-01-14' } })
      .thenRefused(endsTooEarly));
  it('finds only what is there', () =>
    given(recorded()).when({ type: 'ChangeJob', id: other, change: {} }).thenRefused(notFound));
});

describe('removing a thing', () => {
  const removed: JobEvent = { type: 'JobRemoved', data: { jobId: id } };
  it('takes it away', () => given(recorded()).when({ type: 'RemoveJob', id }).then(removed));
  it('finds nothing a second time', () =>
    given(recorded(), removed).when({ type: 'RemoveJob', id }).thenRefused(notFound));
});

it('has a stream for each person', () => {
  expect(streamOfCollection(jobs)(id)).toBe(`jobs-${id}`);
});

it('writes events that hold every field, and no other', () => {
  const [definition] = collectionEvents(jobs);
  expect(definition?.parse({ jobId: id, ...item })).toEqual({ jobId: id, ...item });
  for (const wrong of [
    { ...item, more: 1 },
    { employer: 'Harbour Ltd', from: '2022-01-15' },
  ]) {
    expect(() => definition?.parse({ jobId: id, ...wrong })).toThrow();
  }
});
