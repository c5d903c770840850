import { timelineEntry, timelineEntryKinds, timelineMatters } from '@settlewise/contract/timelineEntries';
import { emptyDetails } from '@settlewise/domain/immigrationProfile';
import { wholeItem } from '@settlewise/domain/fields';
import { applications } from '@settlewise/domain/record';
import { describe, expect, it } from 'vitest';
import { aDependant, aJourney, anEarlierVisa, aPaper, aRecord, aTask } from '../../testing/aRecord';
import { wholeTimeline } from '../../testing/wholeTimeline';
import type { PersonRecord } from '../record/personRecord';
import type { TimelineSource } from './timelineSource';

const nothing: TimelineSource = {
  registeredOn: null,
  details: emptyDetails,
  earlier: [],
  journeys: [],
  documents: [],
  tasks: [],
  applications: [],
  dependants: [],
  reader: 'owner',
  today: '2026-11-21',
};

/** A person who came to study, stayed to work, settled, and has a child. */
const life: TimelineSource & { readonly record: PersonRecord } = {
  ...nothing,
  registeredOn: '2026-01-05',
  details: {
    ...emptyDetails,
    visaType: 'skilled_worker',
    visaStartDate: '2021-02-01',
    visaExpiryDate: '2026-11-20',
    brpExpiryDate: '2026-11-21',
    hasILR: true,
    ilrGrantDate: '2026-02-10',
  },
  earlier: [anEarlierVisa('2018-09-01', '2021-01-31', { visaType: 'student' })],
  journeys: [
    aJourney('2026-12-20', '2027-01-03', { destination: 'Brazil', reason: 'family' }),
    aJourney('2025-03-01', '2025-03-01', { destination: 'France', reason: 'business' }),
  ],
  documents: [
    aPaper('passport', { title: 'Passport', expiryDate: '2026-11-20', uploadedOn: '2026-07-01' }),
    aPaper('other', { title: 'Letter', uploadedOn: '2026-06-30' }),
  ],
  tasks: [
    { ...aTask('t1', 'Book the test', '2026-02-01'), addedOn: '2026-01-05', completedOn: '2026-01-20' },
    { ...aTask('t2', 'Order photos', null), addedOn: '2026-07-02' },
  ],
  dependants: [
    aDependant({
      firstName: 'Ana',
      lastName: 'Silva',
      relationship: 'child',
      visaStartDate: '2021-02-01',
      visaExpiryDate: '2026-11-22',
    }),
    aDependant({ dependantId: 2, firstName: 'Rui', lastName: 'Silva', currentVisaType: null }),
  ],
  record: aRecord(
    { visaExpiryDate: '2026-11-20', brpExpiryDate: '2026-11-21', hasILR: true, ilrGrantDate: null },
    { dependants: [aDependant({ firstName: 'Ana', visaExpiryDate: '2026-11-22', british: null })] },
  ),
};

