import fc from 'fast-check';
import { expect } from 'vitest';
import { setPasswordAge } from '../testing/setPasswordAge';
import { refused } from '../testing/refused';
import { anId, noContent, expectAnswer, expectFreshAnswer, readId, messageAnswer } from './testing/answers';
import { storyPeople, forEachPerson, anyPerson, type Who } from './testing/people';
import { step, testStories, timePasses, type Model, type Real } from './testing/stories';

interface Account {
  id: string;
  readonly username: string;
  email: string;
  password: string;
  fullName: string | null;
  phone: string | null;
  nationality: string | null;
  settings: Readonly<Record<string, unknown>>;
  isSignedIn: boolean;
  /** Whether the password was right in their session within the last ten minutes. */
  isFresh: boolean;
}

interface AccountModel extends Model {
  /** Null after its deletion. */
  readonly accounts: Record<Who, Account | null>;
  /** The name and email address with which each person registered. */
  readonly own: Record<Who, { readonly username: string; readonly email: string }>;
}

const signInFirst = messageAnswer(401, 'Please sign in first.');
const notRight = messageAnswer(401, 'Invalid username or password');
const defaults = {
  notificationsEnabled: true,
  emailNotificationsEnabled: true,
  reminderFrequency: 'weekly',
  quietFrom: '21:00',
  quietUntil: '08:00',
  lawyerSharingEnabled: false,
  onboarding: 'open',
};

const password = fc.constantFrom('correct horse battery', 'another horse 7', 'a third horse 9');
const isUsed = ({ accounts }: AccountModel, email: string, by: Who) =>
  storyPeople.some((each) => each !== by && accounts[each]?.email.toLowerCase() === email.toLowerCase());

const shownUser = ({ id, username, email }: Account) => ({
  id,
  username,
  email,
  role: 'user',
  emailVerified: false,
});

/** Registers again with the same data. It is taken until the account is deleted. */
const registers = step(
  'registers',
  fc.record({ who: anyPerson, password }),
  async (model: AccountModel, { who, password }, { people }: Real) => {
    const { username, email } = model.own[who];
    const answer = await people[who].visitor.post('/api/register', { username, email, password });
    if (model.accounts[who] !== null) {
      const taken = 'This username is already taken. Choose another one.';
      return expectAnswer(answer, refused(409, 'username', taken));
    }
    if (isUsed(model, email, who)) {
      return expectAnswer(
        answer,
        refused(
          409,
          'email',
          'There is already an account with this email address. Sign in, or reset your password.',
        ),
      );
    }
    const account: Account = {
      id: '',
      username,
      email,
      password,
      fullName: null,
      phone: null,
      nationality: null,
      settings: defaults,
      isSignedIn: true,
      isFresh: true,
    };
    const expected = { ...shownUser(account), id: anId, firstName: null, lastName: null };
    expectAnswer(answer, { status: 201, json: expected });
    model.accounts[who] = { ...account, id: readId(answer) };
  },
);

const signsIn = step(
  'signsIn',
  fc.record({ who: anyPerson, password, named: fc.constantFrom('username', 'email', 'USERNAME') }),
  async (model: AccountModel, { who, password, named }, { people }: Real) => {
    const account = model.accounts[who];
    const { username, email } = account ?? model.own[who];
    const name = { username, email, USERNAME: username.toUpperCase() }[named] ?? '';
    const answer = await people[who].visitor.post('/api/login', { username: name, password });
    if (account === null || account.password !== password) return expectAnswer(answer, notRight);
    expect([answer.status, answer.json]).toMatchObject([200, shownUser(account)]);
    account.isSignedIn = true;
    account.isFresh = true;
  },
);

const signsOut = step(
  'signsOut',
  fc.record({ who: anyPerson }),
  async (model: AccountModel, { who }, { people }: Real) => {
    expectAnswer(await people[who].visitor.post('/api/logout'), noContent);
    const account = model.accounts[who];
    if (account !== null) account.isSignedIn = false;
  },
);

/** Waits as long as the password of a session counts. */
const leavesDevice = step(
  'leavesDevice',
  fc.record({ who: anyPerson }),
  async (model: AccountModel, { who }, { api, people }) => {
    await setPasswordAge(api, people[who], '10 minutes');
    const account = model.accounts[who];
    if (account !== null) account.isFresh = false;
  },
);

const signedIn = (account: Account | null): account is Account => account !== null && account.isSignedIn;

const choosesSettings = step(
  'choosesSettings',
  fc.record({
    who: anyPerson,
    change: fc.record(
      {
        notificationsEnabled: fc.boolean(),
        emailNotificationsEnabled: fc.boolean(),
        reminderFrequency: fc.constantFrom('daily', 'weekly', 'monthly', 'never'),
        lawyerSharingEnabled: fc.boolean(),
        onboarding: fc.constantFrom('open', 'done', 'put_away'),
      },
      { requiredKeys: [] },
    ),
  }),
  async (model: AccountModel, { who, change }, { people }: Real) => {
    const answer = await people[who].visitor.post('/api/account/settings', change);
    const account = model.accounts[who];
    if (!signedIn(account)) return expectAnswer(answer, signInFirst);
    account.settings = { ...account.settings, ...change };
    expectAnswer(answer, { status: 200, json: { data: account.settings } });
  },
);

