import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSpecification, stateAfter } from '../../testing/specification';
import { journeyDecider, mostJourneys, type JourneyChange } from './decider';
import { journeyRecorded, type JourneyEvent } from './events';
import type { JourneyDetails } from './fields';

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
  const record = (journey: JourneyDetails) => ({ type: 'RecordJourney', journeyId, journey, today }) as const;

  it('keeps what the person said', () => given().when(record(noted)).then(recorded(noted)));
  it('accepts a journey that begins and ends on one day', () => {
    const dayTrip = { ...spain, returnDate: spain.departureDate };
    given().when(record(dayTrip)).then(recorded(dayTrip));
  });
  it('accepts a journey that overlaps another: it is flagged, not refused', () =>
    given(recorded(spain, '0f8b5f0c-0a3d-4a63-9d7e-0d6a0d9f0a02')).when(record(spain)).then(recorded()));
  it('refuses a return before the departure', () =>
    given()
      .when(record({ ...spain, returnDate: '2025-02-28' }))
      .thenRefused(tooEarly));
  it('does nothing when the very same journey is there already', () =>
    given(recorded()).when(record(spain)).thenNothing());
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
  it('leaves out one to a place where the person already was on these days, however it is spelt', () =>
    given(recorded(noted, thirdId))
      .when(
        imported(
          { journeyId, ...spain, destination: ' SPAIN ', reason: 'family' },
          { journeyId: otherId, ...france },
        ),
      )
      .then(recorded(france, otherId)));
  it('leaves out one that stands in the list twice', () =>
    given()
      .when(imported({ journeyId, ...spain }, { journeyId: otherId, ...spain }))
      .then(recorded()));
  it('takes one again that was removed', () =>
    given(recorded(), removed)
      .when(imported({ journeyId: otherId, ...spain }))
      .then(recorded(spain, otherId)));
  it('does nothing when all are there already', () => {
    given(recorded())
      .when(imported({ journeyId: otherId, ...spain }))
      .thenNothing();
    given().when(imported()).thenNothing();
  });
  it('refuses all when one returns before its departure', () =>
    given()
      .when(imported({ journeyId, ...spain }, { journeyId: otherId, ...spain, returnDate: '2025-02-28' }))
      .thenRefused(tooEarly));
  it('refuses more journeys than the assessment accepts, but not those that are there already', () => {
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
    ({ type: 'ChangeJourney', journeyId, change: fields, today }) as const;

  it('keeps the fields that were not named', () =>
    given(recorded(noted))
      .when(change({ returnDate: '2025-03-12' }))
      .then(changed({ ...noted, returnDate: '2025-03-12' })));
  it('leaves a field that is undefined as it is', () =>
    given(recorded(noted))
      .when(change({ notes: undefined, departureDate: undefined, destination: 'Portugal' }))
      .then(changed({ ...noted, destination: 'Portugal' })));
  it('takes the notes away when asked', () =>
    given(recorded(noted))
      .when(change({ notes: null }))
      .then(changed(spain)));
  it('does nothing when everything is so already', () => {
    given(recorded(noted)).when(change(noted)).thenNothing();
    given(recorded(noted)).when(change({})).thenNothing();
    given(recorded(spain))
      .when(change({ notes: null }))
      .thenNothing();
  });
  it('refuses a departure after the return that stays', () =>
    given(recorded())
      .when(change({ departureDate: '2025-03-11' }))
      .thenRefused(tooEarly));
  it('refuses a journey that is not there, or was removed', () => {
    given().when(change(spain)).thenRefused(notThere);
    given(recorded(), removed).when(change(spain)).thenRefused(notThere);
  });
});

describe('what was said of the islands', () => {
  const jersey: JourneyDetails = { ...spain, destination: 'Jersey', crownDependency: 'visited' };
  const change = (change: JourneyChange) => ({ type: 'ChangeJourney', journeyId, change, today }) as const;

  it('is kept as it was said', () =>
    given().when({ type: 'RecordJourney', journeyId, journey: jersey, today }).then(recorded(jersey)));
  it('stays where a change says nothing of it', () =>
    given(recorded(jersey))
      .when(change({ destination: 'Jersey', returnDate: '2025-03-09' }))
      .then(changed({ ...jersey, returnDate: '2025-03-09' })));
  it('goes where the journey goes elsewhere', () =>
    given(recorded(jersey))
      .when(change({ destination: 'Spain' }))
      .then(changed(spain)));
  it('can be changed, and taken back', () => {
    const unasked = { ...spain, destination: 'Jersey' };
    given(recorded(jersey))
      .when(change({ crownDependency: null }))
      .then(changed(unasked));
    given(recorded(jersey))
      .when(change({ crownDependency: 'not_sure' }))
      .then(changed({ ...jersey, crownDependency: 'not_sure' }));
  });
});

