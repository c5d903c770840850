import fc from 'fast-check';
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
import { storyPeople, forEachPerson, anyPerson, type Who } from './testing/people';
import { answerToRepeat, repeatKey, repeatsRequest, withKey, type Repeats } from './testing/repeats';
import { compareBy, findItem, anyItem, listItems, type Stored, type Shelves } from './testing/shelf';
import { step, testStories, timePasses, type Model, type Real } from './testing/stories';

type Fields = Record<string, unknown>;
interface Visa {
  readonly visaType: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly appliedOn: string | null;
  readonly appliedInTime: string | null;
  readonly gapBefore: string | null;
}

interface ProfileModel extends Model {
  /** The answers of each form, by its fields. */
  readonly visa: Record<Who, Fields>;
  readonly personal: Record<Who, Fields>;
  readonly history: Shelves<Visa>;
  readonly repeats: Repeats;
}

const profile = '/api/immigration/profile';
const historyPath = `${profile}/visa-history`;
const most = 200;
const notInHistory = messageAnswer(404, 'This visa is not in your history.');

const optional = <Value>(...values: Value[]) => fc.constantFrom(...values, '', null, undefined);
/** A missing field keeps its value; an empty field is cleared. */
function over(before: Fields, typed: Fields): Fields {
  const said = Object.entries(typed).filter(([, value]) => value !== undefined);
  return {
    ...before,
    ...Object.fromEntries(said.map(([name, value]) => [name, value === '' ? null : value])),
  };
}
const text = (value: unknown) => (typeof value === 'string' ? value : '');
const today = (now: Date) => now.toISOString().slice(0, 10);

const visaForm = fc.record({
  currentVisaType: fc.constantFrom('skilled_worker', 'spouse', 'other'),
  visaNumber: optional('123456789'),
  visaStartDate: fc.constantFrom('2022-05-04', '2026-12-01'),
  visaExpiryDate: fc.constantFrom('2022-05-03', '2022-05-04', '2027-05-03'),
  brpNumber: optional('ZX1234567'),
  brpExpiryDate: optional('2024-12-31'),
  hasILR: fc.constantFrom(true, false, undefined),
  // The last two are in the future at the start of a story and may pass during it.
  ilrGrantDate: optional('2026-11-21', '2026-11-22', '2026-11-25'),
  settledAs: optional('ilr', 'eu_settled_status', 'irish'),
  // One date is after the start of some visas and in the future at the start of a story.
  appliedOn: optional('2022-05-01', '2022-05-04', '2026-11-25'),
  appliedInTime: optional('yes', 'not_sure'),
  claimedOn: optional('2020-02-29', '2026-11-25'),
  ukEntryDate: optional('2022-05-20', '2026-11-25'),
  awaitingDecisionSince: optional('2026-11-01', '2026-11-25'),
  settlementDate: optional('2026-11-25', '2028-02-29'),
});

const shownVisa = (fields: Fields, shelf: readonly Stored<Visa>[]) => ({
  ...fields,
  previousVisaHistory: inOrder(shelf),
});
/** The latest start first. */
const inOrder = (shelf: readonly Stored<Visa>[]) =>
  listItems(shelf)
    .toSorted(
      compareBy(
        ({ item }) => -Date.parse(item.startDate),
        ({ item }) => -Date.parse(item.endDate),
        ({ id }) => id,
      ),
    )
    .map(({ id, item }) => ({ id, ...item }));

const savesVisa = step(
  'savesVisa',
  fc.record({ who: anyPerson, typed: visaForm }),
  async (model: ProfileModel, { who, typed }, { api, people }: Real) => {
    const answer = await people[who].visitor.post(`${profile}/visa`, typed);
    expectAnswer(answer, visaSaved(model, who, typed, api.now()));
  },
);

const appliedTooLate = 'The day you applied cannot be after the day this visa started';