describe('the timeline of a record', () => {
  it('lists what is ahead, the soonest first, and then the past, the newest first', () => {
    const itemsOf = wholeTimeline(life).map(({ date, endDate, kind, title, detail, isAhead }) =>
      [isAhead ? 'ahead' : 'past', kind, date, endDate ?? '', title, detail ?? ''].join(' | '),
    );
    expect(itemsOf).toEqual([
      'ahead | dependant | 2026-11-22 |  | Last day of the visa of Ana | ',
      'ahead | journey | 2026-12-20 | 2027-01-03 | Journey to Brazil | 15 days, travel days included. Reason: family',
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

  it.each([
    ['2026-11-20', null, 'past | Discharged from HM Armed Forces | '],
    ['2027-02-01', 'yes', 'ahead | Discharge from HM Armed Forces | A medical discharge because of service'],
  ] as const)('tells the discharge of a soldier on %s', (dischargedOn, medicalDischarge, expected) => {
    const details = { ...emptyDetails, visaType: 'armed_forces', dischargedOn, medicalDischarge };
    expect(
      wholeTimeline({ ...nothing, details }).map(({ isAhead, title, detail }) =>
        [isAhead ? 'ahead' : 'past', title, detail ?? ''].join(' | '),
      ),
    ).toEqual([expected]);
  });

  it('lists the days ahead of the record, in the third person for a lawyer', () => {
    const record = aRecord(
      { visaExpiryDate: '2027-03-01', brpExpiryDate: null },
      {
        dependants: [aDependant({ dependantId: 2, firstName: 'Rui', visaExpiryDate: '2027-01-05' })],
        grants: [{ grantId: 'g', name: 'Sam', email: 'sam@example.org', lastDay: '2026-12-31' }],
      },
    );
    const ahead = (reader: TimelineSource['reader']) =>
      wholeTimeline({ ...nothing, details: record.details, record, reader }).map(
        ({ date, title, detail }) => [date, title, detail],
      );
    const rui = ['2027-01-05', 'Last day of the visa of Rui', null];
    expect(ahead('owner').slice(0, 3)).toEqual([
      ['2026-12-31', 'Last day of the access of Sam', null],
      rui,
      ['2027-03-01', 'Last day of your visa', 'Skilled Worker'],
    ]);
    // Only the owner sees who else has access.
    expect(ahead('lawyer').slice(0, 2)).toEqual([
      rui,
      ['2027-03-01', 'Last day of the visa', 'Skilled Worker'],
    ]);
  });

  it('lists the days of an application: the first day even if it has passed, the end of the years, and higher English', () => {
    const linesOf = (visaStartDate: string, reader: TimelineSource['reader']) =>
      wholeTimeline({ ...nothing, reader, record: aRecord({ visaStartDate, englishLevel: 'B1' }) })
        .filter(({ kind }) => kind === 'settlement')
        .map(({ isAhead, date, title }) => `${isAhead ? 'ahead' : 'past'} ${date} ${title}`);
    const english = 'ahead 2027-03-26 ILR asks for English at level B2, from this day';
    for (const reader of ['owner', 'lawyer'] as const) {
      expect(linesOf('2021-11-06', reader)).toEqual(
        expect.arrayContaining([english, 'past 2026-10-09 First day to apply for ILR']),
      );
      expect(linesOf('2023-03-15', reader)).toEqual(
        expect.arrayContaining([
          english,
          'ahead 2028-02-16 First day to apply for ILR',
          'ahead 2028-03-15 Qualifying years for ILR complete',
        ]),
      );
    }
  });

  it('shows a lawyer without identity no day that is counted from a child’s birth', () => {
    const child = {
      relationship: 'child',
      dateOfBirth: '2020-03-04',
      bornInUk: true,
      british: false,
    } as const;
    const record = aRecord({}, { dependants: [aDependant({ ...child, travelsWith: 'own' })] });
    const titles = (reader: TimelineSource['reader']) =>
      wholeTimeline({ ...nothing, record, reader })
        .map(({ title }) => title)
        .filter((title) => title.includes('register'));
    expect(titles('lawyer')).toEqual([
      'First day to register Zainab as British by ten years in the UK',
      'Last day to register Zainab as British as a child',
    ]);
    expect(titles('lawyer_without_identity')).toEqual([]);
  });

  it('shows an overdue task as due in the past', () => {
    const task = { ...aTask('t1', 'Book the test', '2026-11-20'), addedOn: '2026-11-01' };
    const entries = wholeTimeline({ ...nothing, tasks: [task] });
    expect(entries.map(({ date, title }) => `${date} ${title}`)).toEqual([
      '2026-11-20 Task due',
      '2026-11-01 Task added',
    ]);
  });

  it('matches the contract, with a different id for each entry and every kind', () => {
    const waited = life.earlier.map((visa) => ({ ...visa, endDate: '2020-12-31' }));
    const entries = wholeTimeline({
      ...life,
      dependants: life.dependants.map((each) => ({ ...each, bornInUk: true })),
      applications: [{ id: 'a1', ...wholeItem(applications.fields, applications.example) }],
      earlier: waited,
      details: { ...life.details, appliedInTime: 'yes' },
    });
    for (const entry of entries) expect(timelineEntry.strict().parse(entry)).toEqual(entry);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(timelineEntryKinds));
    // Supposed steps are not in it; they are in `wayAhead`.
    const matters = new Set(entries.map(({ matter }) => matter));
    for (const matter of timelineMatters.filter((each) => each !== 'supposed_step'))
      expect([matter, matters.has(matter)]).toEqual([matter, true]);
    const ofApplication = entries.filter(({ applicationId }) => applicationId === 'a1');
    expect(new Set(ofApplication.map(({ kind }) => kind))).toEqual(new Set(['application', 'by_law']));
  });

  it('shows the days so far of a journey without a return', () => {
    const journeys = [aJourney('2026-11-12', null, { journeyId: 'j3', reason: 'family' })];
    const entries = wholeTimeline({ ...life, journeys });
    expect(entries.find(({ id }) => id === 'journey-j3')).toMatchObject({
      date: '2026-11-12',
      endDate: null,
      isAhead: false,
      detail: '10 days so far, still away, travel days included. Reason: family',
    });
  });

  it('is empty if nothing is known', () => {
    expect(wholeTimeline(nothing)).toEqual([]);
  });

  it('shows no end of a visa that ILR replaced before it', () => {
    const titles = (ilrGrantDate: string) =>
      wholeTimeline({
        ...nothing,
        details: { ...emptyDetails, visaExpiryDate: '2026-10-01', hasILR: true, ilrGrantDate },
      }).map(({ title }) => title);
    expect(titles('2026-10-01')).not.toContain('Visa expired');
    expect(titles('2026-10-02')).toContain('Visa expired');
  });

  it('shows a visa without a type, and an end without a start', () => {
    const details = { ...emptyDetails, visaStartDate: '2026-01-01', visaExpiryDate: '2026-10-01' };
    expect(wholeTimeline({ ...nothing, details }).map(({ title }) => title)).toEqual([
      'Visa expired',
      'Visa',
    ]);
    const endOnly = { ...emptyDetails, visaExpiryDate: '2026-10-01' };
    expect(wholeTimeline({ ...nothing, details: endOnly }).map(({ title }) => title)).toEqual([
      'Visa expired',
    ]);
  });

  it('leaves out the day of ILR if the record no longer has ILR', () => {
    const details = { ...emptyDetails, ilrGrantDate: '2026-02-10' };
    expect(wholeTimeline({ ...nothing, details })).toEqual([]);
  });

  it('describes the known facts of an application in a sentence', () => {
    const itemsOf = (said: Partial<TimelineSource['details']>) =>
      wholeTimeline({
        ...nothing,
        details: { ...emptyDetails, visaType: 'refugee', visaStartDate: '2024-07-30', ...said },
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

  it('shows the kind of settlement that was granted', () => {
    const titles = (settledAs: TimelineSource['details']['settledAs']) =>
      wholeTimeline({
        ...nothing,
        details: { ...emptyDetails, hasILR: true, ilrGrantDate: '2026-02-10', settledAs },
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
    const [entry] = wholeTimeline({ ...nothing, journeys });
    expect(entry?.detail).toBe(`15 days, travel days included. Reason: family. ${sentence}`);
  });
});
