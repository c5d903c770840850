import { accessLogResponse, type SharedPart } from '@settlewise/contract/legalAccess';
import fc from 'fast-check';
import { expect } from 'vitest';
import { refused } from '../testing/refused';
import {
  anId,
  expectAnswer,
  expectFreshAnswer,
  readId,
  messageAnswer,
  type Expected,
} from './testing/answers';
import { storyPeople, forEachPerson, otherPerson, anyPerson, type People, type Who } from './testing/people';
import { answerToRepeat, repeatKey, repeatsRequest, withKey, type Repeats } from './testing/repeats';
import { compareBy, findItem, anyItem, listItems, type Stored, type Shelves } from './testing/shelf';
import { step, testStories, timePasses, type Model, type Real } from './testing/stories';

interface Grant {
  readonly email: string;
  readonly name: string;
  /** The last day; null without an end. */
  expiryDate: string | null;
  readonly createdAt: string;
  revokedAt: string | null;
  lastAccessed: string | null;
}
interface Access {
  readonly grantId: string;
  readonly part: string;
  readonly at: string;
}

interface LegalAccessModel extends Model {
  readonly sharing: Record<Who, boolean>;
  readonly grants: Shelves<Grant>;
  /** Who has seen whose record. */
  readonly looks: Record<Who, Access[]>;
  readonly repeats: Repeats;
}

const path = '/api/legal-access';
const notInList = messageAnswer(404, 'This access is not in your list.');
const hasPassed = refused(422, 'expiryDate', 'The last day of access cannot be before today');
const hasAccess = refused(
  409,
  'email',
  'This address has access already. You can change its last day in the list.',
);
const notShared = messageAnswer(404, 'This record is not shared with you.');

/** The day ends at midnight in London, which is on winter time in these stories. */
const endOf = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString();
const isOver = ({ expiryDate }: Pick<Grant, 'expiryDate'>, now: Date) =>
  expiryDate !== null && endOf(expiryDate) <= now.toISOString();
const standing = (grant: Grant, now: Date) =>
  grant.revokedAt !== null ? 'revoked' : isOver(grant, now) ? 'expired' : 'active';
const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

const shown = (id: unknown, { expiryDate, ...grant }: Grant, sharing: boolean, now: Date) => {
  const state = standing({ expiryDate, ...grant }, now);
  return {
    id,
    ...grant,
    expiryDate,
    expiresAt: expiryDate === null ? null : endOf(expiryDate),
    isRevoked: grant.revokedAt !== null,
    state: state === 'active' && !sharing ? 'suspended' : state,
    invitedAt: null,
  };
};

const activeFor = (shelf: readonly Stored<Grant>[], email: string, but: string | null, now: Date) =>
  listItems(shelf).some(
    ({ id, item }) => id !== but && same(item.email, email) && standing(item, now) === 'active',
  );

const switches = step(
  'switches',
  fc.record({ who: anyPerson, on: fc.boolean() }),
  async (model: LegalAccessModel, { who, on }, { people }: Real) => {
    const answer = await people[who].visitor.post('/api/account/settings', { lawyerSharingEnabled: on });
    expect([answer.status, answer.json]).toMatchObject([200, { data: { lawyerSharingEnabled: on } }]);
    model.sharing[who] = on;
  },
);

type Addressee = 'other' | 'OTHER' | 'own' | 'nobody';
const addressee = fc.constantFrom<Addressee>('other', 'other', 'OTHER', 'own', 'nobody');
function addressOf(whom: Addressee, who: Who, people: People): string {
  if (whom === 'nobody') return 'lawyer@example.org';
  const { email } = people[whom === 'own' ? who : otherPerson(who)].user;
  return whom === 'OTHER' ? email.toUpperCase() : email;
}
/** The first is before every story; the others may pass during a story. */
const expiryDate = fc.constantFrom(
  '2026-11-20',
  '2026-11-21',
  '2026-11-23',
  '2026-12-01',
  null,
  '',
  undefined,
);

