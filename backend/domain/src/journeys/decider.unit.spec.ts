import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSpecification, stateAfter } from '../../testing/specification';
import { journeyDecider, type JourneyChange } from './decider';
import { journeyEvents, type JourneyEvent } from './events';
import { mostJourneys, type JourneyDetails } from './fields';

const { given } = createSpecification(journeyDecider);

const journeyId = '0f8b5f0c-0a3d-4a63-9d7e-0d6a0d9f0a01';
const spain: JourneyDetails = {
  departureDate: '2025-03-01',
  returnDate: '2025-03-10',
  destination: 'Spain',
  reason: 'holiday',
};
const today = '2025-06-01';
const noted = { ...spain, notes: 'With my sister' };
const recorded = (journey: JourneyDetails = spain, id = journeyId): JourneyEvent => ({
  type: 'JourneyRecorded',
  data: { journeyId: id, ...journey },
});
const changed = (journey: JourneyDetails): JourneyEvent => ({
  type: 'JourneyChanged',
  data: { journeyId, ...journey },
});
const removed: JourneyEvent = { type: 'JourneyRemoved', data: { journeyId } };
const tooEarly = { refusal: 'invalid', code: 'return_before_departure', field: 'returnDate' } as const;
const notThere = { refusal: 'notFound', code: 'journey_not_found' } as const;

describe('recording a journey', () => {
  const record = (journey: JourneyDetails) =>
    ({ type: 'RecordJourney', id: journeyId, item: journey, today }) as const;

  it('keeps all fields', () => given().when(record(noted)).then(recorded(noted)));
  it('accepts a journey that begins and ends on one day', () => {
    const dayTrip = { ...spain, returnDate: spain.departureDate };
    given().when(record(dayTrip)).then(recorded(dayTrip));
  });
  it('accepts overlapping journeys, because pages flag them', () =>
    given(recorded(spain, '0f8b5f0c-0a3d-4a63-9d7e-0d6a0d9f0a02')).when(record(spain)).then(recorded()));
  it('refuses a return before the departure', () =>
    given()
      .when(record({ ...spain, returnDate: '2025-02-28' }))
      .thenRefused(tooEarly));
  it('does nothing if the same journey exists', () => given(recorded()).when(record(spain)).thenNothing());
  it('refuses another journey under the same id', () =>
    given(recorded())
      .when(record({ ...spain, destination: 'France' }))
      .thenRefused({ refusal: 'conflict', code: 'journey_exists' }));
  it('refuses more journeys than the assessment accepts', () => {
    const many = Array.from({ length: mostJourneys }, (_, index) => recorded(spain, `journey ${index}`));
    given(...many)
      .when(record(spain))
      .thenRefused({ refusal: 'invalid', code: 'too_many_journeys' });
    given(...many.slice(1))
      .when(record(spain))
      .then(recorded());
  });
});

describe('importing journeys', () => {
  const otherId = '0f8b5f0c-0a3d-4a63-9d7e-0d6a0d9f0a02';
  const thirdId = '0f8b5f0c-0a3d-4a63-9d7e-0d6a0d9f0a03';
  const france = { ...spain, destination: 'France' };
  const imported = (...journeys: readonly (JourneyDetails & { journeyId: string })[]) =>
    ({ type: 'ImportJourneys', journeys, today }) as const;

  it('records each of them, in their order', () =>
    given()
      .when(imported({ journeyId, ...spain }, { journeyId: otherId, ...france }))
      .then(recorded(), recorded(france, otherId)));
  it('skips a duplicate of a recorded journey in any spelling', () =>
    given(recorded(noted, thirdId))
      .when(
        imported(
          { journeyId, ...spain, destination: ' SPAIN ', reason: 'family' },
          { journeyId: otherId, ...france },
        ),
      )
      .then(recorded(france, otherId)));
  it('skips a duplicate in the list', () =>
    given()
      .when(imported({ journeyId, ...spain }, { journeyId: otherId, ...spain }))
      .then(recorded()));
  it('accepts a removed journey again', () =>
    given(recorded(), removed)
      .when(imported({ journeyId: otherId, ...spain }))
      .then(recorded(spain, otherId)));
  it('does nothing if all exist', () => {
    given(recorded())
      .when(imported({ journeyId: otherId, ...spain }))
      .thenNothing();
    given().when(imported()).thenNothing();
  });
  it('refuses all when one returns before its departure', () =>
    given()
      .when(imported({ journeyId, ...spain }, { journeyId: otherId, ...spain, returnDate: '2025-02-28' }))
      .thenRefused(tooEarly));
  it('refuses more journeys than the assessment accepts, but not existing ones', () => {
    const many = Array.from({ length: mostJourneys }, (_, index) => recorded(spain, `journey ${index}`));
    given(...many)
      .when(imported({ journeyId, ...france }))
      .thenRefused({ refusal: 'invalid', code: 'too_many_journeys' });
    given(...many)
      .when(imported({ journeyId, ...spain }))
      .thenNothing();
  });
});