const changesPassword = step(
  'changesPassword',
  fc.record({
    who: anyPerson,
    currentPassword: password,
    newPassword: fc.oneof(password, fc.constant('short')),
  }),
  async (model: AccountModel, { who, currentPassword, newPassword }, { people }: Real) => {
    const sent = { currentPassword, newPassword };
    const answer = await people[who].visitor.post('/api/account/password', sent);
    const account = model.accounts[who];
    if (!signedIn(account)) return expectAnswer(answer, signInFirst);
    if (newPassword === 'short') {
      const tooShort = 'Password must be at least 8 characters';
      return expectAnswer(answer, refused(400, 'newPassword', tooShort));
    }
    if (account.password !== currentPassword) {
      const notCorrect = 'Your current password is not correct';
      return expectAnswer(answer, refused(422, 'currentPassword', notCorrect));
    }
    expectAnswer(
      answer,
      messageAnswer(200, 'Your password has been changed. You are signed out on your other devices.'),
    );
    account.password = newPassword;
  },
);

const shownProfile = ({ fullName, email, phone, nationality }: Account) => ({
  fullName,
  email,
  emailVerified: false,
  phoneNumber: phone,
  address: null,
  nationality,
  visaType: null,
  visaEndDate: null,
  hasILR: false,
  ilrGrantDate: null,
  updatedAt: expect.any(String),
});

const changesProfile = step(
  'changesProfile',
  fc.record({
    who: anyPerson,
    /** The new address: the current one, an unused one, or the one with which the other person registered. */
    address: fc.constantFrom('same', 'same', 'new', 'of first', 'of second'),
    fullName: fc.constantFrom('Ana López', 'Bo', '  Ana María López '),
    phone: fc.constantFrom('+44 20 7946 0000', '', null, undefined),
    nationality: fc.constantFrom('French', 'Other', '', undefined),
    /** Checked only for a changed address, and not needed soon after the password was typed. */
    typed: fc.constantFrom('right', 'right', 'wrong', undefined, undefined),
  }),
  async (model: AccountModel, { who, address, fullName, phone, nationality, typed }, { people }: Real) => {
    const account = model.accounts[who];
    const addresses: Record<string, string> = {
      same: account?.email ?? '',
      new: `new-${model.own[who].email}`,
      'of first': model.own.first.email,
      'of second': model.own.second.email,
    };
    const email = addresses[address] || 'nobody@example.org';
    const currentPassword = typed === 'right' ? account?.password : typed && 'not the password';
    const sent = { fullName, email, phone, nationality, currentPassword };
    const answer = await people[who].visitor.put('/api/account/profile', sent);
    if (!signedIn(account)) return expectAnswer(answer, signInFirst);
    if (email !== account.email) {
      if (typed === 'wrong') {
        const notCorrect = 'Your current password is not correct';
        return expectAnswer(answer, refused(422, 'currentPassword', notCorrect));
      }
      if (typed === undefined && !account.isFresh) {
        return expectAnswer(answer, refused(403, 'currentPassword', 'Please enter your current password'));
      }
      account.isFresh = true;
    }
    if (isUsed(model, email, who)) {
      const taken = 'There is already an account with this email address';
      return expectAnswer(answer, refused(409, 'email', taken));
    }
    account.email = email;
    account.fullName = fullName.trim();
    if (phone !== undefined) account.phone = phone || null;
    if (nationality !== undefined) account.nationality = nationality || null;
    expectAnswer(answer, { status: 200, json: shownProfile(account) });
  },
);

const deletesAccount = step(
  'deletesAccount',
  fc.record({ who: anyPerson, password }),
  async (model: AccountModel, { who, password }, { people }: Real) => {
    const answer = await people[who].visitor.send('DELETE', '/api/account', { json: { password } });
    const account = model.accounts[who];
    if (!signedIn(account)) return expectAnswer(answer, signInFirst);
    if (account.password !== password) {
      return expectAnswer(answer, refused(422, 'password', 'Your password is not correct'));
    }
    expectAnswer(answer, noContent);
    model.accounts[who] = null;
  },
);

async function agreesFor(person: Who, model: AccountModel, { people }: Real): Promise<void> {
  const { visitor } = people[person];
  const account = model.accounts[person];
  const paths = ['/api/user', '/api/account/profile', '/api/account/settings'] as const;
  if (!signedIn(account)) {
    for (const path of paths) expectAnswer(await visitor.get(path), signInFirst);
    return;
  }
  const [user, profile, settings] = paths;
  const asked = await visitor.get(user);
  expect([asked.status, asked.json]).toMatchObject([200, shownUser(account)]);
  expectFreshAnswer(await visitor.get(profile), shownProfile(account));
  expectFreshAnswer(await visitor.get(settings), { data: account.settings });
}

testStories<AccountModel>('accounts', {
  createModel({ people }) {
    const accounts = forEachPerson((person): Account => ({
      ...people[person].user,
      password: people[person].credentials.password,
      fullName: null,
      phone: null,
      nationality: null,
      settings: defaults,
      isSignedIn: true,
      isFresh: true,
    }));
    return {
      elapsed: 0,
      accounts,
      own: forEachPerson((person) => ({
        username: accounts[person].username,
        email: accounts[person].email,
      })),
    };
  },
  steps: [
    registers,
    signsIn,
    signsIn,
    signsOut,
    choosesSettings,
    changesPassword,
    changesProfile,
    changesProfile,
    leavesDevice,
    deletesAccount,
    timePasses(),
  ],
  async expectAgreement(model, real) {
    for (const person of storyPeople) await agreesFor(person, model, real);
  },
});