const gives = step(
  'gives',
  fc.record({
    who: anyPerson,
    key: repeatKey,
    whom: addressee,
    name: fc.constantFrom('Ms Ito', undefined),
    expiryDate,
  }),
  async (model: LegalAccessModel, { who, key, whom, name, expiryDate }, { api, people }: Real) => {
    const request = { email: addressOf(whom, who, people), name, expiryDate };
    const answer = await people[who].visitor.post(path, request, withKey(key));
    const now = api.now();
    const before = answerToRepeat(model.repeats[who].get(key ?? ''), request, now);
    if (before !== null) return expectAnswer(answer, before);
    const given: Grant = {
      email: request.email,
      name: name ?? 'Legal Advisor',
      expiryDate: expiryDate || null,
      createdAt: now.toISOString(),
      revokedAt: null,
      lastAccessed: null,
    };
    const refusal = refusalOf(given, model, who, { people, now });
    if (refusal !== null) return expectAnswer(answer, refusal);
    expectAnswer(answer, { status: 201, json: shown(anId, given, true, now) });
    const id = readId(answer);
    model.grants[who].push({ id, item: given });
    // As it was given, even if it has changed since.
    const atFirst = { ...given };
    const answered = (now: Date) => ({ status: 201, json: shown(id, atFirst, model.sharing[who], now) });
    if (key !== null) model.repeats[who].set(key, { request, answer: answered });
  },
);

function refusalOf(
  given: Grant,
  { sharing, grants }: LegalAccessModel,
  who: Who,
  { people, now }: { readonly people: People; readonly now: Date },
): Expected | null {
  if (!sharing[who]) {
    return refused(422, 'lawyerSharingEnabled', 'Sharing with lawyers is switched off. Switch it on first.');
  }
  if (same(given.email, people[who].user.email)) {
    return refused(422, 'email', 'This is your own email address. Enter your lawyer’s.');
  }
  if (isOver(given, now)) return hasPassed;
  return activeFor(grants[who], given.email, null, now) ? hasAccess : null;
}

const again = repeatsRequest<LegalAccessModel>((visitor, asked, sending) =>
  visitor.post(path, asked, sending),
);

const extendsAccess = step(
  'extends',
  fc.record({ who: anyPerson, meant: anyItem, expiryDate }),
  async (model: LegalAccessModel, { who, meant, expiryDate }, { api, people }: Real) => {
    const { id, stored } = findItem(model.grants, who, meant);
    const answer = await people[who].visitor.patch(`${path}/${id}`, { expiryDate });
    expectAnswer(answer, extended(model, who, stored, expiryDate, api.now()));
  },
);

function extended(
  model: LegalAccessModel,
  who: Who,
  stored: Stored<Grant> | null,
  day: string | null | undefined,
  now: Date,
): Expected {
  if (day === undefined) {
    return refused(400, 'expiryDate', 'Please enter the last day of access, or leave it empty for no end.');
  }
  if (stored === null || stored.item === null) return notInList;
  const after: Grant = { ...stored.item, expiryDate: day || null };
  if (after.revokedAt !== null) {
    return messageAnswer(409, 'This access was revoked and cannot be extended. You can give access again.');
  }
  if (isOver(after, now)) return hasPassed;
  if (activeFor(model.grants[who], after.email, stored.id, now)) return hasAccess;
  stored.item = after;
  return { status: 200, json: shown(stored.id, after, model.sharing[who], now) };
}

const revokes = step(
  'revokes',
  fc.record({ who: anyPerson, meant: anyItem }),
  async (model: LegalAccessModel, { who, meant }, { api, people }: Real) => {
    const { id, stored } = findItem(model.grants, who, meant);
    const answer = await people[who].visitor.delete(`${path}/${id}`);
    if (stored === null || stored.item === null) return expectAnswer(answer, notInList);
    stored.item.revokedAt ??= api.now().toISOString();
    expectAnswer(answer, { status: 200, json: shown(id, stored.item, model.sharing[who], api.now()) });
  },
);

const parts: readonly (readonly [path: string, part: SharedPart])[] = [
  ['timeline', 'timeline'],
  ['progress', 'progress'],
  ['absences', 'absences'],
  ['visa-history', 'visa_history'],
  ['dependants', 'dependants'],
  ['documents', 'documents'],
];

