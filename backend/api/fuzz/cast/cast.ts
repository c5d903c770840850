import { anAdministrator, openRecord } from '../../testing/anAdministrator';
import { confirmAddress, share } from '../../testing/sharing';
import type { TestApi } from '../../testing/startTestApi';
import { createCanaryId } from '../judging/canaries';
import { shownInOpenRecord, shownToLawyers, type Entitlements } from '../judging/entitlements';
import type { IdPool } from './idPool';
import { signUp, type Person } from './person';
import { plantRecord } from './plantRecord';

/** The senders of requests, in addition to the owner of each template. */
export const roles = [
  'owner',
  'other owner',
  'lawyer',
  'former lawyer',
  'lawyer without a grant',
  'administrator with an open record',
  'administrator',
] as const;
export type Role = (typeof roles)[number];

interface CastDependencies {
  readonly api: TestApi;
  readonly entitlements: Entitlements;
  readonly ids: IdPool;
  /** Called for every person who is added. */
  readonly onPersonAdded: (person: Person) => void;
}

/** One person for each role. A person who was locked out, demoted or erased is replaced by a new one with the same role. */
export class Cast {
  readonly #people = new Map<Role, Person>();
  replacedCount = 0;

  constructor(private readonly dependencies: CastDependencies) {}

  getPerson(role: Role): Person {
    const person = this.#people.get(role);
    if (person === undefined) throw new Error(`There is no ${role} yet`);
    return person;
  }

  async assemble(): Promise<void> {
    // The order matters: later roles need the owners.
    for (const role of roles) await this.#addPerson(role);
  }

  /** Signs people in again who were signed out, and replaces people who cannot sign in. */
  async restorePeople(): Promise<void> {
    for (const role of roles) {
      if (!(await this.#canSignIn(role))) {
        this.replacedCount += 1;
        await this.#addPerson(role);
      }
    }
  }

  async #canSignIn(role: Role): Promise<boolean> {
    const { visitor, credentials } = this.getPerson(role).signedUp;
    const path = role.startsWith('administrator') ? '/api/admin/rules/summary' : '/api/user';
    if ((await visitor.get(path)).status === 200) return true;
    for (const password of [credentials.password, 'another horse battery']) {
      const { username } = credentials;
      if ((await visitor.post('/api/login', { username, password })).status === 200) {
        return (await visitor.get(path)).status === 200;
      }
    }
    return false;
  }

  async #addPerson(role: Role): Promise<void> {
    const person = await this.#createPerson(role);
    this.#people.set(role, person);
    this.dependencies.ids.add([person.signedUp.user.id]);
    this.dependencies.onPersonAdded(person);
  }

  async #createPerson(role: Role): Promise<Person> {
    const { api, entitlements, ids } = this.dependencies;
    if (role === 'administrator' || role === 'administrator with an open record') {
      const canaryId = createCanaryId();
      const signedUp = await anAdministrator(api);
      entitlements.makeAdministrator(canaryId);
      if (role === 'administrator with an open record') {
        const owner = this.getPerson('owner');
        entitlements.allow(canaryId, owner.canaryId, shownInOpenRecord);
        ids.add([await openRecord(signedUp, owner.signedUp.user.id)]);
      }
      return { canaryId, signedUp };
    }
    const person = await signUp(api.address);
    if (role === 'owner' || role === 'other owner') {
      ids.add(await plantRecord(person));
      return person;
    }
    await confirmAddress(person.signedUp, api);
    if (role === 'lawyer') {
      const owner = this.getPerson('owner');
      entitlements.allow(person.canaryId, owner.canaryId, shownToLawyers);
      entitlements.recordSent(owner.canaryId, [{ owner: person.canaryId, kind: 'email' }]);
      ids.add([(await share(owner.signedUp, person.signedUp)).id]);
    }
    if (role === 'former lawyer') {
      const { canaryId, signedUp } = this.getPerson('other owner');
      entitlements.recordSent(canaryId, [{ owner: person.canaryId, kind: 'email' }]);
      const grant = await share(signedUp, person.signedUp);
      const ended = await signedUp.visitor.delete(`/api/legal-access/${grant.id}`);
      if (ended.status >= 300) throw new Error(`Revoking was answered with ${ended.status}`);
      ids.add([grant.id]);
    }
    return person;
  }
}