describe('the reason for which the rules leave a journey out', () => {
  const ill: JourneyDetails = { ...spain, permittedReason: 'compelling_compassionate' };
  const change = (change: JourneyChange) => ({ type: 'ChangeJourney', journeyId, change, today }) as const;

  it('is kept as it was said, stays in other changes, and can be taken back', () => {
    given().when({ type: 'RecordJourney', journeyId, journey: ill, today }).then(recorded(ill));
    given(recorded(ill))
      .when(change({ returnDate: '2025-03-12' }))
      .then(changed({ ...ill, returnDate: '2025-03-12' }));
    given(recorded(ill))
      .when(change({ permittedReason: null }))
      .then(changed(spain));
  });
});

describe('the dependants who made a journey as well', () => {
  const shared: JourneyDetails = { ...spain, travellers: [1, 2] };
  const change = (change: JourneyChange) => ({ type: 'ChangeJourney', journeyId, change, today }) as const;

  it('are kept as they were named, stay in other changes, and can be taken back', () => {
    given().when({ type: 'RecordJourney', journeyId, journey: shared, today }).then(recorded(shared));
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

describe('a journey that goes on', () => {
  const otherId = '0f8b5f0c-0a3d-4a63-9d7e-0d6a0d9f0a02';
  const { returnDate: _, ...away } = spain;
  const lagos: JourneyDetails = { ...away, departureDate: today, destination: 'Lagos' };
  const secondOpen = { refusal: 'invalid', code: 'another_journey_open', field: 'returnDate' } as const;
  const notAwayYet = { refusal: 'invalid', code: 'not_away_yet', field: 'returnDate' } as const;
  const record = (journey: JourneyDetails) => ({ type: 'RecordJourney', journeyId, journey, today }) as const;
  const change = (change: JourneyChange) => ({ type: 'ChangeJourney', journeyId, change, today }) as const;
  const imported = (...journeys: readonly (JourneyDetails & { journeyId: string })[]) =>
    ({ type: 'ImportJourneys', journeys, today }) as const;

  it('is kept without a return, from the day of leaving on', () => {
    given().when(record(away)).then(recorded(away));
    given().when(record(lagos)).then(recorded(lagos));
  });
  it('has begun: one that is planned has a planned return', () => {
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
  it('is the only one, however another is added', () => {
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
  it('lets others that have ended be recorded', () =>
    given(recorded(away, otherId)).when(record(spain)).then(recorded()));
  it('ends with a return date, and goes on again without', () => {
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
  it('ends where a list knows the return, and keeps what was said of it', () => {
    given(recorded({ ...noted, returnDate: undefined }))
      .when(imported({ journeyId: otherId, ...spain, destination: ' SPAIN', reason: 'family' }))
      .then(changed(noted));
    given(recorded(away))
      .when(imported({ journeyId: otherId, ...lagos }, { journeyId: otherId, ...spain }))
      .then(changed(spain), recorded(lagos, otherId));
  });
  it('goes on where a list knows another departure or another place', () => {
    const others = [
      { ...spain, departureDate: '2025-03-02' },
      { ...spain, destination: 'Portugal' },
    ];
    for (const other of others)
      given(recorded(away))
        .when(imported({ journeyId: otherId, ...other }))
        .then(recorded(other, otherId));
  });
  it('is left out of a list that also has it with its return, in whichever order', () => {
    const [open, closed] = [
      { journeyId, ...away },
      { journeyId: otherId, ...spain },
    ];
    given().when(imported(open, closed)).then(recorded(spain, otherId));
    given().when(imported(closed, open)).then(recorded(spain, otherId));
  });
  it('is not imported again by a list from before its end', () => {
    given(recorded(away))
      .when(imported({ journeyId: otherId, ...away, destination: 'spain' }))
      .thenNothing();
    given(recorded())
      .when(imported({ journeyId: otherId, ...away }))
      .thenNothing();
  });
});

describe('removing a journey', () => {
  const remove = { type: 'RemoveJourney', journeyId } as const;

  it('takes it out of the record', () => given(recorded()).when(remove).then(removed));
  it('refuses a journey that is not there, or was removed before', () => {
    given().when(remove).thenRefused(notThere);
    given(recorded(), removed).when(remove).thenRefused(notThere);
  });
});

describe('the journeys of a person', () => {
  it('are those recorded and not removed, as they were last changed', () => {
    const other = '0f8b5f0c-0a3d-4a63-9d7e-0d6a0d9f0a02';
    const state = stateAfter(journeyDecider, recorded(noted), recorded(noted, other), changed(spain), {
      type: 'JourneyRemoved',
      data: { journeyId: other },
    });
    expect([...state]).toStrictEqual([[journeyId, spain]]);
  });

  it('leave the state before an event as it was', () => {
    const before = stateAfter(journeyDecider, recorded());
    journeyDecider.evolve(before, removed);
    expect(before.size).toBe(1);
  });

  it.each([
    ['a day that does not exist', { departureDate: '2025-02-29' }],
    ['a day outside of anybody’s life', { returnDate: '2200-01-01' }],
    ['a time', { returnDate: '2025-03-10T00:00:00Z' }],
    ['an empty destination', { destination: '' }],
    ['a field that nobody knows', { passport: '123' }],
  ])('never hold %s', (_, wrong) => {
    expect(() => journeyRecorded.parse({ journeyId, ...spain, ...wrong })).toThrow();
  });
});

it('many events at once come to the same as one after the other, and leave what they are given as it is', () => {
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
