import { importJourneysResponse } from '@settlewise/contract/journeyTransfer';
import {
  absenceSummaryResponse,
  journeyListResponse,
  type JourneyResponse,
} from '@settlewise/contract/journeys';
import fc from 'fast-check';
import { expect } from 'vitest';
import { refused } from '../testing/refused';
import {
  anId,
  noContent,
  expectAnswer,
  expectFreshAnswer,
  readId,
  messageAnswer,
  type Expected,
} from './testing/answers';
import { storyPeople, forEachPerson, otherPerson, anyPerson, type Who } from './testing/people';
import { answerToRepeat, repeatKey, repeatsRequest, withKey, type Repeats } from './testing/repeats';
import { compareBy, findItem, anyItem, listItems, type Stored, type Shelves } from './testing/shelf';
import { step, testStories, timePasses, type Model, type Real } from './testing/stories';

interface Journey {
  departureDate: string;
  returnDate: string;
  destination: string;
  reason: string;
  notes: string | null;
  crownDependency: string | null;
}

interface JourneysModel extends Model {
  readonly journeys: Shelves<Journey>;
  readonly repeats: Repeats;
}

/** Both aliases of the journeys. */
const path = fc.constantFrom('/api/absences', '/api/absence-journeys');
const gone = messageAnswer(404, 'This journey is not in your record.');
const tooEarly = refused(422, 'returnDate', 'Return date must be after departure date');

// So few, that journeys meet, touch and lie within each other.
const date = fc.constantFrom(
  '2024-02-28',
  '2024-02-29',
  '2024-03-01',
  '2024-12-30',
  '2025-01-02',
  '2025-03-01',
  '2025-03-02',
);
const destination = fc.constantFrom('Spain', 'SPAIN', 'São Paulo, “SP”', '  Peru ', '=1+1');
const reason = fc.constantFrom('holiday', 'business', 'family', 'medical', 'education', 'other');
const notes = fc.constantFrom('With "quotes", commas\nand lines', '', null);
const crownDependency = fc.constantFrom('visited', 'lived_there', 'no', 'not_sure', '', null);
const fields = { departureDate: date, returnDate: date, destination, reason, notes, crownDependency };

const stored = (text: string | null) => (text === null || text.trim() === '' ? null : text);
const dayOf = (date: string) => Date.parse(date) / 86_400_000;
const daysOf = ({ departureDate, returnDate }: Journey) => dayOf(returnDate) - dayOf(departureDate) + 1;
const backwards = ({ departureDate, returnDate }: Journey) => returnDate < departureDate;

/** Each starts before the other ends. A shared travel day is not an overlap. */
const meet = (a: Journey, b: Journey) => a.departureDate < b.returnDate && b.departureDate < a.returnDate;

/** @param shelf the person's journeys, to find overlaps; the journey itself is excluded by its id */
const shown = (id: string | null, journey: Journey, shelf: readonly Stored<Journey>[]) => ({
  id: id ?? anId,
  ...journey,
  permittedReason: null,
  travellers: null,
  evidence: null,
  approximate: null,
  daysRange: null,
  days: daysOf(journey),
  overlaps: listItems(shelf).some((other) => other.id !== id && meet(journey, other.item)),
});

const records = step(
  'records',
  fc.record({ who: anyPerson, path, key: repeatKey, journey: fc.record(fields) }),
  async (model: JourneysModel, { who, path, key, journey }, { api, people }: Real) => {
    const answer = await people[who].visitor.post(path, journey, withKey(key));
    const recorded: Journey = {
      ...journey,
      destination: journey.destination.trim(),
      notes: stored(journey.notes),
      crownDependency: stored(journey.crownDependency),
    };
    if (backwards(recorded)) return expectAnswer(answer, tooEarly);
    const before = answerToRepeat(model.repeats[who].get(key ?? ''), journey, api.now());
    if (before !== null) return expectAnswer(answer, before);
    expectAnswer(answer, { status: 201, json: shown(null, recorded, model.journeys[who]) });
    const id = readId(answer);
    model.journeys[who].push({ id, item: recorded });
    // As recorded, with its overlaps with the current journeys.
    const answered = () => ({ status: 201, json: shown(id, recorded, model.journeys[who]) });
    if (key !== null) model.repeats[who].set(key, { request: journey, answer: answered });
  },
);

const again = repeatsRequest<JourneysModel>((visitor, asked, sending) =>
  visitor.post('/api/absences', asked, sending),
);

