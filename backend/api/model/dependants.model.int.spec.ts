import fc from 'fast-check';
import { refused } from '../testing/refused';
import type { Answer } from '../testing/visitor';
import { noContent, expectAnswer, expectFreshAnswer, messageAnswer, type Expected } from './testing/answers';
import { storyPeople, forEachPerson, anyPerson, type Who } from './testing/people';
import { answerToRepeat, repeatKey, repeatsRequest, withKey, type Repeats } from './testing/repeats';
import { step, testStories, timePasses, type Model, type Real } from './testing/stories';

interface Dependant {
  firstName: string;
  lastName: string;
  dateOfBirth: string;
  relationship: string;
  nationality: string;
  passportNumber: string | null;
  currentVisaType: string | null;
  visaStartDate: string | null;
  visaExpiryDate: string | null;
  brpNumber: string | null;
  notes: string | null;
  bornInUk: boolean | null;
  british: null;
  settledSince: null;
  ukEntryDate: string | null;
  visaHeldSince: null;
  travelsWith: string | null;
  otherParentStatus: null;
  otherParentSince: null;
  ownJourneys: { departureDate: string; returnDate: string; destination: string | null }[];
}

interface DependantsModel extends Model {
  /** By number: the first is 1, and no number is reused. Null for a removed dependant. */
  readonly dependants: Record<Who, (Dependant | null)[]>;
  readonly repeats: Repeats;
}

const path = '/api/dependants';
const most = 50;
const gone = messageAnswer(404, 'This dependant is not in your record.');

const optional = (...texts: string[]) => fc.constantFrom(...texts, '', ' ', null, undefined);
const dependant = fc.record({
  firstName: fc.constantFrom('Tomás', '  Ана ', '李'),
  lastName: fc.constantFrom('López', 'O’Neill'),
  // The last two are in the future at the start of a story and may pass during it.
  dateOfBirth: fc.constantFrom('1900-01-01', '2019-07-30', '2026-11-21', '2026-11-22', '2026-11-24'),
  relationship: fc.constantFrom('spouse', 'partner', 'child', 'dependent_parent', 'other'),
  nationality: fc.constantFrom('colombia', 'ukraine'),
  passportNumber: optional('CD7654321'),
  currentVisaType: optional('dependent', 'other'),
  visaStartDate: optional('2022-05-04', '2023-01-01'),
  visaExpiryDate: optional('2022-05-04', '2027-05-03'),
  brpNumber: optional('B1'),
  notes: optional('Goes to school.\nTravels with us.'),
  bornInUk: fc.constantFrom(true, false, null, undefined),
  ukEntryDate: optional('2019-07-30', '2026-11-21'),
  travelsWith: optional('me', 'own'),
  ownJourneys: fc.constantFrom(
    undefined,
    null,
    [],
    [{ departureDate: '2026-11-22', returnDate: '2026-11-24', destination: ' ' }],
  ),
});
type Typed = typeof dependant extends fc.Arbitrary<infer Value> ? Value : never;

const stored = (text: string | null | undefined) =>
  text === null || text === undefined || text.trim() === '' ? null : text;

const asStored = (typed: Typed): Dependant => ({
  firstName: typed.firstName.trim(),
  lastName: typed.lastName,
  dateOfBirth: typed.dateOfBirth,
  relationship: typed.relationship,
  nationality: typed.nationality,
  passportNumber: stored(typed.passportNumber),
  currentVisaType: stored(typed.currentVisaType),
  visaStartDate: stored(typed.visaStartDate),
  visaExpiryDate: stored(typed.visaExpiryDate),
  brpNumber: stored(typed.brpNumber),
  notes: stored(typed.notes),
  bornInUk: typed.bornInUk ?? null,
  british: null,
  settledSince: null,
  ukEntryDate: stored(typed.ukEntryDate),
  visaHeldSince: null,
  travelsWith: stored(typed.travelsWith),
  otherParentStatus: null,
  otherParentSince: null,
  ownJourneys: (typed.ownJourneys ?? []).map((journey) => ({ ...journey, destination: null })),
});

const endsTooEarly = refused(422, 'visaExpiryDate', 'Visa expiry date cannot be before the start date');
const entersUnborn = refused(422, 'ukEntryDate', 'Date of entry cannot be before the date of birth');
const travelsUnborn = refused(
  422,
  'ownJourneys.0.departureDate',
  'A journey cannot be before the date of birth',
);
const withoutOwn = refused(
  422,
  'ownJourneys',
  'Journeys of their own are kept only for somebody who does not always travel with you',
);
const notYetBorn = refused(422, 'dateOfBirth', 'Date of birth cannot be in the future');

const visaIsBackwards = ({ visaStartDate, visaExpiryDate }: Dependant) =>
  visaStartDate !== null && visaExpiryDate !== null && visaExpiryDate < visaStartDate;
/** Noon in November: the day is the same in London. */
const isUnborn = ({ dateOfBirth }: Dependant, now: Date) => dateOfBirth > now.toISOString().slice(0, 10);

/** Invalid combinations, in the order of the rules. */
function unsound(dependant: Dependant, now: Date): Expected | null {
  const { dateOfBirth, ukEntryDate, travelsWith, ownJourneys } = dependant;
  if (isUnborn(dependant, now)) return notYetBorn;
  if (ukEntryDate !== null && ukEntryDate < dateOfBirth) return entersUnborn;
  if (ownJourneys.length > 0 && travelsWith !== 'own') return withoutOwn;
  if (ownJourneys.some(({ departureDate }) => departureDate < dateOfBirth)) return travelsUnborn;
  return null;
}

