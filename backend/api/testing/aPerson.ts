import { randomBytes } from 'node:crypto';
import { userResponse, type UserResponse } from '@settlewise/contract/accounts';
import { Visitor } from './visitor';

/** A person with an account, signed in. */
export interface SignedUp {
  readonly visitor: Visitor;
  readonly user: UserResponse;
  readonly credentials: { readonly username: string; readonly password: string };
}

interface Registration {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

/** What a person types to register: `aPerson().called('maria').registration()`. By default unique. */
export function aPerson() {
  const unlike = randomBytes(6).toString('hex');
  let registration: Registration = {
    username: `person-${unlike}`,
    email: `person-${unlike}@example.org`,
    password: 'correct horse battery',
  };
  const builder = {
    called: (username: string) => having({ username }),
    reachedAt: (email: string) => having({ email }),
    withPassword: (password: string) => having({ password }),
    named: (firstName: string, lastName: string) => having({ firstName, lastName }),
    registration: () => registration,
    /** Registers over HTTP, which also signs in. */
    async signsUpAt(address: string): Promise<SignedUp> {
      const visitor = new Visitor(address);
      const answer = await visitor.post('/api/register', registration);
      if (answer.status !== 201)
        throw new Error(`Registering was answered with ${answer.status}: ${answer.message}`);
      const { username, password } = registration;
      return { visitor, user: userResponse.parse(answer.json), credentials: { username, password } };
    },
  };
  function having(change: Partial<Registration>) {
    registration = { ...registration, ...change };
    return builder;
  }
  return builder;
}