describe('changing a journey', () => {
  const change = (fields: JourneyChange) =>
    ({ type: 'ChangeJourney', id: journeyId, change: fields, today }) as const;

  it('keeps fields that are not named', () =>
    given(recorded(noted))
      .when(change({ returnDate: '2025-03-12' }))
      .then(changed({ ...noted, returnDate: '2025-03-12' })));
  it('does not change an undefined field', () =>
    given(recorded(noted))
      .when(change({ notes: undefined, departureDate: undefined, destination: 'Portugal' }))
      .then(changed({ ...noted, destination: 'Portugal' })));
  it('clears the notes with null', () =>
    given(recorded(noted))
      .when(change({ notes: null }))
      .then(changed(spain)));
  it('does nothing if nothing changes', () => {
    given(recorded(noted)).when(change(noted)).thenNothing();
    given(recorded(noted)).when(change({})).thenNothing();
    given(recorded(spain))
      .when(change({ notes: null }))
      .thenNothing();
  });
  it('refuses a departure after the unchanged return', () =>
    given(recorded())
      .when(change({ departureDate: '2025-03-11' }))
      .thenRefused(tooEarly));
  it('refuses an unknown or removed journey', () => {
    given().when(change(spain)).thenRefused(notThere);
    given(recorded(), removed).when(change(spain)).thenRefused(notThere);
  });
});

describe('the answer about the islands', () => {
  const jersey: JourneyDetails = { ...spain, destination: 'Jersey', crownDependency: 'visited' };
  const change = (change: JourneyChange) =>
    ({ type: 'ChangeJourney', id: journeyId, change, today }) as const;

  it('is kept', () =>
    given().when({ type: 'RecordJourney', id: journeyId, item: jersey, today }).then(recorded(jersey)));
  it('does not change without being named', () =>
    given(recorded(jersey))
      .when(change({ destination: 'Jersey', returnDate: '2025-03-09' }))
      .then(changed({ ...jersey, returnDate: '2025-03-09' })));
  it('is cleared if the destination changes', () =>
    given(recorded(jersey))
      .when(change({ destination: 'Spain' }))
      .then(changed(spain)));
  it('can be changed and cleared', () => {
    const unasked = { ...spain, destination: 'Jersey' };
    given(recorded(jersey))
      .when(change({ crownDependency: null }))
      .then(changed(unasked));
    given(recorded(jersey))
      .when(change({ crownDependency: 'not_sure' }))
      .then(changed({ ...jersey, crownDependency: 'not_sure' }));
  });
});

describe('the permitted reason for a journey', () => {
  const ill: JourneyDetails = { ...spain, permittedReason: 'compelling_compassionate' };
  const change = (change: JourneyChange) =>
    ({ type: 'ChangeJourney', id: journeyId, change, today }) as const;

  it('is kept, does not change with other fields, and can be cleared', () => {
    given().when({ type: 'RecordJourney', id: journeyId, item: ill, today }).then(recorded(ill));
    given(recorded(ill))
      .when(change({ returnDate: '2025-03-12' }))
      .then(changed({ ...ill, returnDate: '2025-03-12' }));
    given(recorded(ill))
      .when(change({ permittedReason: null }))
      .then(changed(spain));
  });
});