const adds = step(
  'adds',
  fc.record({ who: anyPerson, key: repeatKey, typed: dependant }),
  async (model: DependantsModel, { who, key, typed }, { api, people }: Real) => {
    expectAdded(
      model,
      { who, key, typed },
      await people[who].visitor.post(path, typed, withKey(key)),
      api.now(),
    );
  },
);

interface Asked {
  readonly who: Who;
  readonly key: string | null;
  readonly typed: Typed;
}

function expectAdded(model: DependantsModel, { who, key, typed }: Asked, answer: Answer, now: Date): void {
  const added = asStored(typed);
  const shelf = model.dependants[who];
  if (visaIsBackwards(added)) return expectAnswer(answer, endsTooEarly);
  const before = answerToRepeat(model.repeats[who].get(key ?? ''), typed, now);
  if (before !== null) return expectAnswer(answer, before);
  const wrong = unsound(added, now);
  if (wrong !== null) return expectAnswer(answer, wrong);
  if (shelf.filter((each) => each !== null).length >= most) {
    return expectAnswer(answer, messageAnswer(422, `You can add up to ${most} dependants.`));
  }
  const expected = { status: 201, json: { id: shelf.length + 1, ...added } };
  expectAnswer(answer, expected);
  shelf.push(added);
  if (key !== null) model.repeats[who].set(key, { request: typed, answer: () => expected });
}

const again = repeatsRequest<DependantsModel>((visitor, asked, sending) =>
  visitor.post(path, asked, sending),
);

const isRefused = step(
  'isRefused',
  fc.record({
    who: anyPerson,
    typed: dependant,
    wrong: fc.constantFrom(
      { field: 'firstName', value: '', message: 'First name is required' },
      { field: 'lastName', value: null, message: 'Last name is required' },
      { field: 'dateOfBirth', value: '', message: 'Date of birth is required' },
      { field: 'dateOfBirth', value: '2019-02-29', message: 'Please enter a valid date.' },
      { field: 'relationship', value: 'cousin', message: 'Please choose one of the list' },
      { field: 'nationality', value: '', message: 'Nationality is required' },
      {
        field: 'passportNumber',
        value: 'x'.repeat(41),
        message: 'Passport number can have at most 40 characters',
      },
    ),
  }),
  async (_model: DependantsModel, { who, typed, wrong: { field, value, message } }, { people }: Real) => {
    // If a rule is broken too, only the malformed fields are reported.
    const wrong = { ...typed, visaStartDate: null, [field]: value };
    expectAnswer(await people[who].visitor.post(path, wrong), refused(400, field, message));
    expectAnswer(await people[who].visitor.put(`${path}/1`, wrong), refused(400, field, message));
  },
);

/** Existing, removed and unknown numbers. */
const id = fc.constantFrom('1', '2', '3', '4', '5', '6', '49', '50', '0', '01', '-1', 'one', '1000000000');
const parseNumber = (id: string) => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : null);

const changes = step(
  'changes',
  fc.record({ who: anyPerson, id, typed: dependant }),
  async (model: DependantsModel, { who, id, typed }, { api, people }: Real) => {
    const answer = await people[who].visitor.put(`${path}/${id}`, typed);
    expectAnswer(answer, changed(model.dependants[who], parseNumber(id), asStored(typed), api.now()));
  },
);

function changed(shelf: (Dependant | null)[], number: number | null, after: Dependant, now: Date): Expected {
  if (visaIsBackwards(after)) return endsTooEarly;
  if (number === null || (shelf[number - 1] ?? null) === null) return gone;
  const wrong = unsound(after, now);
  if (wrong !== null) return wrong;
  shelf[number - 1] = after;
  return { status: 200, json: { id: number, ...after } };
}

const removes = step(
  'removes',
  fc.record({ who: anyPerson, id }),
  async (model: DependantsModel, { who, id }, { people }: Real) => {
    const shelf = model.dependants[who];
    const number = parseNumber(id);
    const isThere = number !== null && (shelf[number - 1] ?? null) !== null;
    expectAnswer(await people[who].visitor.delete(`${path}/${id}`), isThere ? noContent : gone);
    if (number !== null && isThere) shelf[number - 1] = null;
  },
);

/** Fills the list, so that the next or the second next item is refused. */
const addsUpToTheLimit = step(
  'addsUpToTheLimit',
  fc.record({ who: anyPerson, left: fc.nat(1) }),
  async (model: DependantsModel, { who, left }, { api, people }: Real) => {
    const typed: Typed = {
      firstName: '李',
      lastName: 'López',
      dateOfBirth: '2019-07-30',
      relationship: 'child',
      nationality: 'colombia',
      passportNumber: null,
      currentVisaType: null,
      visaStartDate: null,
      visaExpiryDate: null,
      brpNumber: null,
      notes: null,
      bornInUk: null,
      ukEntryDate: null,
      travelsWith: null,
      ownJourneys: null,
    };
    const existing = model.dependants[who].filter((each) => each !== null).length;
    for (let more = most - left - existing; more > 0; more -= 1) {
      expectAdded(model, { who, key: null, typed }, await people[who].visitor.post(path, typed), api.now());
    }
  },
);

testStories<DependantsModel>('dependants', {
  createModel: () => ({
    elapsed: 0,
    dependants: forEachPerson(() => []),
    repeats: forEachPerson(() => new Map()),
  }),
  steps: [adds, adds, adds, again, changes, changes, removes, isRefused, addsUpToTheLimit, timePasses()],
  async expectAgreement({ dependants }, { people }) {
    for (const person of storyPeople) {
      const listed = dependants[person].flatMap((each, index) =>
        each === null ? [] : [{ id: index + 1, ...each }],
      );
      expectFreshAnswer(await people[person].visitor.get(path), listed);
    }
  },
});
