import { describe, expect, it } from 'vitest';
import { createSpecification, stateAfter } from '../../testing/specification';
import { createListEvents } from '../collections/events';
import { immigrationProfileDecider } from './decider';
import type { ImmigrationProfileEvent } from './events';
import { visaHistoryList, type VisaHistoryChange, type VisaHistoryEntry } from './visaHistoryFields';

const { given } = createSpecification(immigrationProfileDecider);

const entryId = 'c2d4e6f8-1a3b-4c5d-8e7f-9a0b1c2d3e4f';
const unasked = { appliedOn: null, appliedInTime: null, gapBefore: null } as const;
const student: VisaHistoryEntry = {
  visaType: 'student',
  startDate: '2017-09-01',
  endDate: '2021-01-31',
  ...unasked,
};
const longer = { ...student, endDate: '2021-05-03' };
const backwards = { ...student, endDate: '2017-08-31' };
const added = (entry = student, id = entryId): ImmigrationProfileEvent => ({
  type: 'VisaHistoryEntryAdded',
  data: { entryId: id, ...entry },
});
const changed = (entry: VisaHistoryEntry): ImmigrationProfileEvent => ({
  type: 'VisaHistoryEntryChanged',
  data: { entryId, ...entry },
});
const removed: ImmigrationProfileEvent = { type: 'VisaHistoryEntryRemoved', data: { entryId } };
const tooEarly = { refusal: 'invalid', code: 'end_before_start', field: 'endDate' } as const;
const notThere = { refusal: 'notFound', code: 'entry_not_found' } as const;

describe('adding an earlier visa', () => {
  const add = (entry: VisaHistoryEntry) =>
    ({ type: 'RecordVisaHistoryEntry', id: entryId, item: entry }) as const;

  it('keeps all fields', () => given().when(add(student)).then(added()));
  it('accepts one that ended on the day on which it started', () => {
    const oneDay = { ...student, endDate: student.startDate };
    given().when(add(oneDay)).then(added(oneDay));
  });
  it('refuses an end before the start', () => given().when(add(backwards)).thenRefused(tooEarly));
  it('does nothing if the same visa exists', () => given(added()).when(add(student)).thenNothing());
  it('refuses another visa under the same id', () =>
    given(added()).when(add(longer)).thenRefused({ refusal: 'conflict', code: 'entry_exists' }));
  it('refuses more visas than the limit', () => {
    const many = Array.from({ length: visaHistoryList.most }, (_, index) => added(student, `entry ${index}`));
    given(...many)
      .when(add(student))
      .thenRefused({ refusal: 'invalid', code: 'too_many_entries' });
    given(...many.slice(1))
      .when(add(student))
      .then(added());
  });
});

describe('changing an earlier visa', () => {
  const change = (change: VisaHistoryChange) =>
    ({ type: 'ChangeVisaHistoryEntry', id: entryId, change }) as const;

  it('records the whole entry', () => given(added()).when(change(longer)).then(changed(longer)));
  it('does nothing if nothing changes', () => given(added()).when(change(student)).thenNothing());
  it('refuses an end before the start', () => given(added()).when(change(backwards)).thenRefused(tooEarly));
  it('refuses an unknown or removed visa', () => {
    given().when(change(student)).thenRefused(notThere);
    given(added(), removed).when(change(student)).thenRefused(notThere);
  });
});

describe('the application for an earlier visa', () => {
  const add = { type: 'RecordVisaHistoryEntry', id: entryId, item: student } as const;
  const change = (change: VisaHistoryChange) =>
    ({ type: 'ChangeVisaHistoryEntry', id: entryId, change }) as const;
  const inTime: VisaHistoryEntry = { ...student, appliedOn: '2017-07-15', appliedInTime: 'yes' };
  const tooLate = { refusal: 'invalid', code: 'applied_after_start', field: 'appliedOn' } as const;

  it('is kept, including "not sure"', () => {
    given()
      .when({ ...add, item: inTime })
      .then(added(inTime));
    given(added())
      .when(change({ appliedInTime: 'not_sure' }))
      .then(changed({ ...student, appliedInTime: 'not_sure' }));
  });
  it('may be on the start date of the visa, but not later', () => {
    const sameDay = { ...student, appliedOn: student.startDate };
    given()
      .when({ ...add, item: sameDay })
      .then(added(sameDay));
    const after = { appliedOn: '2017-09-02' };
    given()
      .when({ ...add, item: { ...student, ...after } })
      .thenRefused(tooLate);
    given(added()).when(change(after)).thenRefused(tooLate);
  });
  it('does not change without being named, and can be cleared', () => {
    given(added(inTime))
      .when(change({ endDate: longer.endDate }))
      .then(changed({ ...inTime, endDate: longer.endDate }));
    given(added(inTime))
      .when(change({ appliedOn: null, appliedInTime: null }))
      .then(changed(student));
  });
  it('is cleared if the visa starts on another day', () => {
    const later = { ...student, startDate: '2017-10-01' };
    given(added(inTime))
      .when(change({ startDate: later.startDate }))
      .then(changed(later));
    given(added(inTime))
      .when(change({ startDate: later.startDate, appliedInTime: 'no' }))
      .then(changed({ ...later, appliedInTime: 'no' }));
  });
});

describe('the excuse for a gap before an earlier visa', () => {
  const change = (change: VisaHistoryChange) =>
    ({ type: 'ChangeVisaHistoryEntry', id: entryId, change }) as const;
  const excused: VisaHistoryEntry = { ...student, gapBefore: 'overstayer_exception' };

  it('is kept, and can be cleared', () => {
    given(added())
      .when(change({ gapBefore: 'overstayer_exception' }))
      .then(changed(excused));
    given(added(excused))
      .when(change({ gapBefore: null }))
      .then(changed(student));
  });
  it('is cleared if the visa starts on another day', () =>
    given(added(excused))
      .when(change({ startDate: '2017-10-01' }))
      .then(changed({ ...student, startDate: '2017-10-01' })));
});

describe('removing an earlier visa', () => {
  const remove = { type: 'RemoveVisaHistoryEntry', id: entryId } as const;

  it('removes it from the history', () => given(added()).when(remove).then(removed));
  it('refuses an unknown or removed visa', () => {
    given().when(remove).thenRefused(notThere);
    given(added(), removed).when(remove).thenRefused(notThere);
  });
});

describe('the visa history of a person', () => {
  it('contains the added entries with their changes, without removed ones', () => {
    const other = 'd3e5f7a9-2b4c-4d6e-9f80-0b1c2d3e4f50';
    const state = stateAfter(immigrationProfileDecider, added(), added(student, other), changed(longer), {
      type: 'VisaHistoryEntryRemoved',
      data: { entryId: other },
    });
    expect([...state.visaHistory]).toStrictEqual([[entryId, longer]]);
  });

  it('does not mutate the earlier state', () => {
    const before = stateAfter(immigrationProfileDecider, added());
    immigrationProfileDecider.evolve(before, removed);
    expect(before.visaHistory.size).toBe(1);
  });

  it('refuses an entry with a guessable id', () => {
    const [visaHistoryEntryAdded] = createListEvents(visaHistoryList);
    expect(() => visaHistoryEntryAdded?.parse({ entryId: '1', ...student })).toThrow();
  });
});
