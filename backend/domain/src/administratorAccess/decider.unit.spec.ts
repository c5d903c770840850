import { describe, expect, it } from 'vitest';
import { createSpecification, stateAfter } from '../../testing/specification';
import { administratorAccessDecider, type AdministratorAccessCommand } from './decider';
import { recordOpenedByAdministrator, type AdministratorAccessEvent } from './events';

const { given } = createSpecification(administratorAccessDecider);

const data = {
  lookId: '0f8b5f0c-0a3d-4a63-9d7e-0d6a0d9f0a01',
  reason: 'Ticket 17: a journey is missing',
  administratorId: '5c0de4f2-4a31-4c0a-8f0e-2b7f6f1f9b11',
  userId: '6f1c2d0e-8a4b-4c1d-9e2f-3a5b7c9d1e0f',
  openedAt: '2026-11-21T12:00:00.000Z',
  until: '2026-11-21T13:00:00.000Z',
} as const;
const open = (more: Partial<AdministratorAccessCommand> = {}): AdministratorAccessCommand => ({
  type: 'OpenRecord',
  ...data,
  ...more,
});
const opened: AdministratorAccessEvent = { type: 'RecordOpenedByAdministrator', data };

describe('opening a record', () => {
  it('records the owner, the administrator and the reason', () => given().when(open()).then(opened));
  it('is recorded once, with the first time', () =>
    given(opened)
      .when(open({ openedAt: '2026-11-21T12:01:00.000Z', until: '2026-11-21T13:01:00.000Z' }))
      .thenNothing());
  it.each([
    ['another person', { userId: data.lookId }],
    ['another administrator', { administratorId: data.lookId }],
    ['another reason', { reason: 'Ticket 18' }],
  ])('is refused under the same id with %s', (_, more) =>
    given(opened).when(open(more)).thenRefused({ refusal: 'conflict', code: 'look_exists' }),
  );
  it('has the recorded data as its state', () =>
    expect(stateAfter(administratorAccessDecider, opened)).toStrictEqual(data));
});

it.each([
  ['without a reason', { reason: '' }],
  ['without an end', { until: null }],
  ['with an unknown field', { address: '127.0.0.1' }],
])('a record is never opened %s', (_, wrong) => {
  expect(() => recordOpenedByAdministrator.parse({ ...data, ...wrong })).toThrow();
});