const isRefused = step(
  'isRefused',
  fc.record({
    who: anyPerson,
    meant: anyItem,
    wrong: fc.constantFrom(
      { field: 'departureDate', value: '2025-02-29', message: 'Please enter a valid departure date' },
      { field: 'returnDate', value: '2200-01-01', message: 'Please enter a valid return date' },
      { field: 'destination', value: 'S', message: 'Destination must be at least 2 characters' },
      { field: 'reason', value: 'x', message: 'Please provide a reason for your absence' },
      { field: 'notes', value: 7, message: 'Notes must be text' },
      { field: 'crownDependency', value: 'yes', message: 'Choose visited, lived there, no or not sure' },
    ),
  }),
  async (model: JourneysModel, { who, meant, wrong: { field, value, message } }, { people }: Real) => {
    const { visitor } = people[who];
    const journey = {
      departureDate: '2025-01-01',
      returnDate: '2025-01-02',
      destination: 'Peru',
      reason: 'other',
      [field]: value,
    };
    expectAnswer(await visitor.post('/api/absences', journey), refused(400, field, message));
    const { id } = findItem(model.journeys, who, meant);
    const changed = await visitor.patch(`/api/absences/${id}`, { [field]: value });
    expectAnswer(changed, refused(400, field, message));
  },
);

const changes = step(
  'changes',
  fc.record({ who: anyPerson, path, meant: anyItem, change: fc.record(fields, { requiredKeys: [] }) }),
  async (model: JourneysModel, { who, path, meant, change }, { people }: Real) => {
    const { id, stored: journey } = findItem(model.journeys, who, meant);
    const answer = await people[who].visitor.patch(`${path}/${id}`, change);
    expectAnswer(answer, changed(journey, change, model.journeys[who]));
  },
);

/** Changes a journey in the model if the change is valid. @returns the expected answer */
function changed(
  journey: Stored<Journey> | null,
  change: Partial<Journey>,
  shelf: readonly Stored<Journey>[],
): Expected {
  const { departureDate, returnDate } = change;
  // Invalid dates are refused before the journey is looked up.
  if (departureDate !== undefined && returnDate !== undefined && returnDate < departureDate) return tooEarly;
  if (journey === null || journey.item === null) return gone;
  const destination = change.destination?.trim() ?? journey.item.destination;
  // The answer about the islands applies to the old destination only.
  const said = destination === journey.item.destination ? journey.item.crownDependency : null;
  const after: Journey = {
    ...journey.item,
    ...change,
    destination,
    crownDependency: change.crownDependency === undefined ? said : stored(change.crownDependency),
    notes: change.notes === undefined ? journey.item.notes : stored(change.notes),
  };
  if (backwards(after)) return tooEarly;
  journey.item = after;
  return { status: 200, json: shown(journey.id, after, shelf) };
}

const removes = step(
  'removes',
  fc.record({ who: anyPerson, path, meant: anyItem }),
  async (model: JourneysModel, { who, path, meant }, { people }: Real) => {
    const { id, stored: journey } = findItem(model.journeys, who, meant);
    expectAnswer(await people[who].visitor.delete(`${path}/${id}`), journey === null ? gone : noContent);
    if (journey !== null) journey.item = null;
  },
);

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
const csvOf = (journeys: readonly Journey[]) =>
  ['Date left,Date returned,Destination,Reason,Notes,Channel Islands or Isle of Man']
    .concat(
      journeys.map(({ departureDate, returnDate, destination, reason, notes, crownDependency }) =>
        [departureDate, returnDate, destination, reason, notes ?? '', crownDependency ?? '']
          .map(cell)
          .join(','),
      ),
    )
    .join('\n');

/** Two journeys on the same days to the same place are equal, in any spelling. */
const equalityKeyOf = ({
  departureDate,
  returnDate,
  destination,
}: Pick<JourneyResponse, 'departureDate' | 'returnDate' | 'destination'>) =>
  `${departureDate} ${returnDate} ${destination.trim().toLowerCase()}`;

/** The outcome of each row of an import, and the new journeys. */
function sorted(rows: readonly Journey[], shelf: readonly Stored<Journey>[]) {
  const existing = new Set(listItems(shelf).map(({ item }) => equalityKeyOf(item)));
  const fresh: Journey[] = [];
  const outcomes = rows.map((row) => {
    if (backwards(row)) return 'refused';
    if (existing.has(equalityKeyOf(row))) return 'already_there';
    existing.add(equalityKeyOf(row));
    fresh.push({
      ...row,
      destination: row.destination.trim(),
      notes: stored(row.notes),
      crownDependency: stored(row.crownDependency),
    });
    return 'new';
  });
  return { outcomes, fresh };
}

