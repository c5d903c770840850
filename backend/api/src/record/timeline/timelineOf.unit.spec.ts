import { timelineEntry, timelineEntryKinds } from '@settlewise/contract';
import { describe, expect, it } from 'vitest';
import { aheadFirst, timelineOf, type Life } from './timelineOf';
import type { ProfileInLife } from './visasInLife';

const noProfile: ProfileInLife = {
  ...{ visaType: null, visaStartDate: null, visaExpiryDate: null, brpExpiryDate: null },
  ...{ hasILR: false, ilrGrantDate: null, settledAs: null },
  ...{ appliedOn: null, appliedInTime: null, claimedOn: null, awaitingDecisionSince: null },
};
const nothing: Life = {
  ...{ openedAt: null, profile: null, earlierVisas: [], journeys: [], documents: [], tasks: [] },
  ...{ dependants: [], toApply: null, today: '2026-11-21' },
};

/** Of whose own dates nobody has said anything. */
const unsaid = {
  ...{ dateOfBirth: '2019-07-30', bornInUk: null, british: null, settledSince: null, ukEntryDate: null },
  ...{ visaHeldSince: null, ownJourneys: [] },
} as const;

/** Somebody who came to study, stayed to work, settled, and has a child. */
const life: Life = {
  openedAt: new Date('2026-01-05T10:00:00Z'),
  profile: {
    ...noProfile,
    ...{ visaType: 'skilled_worker', visaStartDate: '2021-02-01', visaExpiryDate: '2026-11-20' },
    ...{ brpExpiryDate: '2026-11-21', hasILR: true, ilrGrantDate: '2026-02-10' },
  },
  earlierVisas: [
    {
      ...{ entryId: 'e1', visaType: 'student', startDate: '2018-09-01', endDate: '2021-01-31' },
      ...{ appliedOn: null, appliedInTime: null },
    },
  ],
  journeys: [
    {
      ...{ journeyId: 'j2', departureDate: '2026-12-20', returnDate: '2027-01-03', days: 15 },
      ...{ destination: 'Brazil', reason: 'family', crownDependency: null },
    },
    {
      ...{ journeyId: 'j1', departureDate: '2025-03-01', returnDate: '2025-03-01', days: 1 },
      ...{ destination: 'France', reason: 'business', crownDependency: null },
    },
  ],
  documents: [
    {
      ...{ documentId: 'd1', title: 'Passport', expiryDate: '2026-11-20' },
      // After midnight in London, where it is summer.
      uploadedAt: new Date('2026-06-30T23:30:00Z'),
    },
    {
      ...{ documentId: 'd2', title: 'Letter', expiryDate: null },
      uploadedAt: new Date('2026-06-30T22:30:00Z'),
    },
  ],
  tasks: [
    {
      ...{ taskId: 't1', title: 'Book the test', dueDate: '2026-02-01' },
      ...{ addedAt: new Date('2026-01-05T11:00:00Z'), completedAt: new Date('2026-01-20T09:00:00Z') },
    },
    {
      ...{ taskId: 't2', title: 'Order photos', dueDate: null, completedAt: null },
      addedAt: new Date('2026-07-02T11:00:00Z'),
    },
  ],
  dependants: [
    {
      ...unsaid,
      ...{ dependantId: 1, firstName: 'Ana', lastName: 'Silva', relationship: 'child' },
      ...{ currentVisaType: 'dependent', visaStartDate: '2021-02-01', visaExpiryDate: '2026-11-22' },
    },
    {
      ...unsaid,
      ...{ dependantId: 2, firstName: 'Rui', lastName: 'Silva', relationship: 'spouse' },
      ...{ currentVisaType: null, visaStartDate: null, visaExpiryDate: null },
    },
  ],
  toApply: null,
  today: '2026-11-21',
};

const expiringLater = { expiryDate: '2027-03-01', uploadedAt: new Date('2026-06-30T22:30:00Z') };

