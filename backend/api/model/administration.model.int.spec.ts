import { adminUserResponse } from '@settlewise/contract/admin';
import { administratorsDecider, administratorsStream } from '@settlewise/domain/administrators';
import fc from 'fast-check';
import { expect } from 'vitest';
import { anAdministrator } from '../testing/anAdministrator';
import type { SignedUp } from '../testing/aPerson';
import { refused } from '../testing/refused';
import { expectAnswer, messageAnswer, type Expected } from './testing/answers';
import { storyPeople, type Who } from './testing/people';
import { step, testStories, type Model, type Real } from './testing/stories';

type Actor = Who | 'keeper';
const actors = ['keeper', ...storyPeople] as const;

interface AccountStatus {
  isAdministrator: boolean;
  isLocked: boolean;
  isSignedIn: boolean;
}

interface AdministrationModel extends Model {
  /** The only administrator at the start of the story. */
  readonly keeper: SignedUp;
  readonly of: Record<Actor, AccountStatus>;
}

const actor = fc.constantFrom<Actor>(...actors);
/** Mostly a permitted administrator. */
const by = fc.constantFrom<Actor>('keeper', 'keeper', ...actors);

const personOf = (who: Actor, { keeper }: AdministrationModel, { people }: Real) =>
  who === 'keeper' ? keeper : people[who];

/** The reason why a person may not administer; null if the person may. */
function closedTo({ isSignedIn, isAdministrator, isLocked }: AccountStatus): Expected | null {
  if (!isSignedIn) return messageAnswer(401, 'Please sign in first.');
  return isAdministrator && !isLocked ? null : messageAnswer(403, 'This is for administrators only.');
}

const reason = fc.constantFrom('Ticket 17: asked by mail', 'Ticket 17: asked by mail', 'No');
type ActName = 'role/admin' | 'role/user' | 'lock' | 'unlock' | 'end-sessions' | 'resend-verification';
const act = fc.constantFrom<ActName>(
  'role/admin',
  'role/admin',
  'role/user',
  'lock',
  'unlock',
  'end-sessions',
  'resend-verification',
);

const acts = step(
  'acts',
  fc.record({ by, on: actor, act, reason }),
  async (model: AdministrationModel, { by, on, act, reason }, real: Real) => {
    const [name = '', role] = act.split('/');
    const { id } = personOf(on, model, real).user;
    const answer = await personOf(by, model, real).visitor.post(`/api/admin/users/${id}/${name}`, {
      reason,
      role,
    });
    const closed = closedTo(model.of[by]);
    if (closed !== null) return expectAnswer(answer, closed);
    if (reason === 'No') {
      return expectAnswer(answer, refused(400, 'reason', 'Please say why, in at least 5 characters'));
    }
    const refusal = carryOut(model, on, act);
    if (refusal !== null) return expectAnswer(answer, refusal);
    expect([answer.status, answer.json]).toMatchObject([200, shown(id, model.of[on])]);
  },
);

const shown = (id: string, { isAdministrator, isLocked }: AccountStatus) => ({
  id,
  role: isAdministrator ? 'admin' : 'user',
  state: isLocked ? 'locked' : 'active',
});

/** Updates the model. @returns why the action is refused; null if it succeeds */
function carryOut({ of }: AdministrationModel, on: Actor, act: ActName): Expected | null {
  const status = of[on];
  switch (act) {
    case 'role/admin':
      if (!status.isAdministrator && status.isLocked) {
        return messageAnswer(409, 'This account is locked. Unlock it before you change its role.');
      }
      status.isAdministrator = true;
      return null;
    case 'role/user':
      if (status.isAdministrator && Object.values(of).filter((each) => each.isAdministrator).length === 1) {
        return messageAnswer(
          409,
          'This is the last administrator. Make somebody else an administrator first.',
        );
      }
      status.isAdministrator = false;
      return null;
    case 'lock':
      if (status.isAdministrator) {
        return messageAnswer(409, 'An administrator cannot be locked. Take the role away first.');
      }
      status.isLocked = true;
      status.isSignedIn = false;
      return null;
    case 'unlock':
      status.isLocked = false;
      return null;
    case 'end-sessions':
      status.isSignedIn = false;
      return null;
    case 'resend-verification':
      return null;
  }
}