describe('the dependants on a journey', () => {
  const shared: JourneyDetails = { ...spain, travellers: [1, 2] };
  const change = (change: JourneyChange) =>
    ({ type: 'ChangeJourney', id: journeyId, change, today }) as const;

  it('are kept, do not change with other fields, and can be cleared', () => {
    given().when({ type: 'RecordJourney', id: journeyId, item: shared, today }).then(recorded(shared));
    given(recorded(shared))
      .when(change({ notes: 'By train' }))
      .then(changed({ ...shared, notes: 'By train' }));
    given(recorded(shared))
      .when(change({ travellers: [2] }))
      .then(changed({ ...shared, travellers: [2] }));
    given(recorded(shared))
      .when(change({ travellers: null }))
      .then(changed(spain));
  });
});

describe('an open journey', () => {
  const otherId = '0f8b5f0c-0a3d-4a63-9d7e-0d6a0d9f0a02';
  const { returnDate: _, ...away } = spain;
  const lagos: JourneyDetails = { ...away, departureDate: today, destination: 'Lagos' };
  const secondOpen = { refusal: 'invalid', code: 'another_journey_open', field: 'returnDate' } as const;
  const notAwayYet = { refusal: 'invalid', code: 'not_away_yet', field: 'returnDate' } as const;
  const record = (journey: JourneyDetails) =>
    ({ type: 'RecordJourney', id: journeyId, item: journey, today }) as const;
  const change = (change: JourneyChange) =>
    ({ type: 'ChangeJourney', id: journeyId, change, today }) as const;
  const imported = (...journeys: readonly (JourneyDetails & { journeyId: string })[]) =>
    ({ type: 'ImportJourneys', journeys, today }) as const;

  it('is kept without a return from the day of departure', () => {
    given().when(record(away)).then(recorded(away));
    given().when(record(lagos)).then(recorded(lagos));
  });
  it('has begun; a planned journey needs a planned return', () => {
    given()
      .when(record({ ...away, departureDate: '2025-06-02' }))
      .thenRefused(notAwayYet);
    given(recorded(away))
      .when(change({ departureDate: '2025-06-02' }))
      .thenRefused(notAwayYet);
    given()
      .when(imported({ journeyId, ...away, departureDate: '2025-06-02' }))
      .thenRefused(notAwayYet);
  });
  it('is the only one', () => {
    given(recorded(away, otherId)).when(record(lagos)).thenRefused(secondOpen);
    given(recorded(away, otherId), recorded())
      .when(change({ returnDate: null }))
      .thenRefused(secondOpen);
    given(recorded(away, otherId))
      .when(imported({ journeyId, ...lagos }))
      .thenRefused(secondOpen);
    given()
      .when(imported({ journeyId, ...away }, { journeyId: otherId, ...lagos }))
      .thenRefused(secondOpen);
  });
  it('allows ended journeys to be recorded', () =>
    given(recorded(away, otherId)).when(record(spain)).then(recorded()));
  it('ends with a return date, and is open again without it', () => {
    given(recorded(away))
      .when(change({ returnDate: '2025-03-10' }))
      .then(changed(spain));
    given(recorded())
      .when(change({ returnDate: null }))
      .then(changed(away));
    given(recorded(away))
      .when(change({ returnDate: null, notes: 'Ill' }))
      .then(changed({ ...away, notes: 'Ill' }));
  });
  it('ends by an imported return date, and keeps its other fields', () => {
    given(recorded({ ...noted, returnDate: undefined }))
      .when(imported({ journeyId: otherId, ...spain, destination: ' SPAIN', reason: 'family' }))
      .then(changed(noted));
    given(recorded(away))
      .when(imported({ journeyId: otherId, ...lagos }, { journeyId: otherId, ...spain }))
      .then(changed(spain), recorded(lagos, otherId));
  });
  it('stays open if an imported journey has another departure or place', () => {
    const others = [
      { ...spain, departureDate: '2025-03-02' },
      { ...spain, destination: 'Portugal' },
    ];
    for (const other of others)
      given(recorded(away))
        .when(imported({ journeyId: otherId, ...other }))
        .then(recorded(other, otherId));
  });
  it('is skipped in a list that also has it with its return, in any order', () => {
    const [open, closed] = [
      { journeyId, ...away },
      { journeyId: otherId, ...spain },
    ];
    given().when(imported(open, closed)).then(recorded(spain, otherId));
    given().when(imported(closed, open)).then(recorded(spain, otherId));
  });
  it('is not imported again by a list from before its return', () => {
    given(recorded(away))
      .when(imported({ journeyId: otherId, ...away, destination: 'spain' }))
      .thenNothing();
    given(recorded())
      .when(imported({ journeyId: otherId, ...away }))
      .thenNothing();
  });
});

