import { describe, expect, it } from 'vitest';
import { createSpecification, stateAfter } from '../../testing/specification';
import { quotaDecider, quotaStream } from './decider';
import type { QuotaEvent } from './events';

const { given } = createSpecification(quotaDecider);

const list = 'tasks';
const now = '2026-11-21T12:00:00.000Z';
const createId = (number: number) => `0f8b5f0c-0a3d-4a63-9d7e-${String(number).padStart(12, '0')}`;
const begun = (...numbers: number[]): QuotaEvent => ({
  type: 'QuotaCountingBegun',
  data: { list, itemIds: numbers.map(createId) },
});
const taken = (number: number): QuotaEvent => ({
  type: 'QuotaSlotTaken',
  data: { list, itemId: createId(number), takenAt: now },
});
const released = (...numbers: number[]): QuotaEvent => ({
  type: 'QuotaSlotsReleased',
  data: { list, itemIds: numbers.map(createId) },
});
const take = (number: number, existing?: readonly number[] | 'unknown') => {
  const slot = { type: 'TakeSlot', list, itemId: createId(number), most: 3, now } as const;
  if (existing === undefined) return slot;
  return { ...slot, existing: existing === 'unknown' ? existing : existing.map(createId) };
};
const release = (...numbers: number[]) =>
  ({ type: 'ReleaseSlots', list, itemIds: numbers.map(createId) }) as const;
const full = { refusal: 'invalid', code: 'list_is_full' } as const;

describe('taking a slot', () => {
  it('counts an entry', () => given(begun()).when(take(1)).then(taken(1)));
  it('counts the same entry once', () => given(begun(), taken(1)).when(take(1)).thenNothing());
  it('is refused if the list is full', () =>
    given(begun(1), taken(2), taken(3)).when(take(4)).thenRefused(full));
  it('is possible after a slot was released', () =>
    given(begun(1), taken(2), taken(3), released(1)).when(take(4)).then(taken(4)));
  it('is always possible for a counted entry, even if the list is full', () =>
    given(begun(1), taken(2), taken(3)).when(take(3)).thenNothing());
  it('names the limit in the message', () => {
    const thousands = { ...take(9), most: 2_000 };
    const ids = Array.from({ length: 2_000 }, (_, index) => index + 10);
    expect(() => quotaDecider.decide(thousands, stateAfter(quotaDecider, begun(...ids)))).toThrow(
      'You can keep up to 2,000 tasks. Please delete one that you no longer need first.',
    );
  });
});

describe('entries from before counting', () => {
  it('must be given first', () =>
    given().when(take(1)).thenRefused({ refusal: 'conflict', code: 'quota_not_begun' }));
  it('are counted with the first entry', () =>
    given()
      .when(take(3, [1, 2]))
      .then(begun(1, 2), taken(3)));
  it('are counted once; later lists are ignored', () =>
    given(begun(), taken(1))
      .when(take(2, [5, 6, 7]))
      .then(taken(2)));
  it('count towards the limit', () =>
    given()
      .when(take(4, [1, 2, 3]))
      .thenRefused(full));
  it('may exceed the limit: they are kept, but no new ones are accepted', () => {
    given()
      .when(take(6, [1, 2, 3, 4, 5]))
      .thenRefused(full);
    given(begun(1, 2, 3, 4, 5), released(1))
      .when(take(6))
      .thenRefused(full);
  });
  it('are recorded in parts of 1,000', () => {
    const ids = Array.from({ length: 2_500 }, (_, index) => index + 1);
    const command = { ...take(9_999, ids), most: 3_000 };
    const events = quotaDecider.decide(command, quotaDecider.initialState);
    expect(events.map(({ type }) => type)).toEqual([
      ...Array.from({ length: 3 }, () => 'QuotaCountingBegun'),
      'QuotaSlotTaken',
    ]);
    expect(stateAfter(quotaDecider, ...events).slots.size).toBe(2_501);
  });
  it('allow new entries while they cannot be read, up to the limit of counted ones', () => {
    given().when(take(1, 'unknown')).then(taken(1));
    given(taken(1), taken(2), taken(3)).when(take(4, 'unknown')).thenRefused(full);
    given(taken(1))
      .when(take(2, [1, 5]))
      .then(begun(1, 5), taken(2));
  });
});

describe('releasing slots', () => {
  it('removes entries from the count', () =>
    given(begun(1), taken(2), taken(3)).when(release(1, 3)).then(released(1, 3)));
  it('does nothing for entries that are not counted', () =>
    given(begun(), taken(1)).when(release(2)).thenNothing());
});

it('each list of a person has its own stream', () => {
  expect(quotaStream('documents', createId(1))).toBe(`quota-documents-${createId(1)}`);
});