async function importing(
  model: JourneysModel,
  who: Who,
  rows: readonly Journey[],
  text: string,
  { people }: Real,
) {
  const { visitor } = people[who];
  const { outcomes, fresh } = sorted(rows, model.journeys[who]);
  const count = (wanted: string) => outcomes.filter((outcome) => outcome === wanted).length;
  for (const dryRun of [true, false]) {
    const answer = await visitor.post(`/api/absences/import${dryRun ? '?dryRun=1' : ''}`, { text });
    if (rows.length === 0) {
      expectAnswer(answer, refused(422, 'text', 'There are no journeys in this table.'));
      continue;
    }
    expect([answer.status, answer.json]).toMatchObject([
      200,
      {
        dryRun,
        heading: true,
        added: count('new'),
        alreadyThere: count('already_there'),
        refused: count('refused'),
      },
    ]);
    const imported = importJourneysResponse.parse(answer.json).rows;
    expect(imported.map(({ outcome }) => outcome)).toEqual(outcomes);
  }
  // The answer has no ids. They are in the list, which is compared with the model later.
  const listed = journeyListResponse.parse((await visitor.get('/api/absences')).json);
  const known = new Set(model.journeys[who].map(({ id }) => id));
  for (const item of fresh) {
    const one = listed.find((each) => !known.has(each.id) && equalityKeyOf(each) === equalityKeyOf(item));
    expect(one, `${equalityKeyOf(item)} was imported`).toBeDefined();
    model.journeys[who].push({ id: one?.id ?? '', item });
  }
}

const imports = step(
  'imports',
  fc.record({ who: anyPerson, rows: fc.array(fc.record(fields), { maxLength: 5 }) }),
  (model: JourneysModel, { who, rows }, real: Real) => importing(model, who, rows, csvOf(rows), real),
);

/** One person exports journeys, and another imports them. */
const transfers = step(
  'transfers',
  fc.record({ who: anyPerson }),
  async (model: JourneysModel, { who: from }, real: Real) => {
    const exported = await real.people[from].visitor.get('/api/absences/export?format=csv');
    expect(exported.status).toBe(200);
    const rows = inOrder(model.journeys[from]).map(({ item }) => item);
    await importing(model, otherPerson(from), rows, exported.bytes.toString(), real);
  },
);

/** The latest departure first. */
const inOrder = (shelf: readonly Stored<Journey>[]) =>
  listItems(shelf).toSorted(
    compareBy(
      ({ item }) => -dayOf(item.departureDate),
      ({ item }) => -dayOf(item.returnDate),
      ({ id }) => id,
    ),
  );

/** By the year of departure. Days of two overlapping journeys count once. */
function byYear(shelf: readonly Stored<Journey>[]) {
  const years: Record<string, { count: number; totalDays: number; trips: unknown[] }> = {};
  for (const year of ['2024', '2025']) {
    const journeys = inOrder(shelf).filter(({ item }) => item.departureDate.startsWith(year));
    if (journeys.length === 0) continue;
    const days = journeys.flatMap(({ item }) =>
      Array.from({ length: daysOf(item) }, (_, index) => dayOf(item.departureDate) + index),
    );
    const trips = journeys.map(({ id, item }) => shown(id, item, shelf));
    years[year] = { count: journeys.length, totalDays: new Set(days).size, trips };
  }
  return years;
}

async function agreesFor(person: Who, { journeys }: JourneysModel, { people }: Real): Promise<void> {
  const { visitor } = people[person];
  const shelf = journeys[person];
  const listed = inOrder(shelf).map(({ id, item }) => shown(id, item, shelf));
  expectFreshAnswer(await visitor.get('/api/absences'), listed);
  expectFreshAnswer(await visitor.get('/api/absence-journeys'), listed);
  const summary = await visitor.get('/api/absences/summary');
  expect(absenceSummaryResponse.parse(summary.json).byYear).toEqual(byYear(shelf));
}

testStories<JourneysModel>('journeys', {
  createModel: () => ({
    elapsed: 0,
    journeys: forEachPerson(() => []),
    repeats: forEachPerson(() => new Map()),
  }),
  steps: [records, records, again, changes, removes, imports, transfers, isRefused, timePasses()],
  async expectAgreement(model, real) {
    for (const person of storyPeople) await agreesFor(person, model, real);
  },
});