function visaSaved(model: ProfileModel, who: Who, typed: Fields, now: Date): Expected {
  const endsTooEarly = 'Visa expiry date cannot be before the start date';
  const problems = [
    ...(text(typed['visaExpiryDate']) < text(typed['visaStartDate'])
      ? [['visaExpiryDate', endsTooEarly] as const]
      : []),
    ...(text(typed['appliedOn']) > text(typed['visaStartDate'])
      ? [['appliedOn', appliedTooLate] as const]
      : []),
  ];
  if (problems.length > 0) return refusedFor(problems);
  const before = model.visa[who];
  const after = over(before, typed);
  // Irish citizens need no permission; a person who chooses a permission has another right.
  if (after['settledAs'] === 'irish') {
    if (before['settledAs'] !== 'irish') after['hasILR'] = false;
    else if (after['hasILR'] === true) after['settledAs'] = null;
  } else if (typed['hasILR'] === undefined && text(typed['settledAs']) !== '') {
    if (before['settledAs'] !== typed['settledAs']) after['hasILR'] = true;
  }
  // Without ILR there is no kind of grant; with ILR there is no pending application for it.
  if (after['hasILR'] !== true) {
    after['ilrGrantDate'] = null;
    if (after['settledAs'] !== 'irish') after['settledAs'] = null;
  } else after['awaitingDecisionSince'] = null;
  // A different visa has a different application.
  if (after['visaStartDate'] !== before['visaStartDate']) {
    for (const field of ['appliedOn', 'appliedInTime']) {
      if (typed[field] === undefined) after[field] = null;
    }
  }
  for (const [field, message] of [
    ['ilrGrantDate', 'ILR grant date cannot be in the future'],
    ['ukEntryDate', 'The day you came to the UK cannot be in the future'],
    ['appliedOn', 'The day you applied cannot be in the future'],
    ['claimedOn', 'The day of your claim cannot be in the future'],
    ['awaitingDecisionSince', 'The day you applied for settlement cannot be in the future'],
  ] as const) {
    if (text(after[field]) > today(now)) return refused(422, field, message);
  }
  model.visa[who] = after;
  return { status: 200, json: shownVisa(after, model.history[who]) };
}

const personalForm = fc.record({
  firstName: fc.constantFrom('María del Mar', 'Ана'),
  lastName: fc.constantFrom('López', 'O’Neill'),
  dateOfBirth: fc.constantFrom('1990-02-28', '2026-11-21', '2026-11-22'),
  nationality: fc.constantFrom('colombia', 'ukraine'),
  countryOfBirth: fc.constantFrom('ecuador', 'ukraine'),
  passportNumber: optional('AB1234567'),
  addressLine1: optional('Flat 2'),
  addressLine2: optional('14 Harbour Street'),
  city: optional('Leith'),
  state: optional('Midlothian'),
  postalCode: optional('EH6 6AA'),
  country: optional('united_kingdom'),
  phone: optional('+44 20 7946 0000'),
  emergencyContact: fc.constantFrom(
    { name: 'Lucía', relationship: 'sister', phone: '', email: 'lucia@example.org' },
    { name: '', relationship: '', phone: null },
    null,
    undefined,
  ),
});

/** A contact with only empty fields counts as none. */
function contactOf(typed: Fields | null): Fields | null {
  if (typed === null) return null;
  const contact = over({ name: null, relationship: null, phone: null, email: null }, typed);
  return Object.values(contact).every((value) => value === null) ? null : contact;
}

const shownPersonal = (fields: Fields) => {
  const { firstName, lastName, addressLine1, addressLine2, city, state, postalCode, country, ...rest } =
    fields;
  const addressDetails = { line1: addressLine1, line2: addressLine2, city, state, postalCode, country };
  return { nameDetails: { firstName, lastName }, addressDetails, ...rest };
};