const accesses = step(
  'looks',
  fc.record({ who: anyPerson, meant: anyItem, part: fc.constantFrom(...parts) }),
  async (model: LegalAccessModel, { who: lawyer, meant, part: [name, part] }, { api, people }: Real) => {
    // Tries the access that other people gave, too.
    const owner = typeof meant === 'string' ? otherPerson(lawyer) : meant.whose;
    const { id, stored } = findItem(model.grants, owner, meant);
    const answer = await people[lawyer].visitor.get(`/api/shared/${id}/${name}`);
    const closed = closedTo(people[lawyer].user.email, stored?.item ?? null, model.sharing[owner], api.now());
    if (closed !== null) return expectAnswer(answer, closed);
    const at = api.now().toISOString();
    expect([answer.status, answer.json]).toMatchObject([
      200,
      { record: { grantId: id, name: people[owner].user.username } },
    ]);
    model.looks[owner].push({ grantId: id, part, at });
    if (stored !== null && stored.item !== null) stored.item.lastAccessed = at;
  },
);

/** The reason why a person does not see a record; null if the person does. */
function closedTo(email: string, grant: Grant | null, sharing: boolean, now: Date): Expected | null {
  if (grant === null || !same(grant.email, email)) return notShared;
  const pleaseAsk = 'Please ask its owner if you need to see it again.';
  switch (standing(grant, now)) {
    case 'revoked':
      return messageAnswer(403, `Your access to this record was revoked. ${pleaseAsk}`);
    case 'expired':
      return messageAnswer(403, `Your access to this record has ended. ${pleaseAsk}`);
    case 'active':
      if (sharing) return null;
      return messageAnswer(
        403,
        'The owner of this record has switched sharing off. Please ask them if you need to see it again.',
      );
  }
}

async function agreesFor(person: Who, model: LegalAccessModel, { api, people }: Real): Promise<void> {
  const { visitor, user } = people[person];
  const [mine, now] = [listItems(model.grants[person]), api.now()];
  const inOrder = compareBy<{ id: string; item: Grant }>(
    ({ item }) => -Date.parse(item.createdAt),
    ({ id }) => id,
  );
  const listed = mine.toSorted(inOrder).map(({ id, item }) => shown(id, item, model.sharing[person], now));
  expectFreshAnswer(await visitor.get(path), listed);

  const owner = otherPerson(person);
  const open = listItems(model.grants[owner])
    .filter(({ item }) => closedTo(user.email, item, model.sharing[owner], now) === null)
    .map(({ id, item: { expiryDate, createdAt } }) => ({
      grantId: id,
      name: people[owner].user.username,
      expiryDate,
      sharedAt: createdAt,
      alsoShares: [],
      includesIdentity: false,
      expiresAt: expiryDate === null ? null : endOf(expiryDate),
    }));
  expectFreshAnswer(await visitor.get('/api/shared'), open);

  const seen = await visitor.get(`${path}/looks`);
  const told = accessLogResponse
    .parse(seen.json)
    .looks.map(({ grantId, part, at, email }) => ({ grantId, part, at, email }));
  // Entries of the same moment may have any order.
  const order = compareBy<{ at: string; part: string | null; grantId: string | null }>(
    ({ at }) => -Date.parse(at),
    ({ part }) => String(part),
    ({ grantId }) => String(grantId),
  );
  const emailOf = (grantId: string) => mine.find(({ id }) => id === grantId)?.item.email;
  expect(told.toSorted(order)).toEqual(
    model.looks[person].map((look) => ({ ...look, email: emailOf(look.grantId) })).toSorted(order),
  );
  expect(told.map(({ at }) => at)).toEqual(
    told
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
}

testStories<LegalAccessModel>('legal access', {
  hasConfirmedAddresses: true,
  createModel: () => ({
    elapsed: 0,
    sharing: forEachPerson(() => false),
    grants: forEachPerson(() => []),
    looks: forEachPerson(() => []),
    repeats: forEachPerson(() => new Map()),
  }),
  steps: [switches, gives, gives, again, extendsAccess, revokes, accesses, accesses, timePasses()],
  maxSteps: 14,
  async expectAgreement(model, real) {
    // The actions of the other person are visible to this one too.
    await real.api.whenCaughtUp();
    for (const person of storyPeople) await agreesFor(person, model, real);
  },
});