const isLocked = messageAnswer(
  403,
  'Your account is locked, and your record is safe. To have it opened again, write to the people who run this site.',
);

const signsIn = step(
  'signsIn',
  fc.record({ who: actor, rightly: fc.constantFrom(true, true, false) }),
  async (model: AdministrationModel, { who, rightly }, real: Real) => {
    const { visitor, credentials, user } = personOf(who, model, real);
    const status = model.of[who];
    const password = rightly ? credentials.password : 'something else';
    const answer = await visitor.post('/api/login', { ...credentials, password });
    // A wrong password does not reveal that the account exists and is locked.
    if (!rightly) return expectAnswer(answer, messageAnswer(401, 'Invalid username or password'));
    if (status.isLocked) return expectAnswer(answer, isLocked);
    expect([answer.status, answer.json]).toMatchObject([
      200,
      { id: user.id, role: status.isAdministrator ? 'admin' : 'user' },
    ]);
    status.isSignedIn = true;
  },
);

const deletesThemselves = step(
  'deletesThemselves',
  fc.record({ who: actor }),
  async (model: AdministrationModel, { who }, real: Real) => {
    const { isAdministrator, isSignedIn } = model.of[who];
    // Other stories test who can be deleted.
    if (!isAdministrator || !isSignedIn) return;
    const { visitor, credentials } = personOf(who, model, real);
    const answer = await visitor.send('DELETE', '/api/account', { json: credentials });
    expectAnswer(
      answer,
      messageAnswer(
        409,
        'You are an administrator. Ask another administrator to take that role away first, then delete your account.',
      ),
    );
  },
);

async function expectAgreement(model: AdministrationModel, real: Real): Promise<void> {
  await real.api.whenCaughtUp();
  for (const who of actors) {
    const { visitor, user } = personOf(who, model, real);
    const status = model.of[who];
    const asked = await visitor.get('/api/user');
    if (status.isSignedIn) {
      const role = status.isAdministrator ? 'admin' : 'user';
      expect([asked.status, asked.json]).toMatchObject([200, { id: user.id, role }]);
    } else {
      expectAnswer(asked, messageAnswer(401, 'Please sign in first.'));
    }
    const list = await visitor.get('/api/admin/users');
    const closed = closedTo(status);
    if (closed !== null) {
      expectAnswer(list, closed);
      continue;
    }
    expect(list.status).toBe(200);
    for (const other of actors) {
      const { id } = personOf(other, model, real).user;
      const found = adminUserResponse.parse((await visitor.get(`/api/admin/users/${id}`)).json);
      expect(found).toMatchObject(shown(id, model.of[other]));
      expect(found.sessions > 0).toBe(model.of[other].isSignedIn);
    }
  }
  // At least one administrator always remains.
  const { state } = await real.api.commands.load(administratorsDecider, administratorsStream);
  const administrators = actors.filter((who) => model.of[who].isAdministrator);
  expect([...state].toSorted()).toEqual(
    administrators.map((who) => personOf(who, model, real).user.id).toSorted(),
  );
}

testStories<AdministrationModel>('administration', {
  async createModel({ api, people }) {
    const keeper = await anAdministrator(api);
    // Removes the administrators of earlier stories.
    const { state } = await api.commands.load(administratorsDecider, administratorsStream);
    for (const id of [...state].filter((id) => id !== keeper.user.id)) {
      const sent = { role: 'user', reason: 'Another story begins' };
      const answer = await keeper.visitor.post(`/api/admin/users/${id}/role`, sent);
      expect(answer.status).toBe(200);
    }
    expect(people.first.user.role).toBe('user');
    const status = (isAdministrator: boolean): AccountStatus => ({
      isAdministrator,
      isLocked: false,
      isSignedIn: true,
    });
    return { elapsed: 0, keeper, of: { keeper: status(true), first: status(false), second: status(false) } };
  },
  steps: [acts, acts, acts, signsIn, deletesThemselves],
  expectAgreement,
  maxSteps: 14,
});