const savesPersonal = step(
  'savesPersonal',
  fc.record({ who: anyPerson, typed: personalForm }),
  async (model: ProfileModel, { who, typed }, { api, people }: Real) => {
    const answer = await people[who].visitor.post(`${profile}/personal`, typed);
    if (typed.dateOfBirth > today(api.now())) {
      return expectAnswer(answer, refused(422, 'dateOfBirth', 'Date of birth cannot be in the future'));
    }
    const { emergencyContact, ...fields } = typed;
    const contact = emergencyContact === undefined ? undefined : contactOf(emergencyContact);
    const after = {
      ...over(model.personal[who], fields),
      ...(contact === undefined ? {} : { emergencyContact: contact }),
    };
    model.personal[who] = after;
    expectAnswer(answer, { status: 200, json: shownPersonal(after) });
  },
);

const entry = fc.record({
  visaType: fc.constantFrom('student', 'youth_mobility', 'other'),
  startDate: fc.constantFrom('2017-09-01', '2019-01-01'),
  endDate: fc.constantFrom('2017-08-31', '2019-01-01', '2021-01-31'),
  appliedOn: optional('2017-08-01', '2018-12-31'),
  appliedInTime: optional('yes', 'no', 'not_sure'),
  gapBefore: optional('overstayer_exception', 'exceptional_assurance'),
});
type TypedEntry = Pick<Visa, 'visaType' | 'startDate' | 'endDate'> & {
  readonly appliedOn?: string | null | undefined;
  readonly appliedInTime?: string | null | undefined;
  readonly gapBefore?: string | null | undefined;
};
const orNull = (typed: string | null | undefined) => (typed === '' || typed === undefined ? null : typed);
/** Missing answers stay, unless the visa is a different one. */
function entryAfter(
  before: Visa | null,
  { appliedOn, appliedInTime, gapBefore, ...dates }: TypedEntry,
): Visa {
  const stays = before !== null && before.startDate === dates.startDate ? before : null;
  return {
    ...dates,
    appliedOn: appliedOn === undefined ? (stays?.appliedOn ?? null) : orNull(appliedOn),
    appliedInTime: appliedInTime === undefined ? (stays?.appliedInTime ?? null) : orNull(appliedInTime),
    gapBefore: gapBefore === undefined ? (stays?.gapBefore ?? null) : orNull(gapBefore),
  };
}
/** All errors at once; the first is the message. */
const refusedFor = (problems: readonly (readonly [field: string, message: string])[]): Expected => ({
  status: 422,
  json: { message: problems[0]?.[1], errors: problems.map(([path, message]) => ({ path, message })) },
});

/** The errors in the dates, in the order of the form. */
function wrongIn({ startDate, endDate, appliedOn }: TypedEntry): Expected | null {
  const tooLate = text(appliedOn) > startDate;
  const errors = [
    ...(endDate < startDate ? [['endDate', 'End date cannot be before the start date'] as const] : []),
    ...(tooLate ? [['appliedOn', appliedTooLate] as const] : []),
  ];
  return errors.length === 0 ? null : refusedFor(errors);
}

const adds = step(
  'adds',
  fc.record({ who: anyPerson, key: repeatKey, entry }),
  async (model: ProfileModel, { who, key, entry }, { api, people }: Real) => {
    const shelf = model.history[who];
    const answer = await people[who].visitor.post(historyPath, entry, withKey(key));
    const wrong = wrongIn(entry);
    if (wrong !== null) return expectAnswer(answer, wrong);
    const before = answerToRepeat(model.repeats[who].get(key ?? ''), entry, api.now());
    if (before !== null) return expectAnswer(answer, before);
    if (listItems(shelf).length >= most) {
      return expectAnswer(answer, messageAnswer(422, `Your history can have up to ${most} visas.`));
    }
    const item = entryAfter(null, entry);
    expectAnswer(answer, { status: 201, json: { id: anId, ...item } });
    const id = readId(answer);
    shelf.push({ id, item });
    const answered = () => ({ status: 201, json: { id, ...item } });
    if (key !== null) model.repeats[who].set(key, { request: entry, answer: answered });
  },
);