describe('the timeline of a life', () => {
  it('tells everything that happened and is ahead, the newest first', () => {
    const itemsOf = timelineOf(life).map(({ date, endDate, kind, title, detail, isAhead }) =>
      [isAhead ? 'ahead' : 'past', kind, date, endDate ?? '', title, detail ?? ''].join(' | '),
    );
    expect(itemsOf).toEqual([
      'ahead | journey | 2026-12-20 | 2027-01-03 | Journey to Brazil | 15 days, travel days included. Reason: family',
      'ahead | dependant | 2026-11-22 |  | Visa of Ana Silva expires | Child, Dependant',
      'past | visa | 2026-11-21 |  | Biometric residence permit (BRP) expires | ',
      'past | visa | 2026-11-20 |  | Visa expired | Skilled Worker',
      'past | document | 2026-11-20 |  | Document expired | Passport',
      'past | task | 2026-07-02 |  | Task added | Order photos',
      'past | document | 2026-07-01 |  | Document uploaded | Passport',
      'past | document | 2026-06-30 |  | Document uploaded | Letter',
      'past | settlement | 2026-02-10 |  | Indefinite leave to remain (ILR) granted | ',
      'past | task | 2026-02-01 |  | Task due | Book the test',
      'past | task | 2026-01-20 |  | Task completed | Book the test',
      'past | task | 2026-01-05 |  | Task added | Book the test',
      'past | record | 2026-01-05 |  | Record opened | ',
      'past | journey | 2025-03-01 |  | Journey to France | 1 day, travel days included. Reason: business',
      'past | visa | 2021-02-01 | 2026-11-20 | Visa: Skilled Worker | ',
      'past | dependant | 2021-02-01 | 2026-11-22 | Visa of Ana Silva | Child, Dependant',
      'past | visa | 2018-09-01 | 2021-01-31 | Visa: Student | ',
    ]);
  });

  it('has for its owner what is ahead first, the soonest first, and then the past as it stood', () => {
    const entries = timelineOf({
      ...life,
      documents: [{ ...{ documentId: 'd3', title: 'Letter' }, ...expiringLater }],
    });
    const ordered = aheadFirst(entries);
    expect(ordered.slice(0, 4).map(({ date, title }) => `${date} ${title}`)).toEqual([
      '2026-11-22 Visa of Ana Silva expires',
      '2026-12-20 Journey to Brazil',
      '2027-03-01 Document expires',
      '2026-11-21 Biometric residence permit (BRP) expires',
    ]);
    expect(ordered.filter(({ isAhead }) => !isAhead)).toEqual(entries.filter(({ isAhead }) => !isAhead));
  });

  it('tells until when something is to do as long as it is not done', () => {
    const dueOf = (completedAt: Date | null) =>
      timelineOf({
        ...nothing,
        tasks: [
          {
            ...{ taskId: 't1', title: 'Book the test', dueDate: '2026-12-01' },
            ...{ addedAt: new Date('2026-11-01T11:00:00Z'), completedAt },
          },
        ],
      })
        .filter(({ title }) => title === 'Task due')
        .map(({ date }) => date);
    expect(dueOf(null)).toEqual(['2026-12-01']);
    expect(dueOf(new Date('2026-11-20T11:00:00Z'))).toEqual([]);
  });

  it('is such as the contract says, each entry under an id of its own, and of every kind', () => {
    const entries = timelineOf(life);
    for (const entry of entries) expect(timelineEntry.strict().parse(entry)).toEqual(entry);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(timelineEntryKinds));
  });

  it('is empty where nothing is known', () => {
    expect(timelineOf(nothing)).toEqual([]);
    expect(timelineOf({ ...nothing, profile: noProfile })).toEqual([]);
  });

  it('tells of a visa without a name, and of an end without a start', () => {
    const profile = { ...noProfile, visaStartDate: '2026-01-01', visaExpiryDate: '2027-01-01' };
    expect(timelineOf({ ...nothing, profile }).map(({ title }) => title)).toEqual(['Visa expires', 'Visa']);
    const endOnly = { ...noProfile, visaExpiryDate: '2027-01-01' };
    expect(timelineOf({ ...nothing, profile: endOnly }).map(({ title }) => title)).toEqual(['Visa expires']);
  });

  it('leaves out a day of ILR that the record does not claim any more', () => {
    const profile = { ...noProfile, ilrGrantDate: '2026-02-10' };
    expect(timelineOf({ ...nothing, profile })).toEqual([]);
  });

  it('tells what was said of an application, in a sentence', () => {
    const itemsOf = (said: Partial<ProfileInLife>) =>
      timelineOf({
        ...nothing,
        profile: { ...noProfile, visaType: 'refugee', visaStartDate: '2024-07-30', ...said },
      }).map(({ date, title, detail }) => `${date} ${title}${detail === null ? '' : `: ${detail}`}`);
    const visa = '2024-07-30 Visa: Refugee';
    expect(itemsOf({ appliedInTime: 'yes' })).toEqual([`${visa}: Applied for before the earlier visa ended`]);
    expect(itemsOf({ appliedInTime: 'no' })).toEqual([
      `${visa}: Applied for after the earlier visa had ended`,
    ]);
    expect(itemsOf({ appliedInTime: 'not_sure' })).toEqual([
      `${visa}: Not sure whether it was applied for before the earlier visa ended`,
    ]);
    expect(itemsOf({ appliedOn: '2024-05-10', appliedInTime: 'yes' })).toEqual([
      `${visa}: Applied for on 10 May 2024`,
    ]);
    expect(itemsOf({ claimedOn: '2023-01-02', awaitingDecisionSince: '2026-10-01' })).toEqual([
      '2026-10-01 Indefinite leave to remain (ILR) applied for: No decision yet',
      visa,
      '2023-01-02 Protection claimed',
    ]);
  });

  it('tells the kind of settlement that was granted', () => {
    const titles = (settledAs: ProfileInLife['settledAs']) =>
      timelineOf({
        ...nothing,
        profile: { ...noProfile, hasILR: true, ilrGrantDate: '2026-02-10', settledAs },
      }).map(({ title }) => title);
    expect(titles('eu_settled_status')).toEqual(['Settled status (EU Settlement Scheme) granted']);
    expect(titles(null)).toEqual(['Indefinite leave to remain (ILR) granted']);
  });

  it.each([
    ['visited', 'The whole journey was on the islands: no days away for citizenship'],
    ['lived_there', 'Lived on the islands with permission: no days away for citizenship'],
    ['no', 'Not the whole journey was on the islands'],
    ['not_sure', 'Not sure whether the whole journey was on the islands'],
  ] as const)('tells of a journey to the islands that was answered with %s', (crownDependency, sentence) => {
    const journeys = life.journeys.slice(0, 1).map((journey) => ({ ...journey, crownDependency }));
    const [entry] = timelineOf({ ...nothing, journeys });
    expect(entry?.detail).toBe(`15 days, travel days included. Reason: family. ${sentence}`);
  });
});