describe('removing a journey', () => {
  const remove = { type: 'RemoveJourney', id: journeyId, today } as const;

  it('removes it from the record', () => given(recorded()).when(remove).then(removed));
  it('refuses an unknown or removed journey', () => {
    given().when(remove).thenRefused(notThere);
    given(recorded(), removed).when(remove).thenRefused(notThere);
  });
});

describe('the journeys of a person', () => {
  it('are the recorded journeys with their changes, without removed ones', () => {
    const other = '0f8b5f0c-0a3d-4a63-9d7e-0d6a0d9f0a02';
    const state = stateAfter(journeyDecider, recorded(noted), recorded(noted, other), changed(spain), {
      type: 'JourneyRemoved',
      data: { journeyId: other },
    });
    expect([...state]).toStrictEqual([[journeyId, spain]]);
  });

  it('do not mutate the earlier state', () => {
    const before = stateAfter(journeyDecider, recorded());
    journeyDecider.evolve(before, removed);
    expect(before.size).toBe(1);
  });

  it.each([
    ['a day that does not exist', { departureDate: '2025-02-29' }],
    ['a day outside of anybody’s life', { returnDate: '2200-01-01' }],
    ['a time', { returnDate: '2025-03-10T00:00:00Z' }],
    ['an empty destination', { destination: '' }],
    ['an unknown field', { passport: '123' }],
  ])('never hold %s', (_, wrong) => {
    const [journeyRecorded] = journeyEvents;
    expect(() => journeyRecorded?.parse({ journeyId, ...spain, ...wrong })).toThrow();
  });
});

it('many events at once give the same state as one by one, and do not mutate the given state', () => {
  const ids = ['one', 'two', 'three'].map((id) => `${journeyId.slice(0, -5)}${id}`);
  const anyEvent = fc.record({
    journeyId: fc.constantFrom(...ids),
    destination: fc.constantFrom('Spain', 'Malta'),
    type: fc.constantFrom('JourneyRecorded', 'JourneyChanged', 'JourneyRemoved'),
  });
  const anyEvents = fc
    .array(anyEvent, { maxLength: 20 })
    .map((events) =>
      events.map(({ type, journeyId: id, destination }): JourneyEvent =>
        type === 'JourneyRemoved'
          ? { type, data: { journeyId: id } }
          : { type, data: { ...spain, journeyId: id, destination } },
      ),
    );
  fc.assert(
    fc.property(anyEvents, anyEvents, (past, more) => {
      const given = stateAfter(journeyDecider, ...past);
      const before = [...given];
      const all = journeyDecider.evolveMany?.(given, more);
      expect([...(all ?? [])]).toStrictEqual([...stateAfter(journeyDecider, ...past, ...more)]);
      expect([...given]).toStrictEqual(before);
    }),
  );
});