const again = repeatsRequest<ProfileModel>((visitor, asked, sending) =>
  visitor.post(historyPath, asked, sending),
);

/** Fills the list, so that the next entry is refused. Rare, because it is slow. */
const addsUpToTheLimit = step(
  'addsUpToTheLimit',
  fc.record({ who: anyPerson, reallyWhenZero: fc.nat(7) }),
  async (model: ProfileModel, { who, reallyWhenZero }, { people }: Real) => {
    const shelf = model.history[who];
    const one: Visa = {
      visaType: 'student',
      startDate: '2017-09-01',
      endDate: '2019-01-01',
      appliedOn: null,
      appliedInTime: null,
      gapBefore: null,
    };
    while (reallyWhenZero === 0 && listItems(shelf).length < most) {
      const answer = await people[who].visitor.post(historyPath, one);
      expectAnswer(answer, { status: 201, json: { id: anId, ...one } });
      shelf.push({ id: readId(answer), item: one });
    }
  },
);

const changes = step(
  'changes',
  fc.record({ who: anyPerson, meant: anyItem, entry }),
  async (model: ProfileModel, { who, meant, entry }, { people }: Real) => {
    const { id, stored } = findItem(model.history, who, meant);
    const answer = await people[who].visitor.put(`${historyPath}/${id}`, entry);
    const wrong = wrongIn(entry);
    if (wrong !== null) return expectAnswer(answer, wrong);
    if (stored === null) return expectAnswer(answer, notInHistory);
    stored.item = entryAfter(stored.item, entry);
    expectAnswer(answer, { status: 200, json: { id, ...stored.item } });
  },
);

const removes = step(
  'removes',
  fc.record({ who: anyPerson, meant: anyItem }),
  async (model: ProfileModel, { who, meant }, { people }: Real) => {
    const { id, stored } = findItem(model.history, who, meant);
    const answer = await people[who].visitor.delete(`${historyPath}/${id}`);
    expectAnswer(answer, stored === null ? notInHistory : noContent);
    if (stored !== null) stored.item = null;
  },
);

const nothing = (...names: string[]): Fields => Object.fromEntries(names.map((name) => [name, null]));

testStories<ProfileModel>('the immigration profile', {
  createModel: () => ({
    elapsed: 0,
    visa: forEachPerson(() => ({
      ...nothing('currentVisaType', 'visaNumber', 'visaStartDate', 'visaExpiryDate', 'brpNumber'),
      brpExpiryDate: null,
      hasILR: false,
      ilrGrantDate: null,
      settledAs: null,
      ...nothing(
        'appliedOn',
        'appliedInTime',
        'gapBefore',
        'claimedOn',
        'endorsedBy',
        'firstGrantedAs',
        'dischargedOn',
        'medicalDischarge',
        'awaitingDecisionSince',
        'ukEntryDate',
        'settlementDate',
      ),
    })),
    personal: forEachPerson(() => ({
      ...nothing('firstName', 'lastName', 'dateOfBirth', 'nationality', 'countryOfBirth', 'passportNumber'),
      ...nothing('addressLine1', 'addressLine2', 'city', 'state', 'postalCode', 'country', 'phone'),
      emergencyContact: null,
    })),
    history: forEachPerson(() => []),
    repeats: forEachPerson(() => new Map()),
  }),
  steps: [savesVisa, savesPersonal, adds, adds, again, changes, removes, addsUpToTheLimit, timePasses()],
  async expectAgreement({ visa, personal, history }, { people }) {
    for (const person of storyPeople) {
      const { visitor } = people[person];
      expectFreshAnswer(await visitor.get(profile), shownVisa(visa[person], history[person]));
      expectFreshAnswer(await visitor.get(`${profile}/personal`), shownPersonal(personal[person]));
      expectFreshAnswer(await visitor.get(historyPath), inOrder(history[person]));
    }
  },
});
