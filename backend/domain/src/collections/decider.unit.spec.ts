import { describe, expect, it } from 'vitest';
import { createSpecification } from '../../testing/specification';
import { field } from '../fields';
import { createListDecider, streamOfCollection } from './decider';
import { defineCollection } from './definition';
import { createListEvents, type ListEvent } from './events';

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
type JobEvent = ListEvent<'Job', 'jobId', typeof jobs.fields>;

const { given } = createSpecification(createListDecider(jobs));
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

describe('recording an item', () => {
  it('keeps it', () => given().when({ type: 'RecordJob', id, item }).then(recorded()));
  it('does nothing if the same item exists', () =>
    given(recorded()).when({ type: 'RecordJob', id, item }).thenNothing());
  it('refuses another item under the same id', () =>
    given(recorded())
      .when({ type: 'RecordJob', id, item: { ...item, employer: 'Other Ltd' } })
      .thenRefused({ refusal: 'conflict', code: 'job_exists' }));
  it('refuses an item that breaks a rule', () =>
    given()
      .when({ type: 'RecordJob', id, item: { ...item, to: '2022-01-14' } })
      .thenRefused(endsTooEarly));
  it('refuses an item over the limit, and accepts one after a removal', () => {
    const full = [recorded(), recorded(other)] as const;
    given(...full)
      .when({ type: 'RecordJob', id: third, item })
      .thenRefused({ refusal: 'invalid', code: 'too_many_jobs' });
    given(...full, { type: 'JobRemoved', data: { jobId: other } })
      .when({ type: 'RecordJob', id: third, item })
      .then(recorded(third));
  });
});

describe('changing an item', () => {
  it('records the whole item', () =>
    given(recorded())
      .when({ type: 'ChangeJob', id, change: { to: '2024-02-29' } })
      .then({ type: 'JobChanged', data: { jobId: id, ...item, to: '2024-02-29' } }));
  it('clears null fields', () =>
    given(recorded(), { type: 'JobChanged', data: { jobId: id, ...item, to: '2024-02-29' } })
      .when({ type: 'ChangeJob', id, change: { to: null } })
      .then({ type: 'JobChanged', data: { jobId: id, ...item } }));
  it('does nothing if nothing changes', () =>
    given(recorded())
      .when({ type: 'ChangeJob', id, change: { employer: item.employer, to: undefined } })
      .thenNothing());
  it('refuses a change that breaks a rule with the existing fields', () =>
    given(recorded())
      .when({ type: 'ChangeJob', id, change: { to: '2022-01-14' } })
      .thenRefused(endsTooEarly));
  it('refuses an unknown item', () =>
    given(recorded()).when({ type: 'ChangeJob', id: other, change: {} }).thenRefused(notFound));
});

describe('removing an item', () => {
  const removed: JobEvent = { type: 'JobRemoved', data: { jobId: id } };
  it('takes it away', () => given(recorded()).when({ type: 'RemoveJob', id }).then(removed));
  it('refuses a second removal', () =>
    given(recorded(), removed).when({ type: 'RemoveJob', id }).thenRefused(notFound));
});

it('has a stream for each person', () => {
  expect(streamOfCollection(jobs)(id)).toBe(`jobs-${id}`);
});

it('writes events with exactly the fields', () => {
  const [definition] = createListEvents(jobs);
  expect(definition?.parse({ jobId: id, ...item })).toEqual({ jobId: id, ...item });
  for (const wrong of [
    { ...item, more: 1 },
    { employer: 'Harbour Ltd', from: '2022-01-15' },
  ]) {
    expect(() => definition?.parse({ jobId: id, ...wrong })).toThrow();
  }
});
