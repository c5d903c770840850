import { anAdministrator, openRecordOf } from '../../testing/anAdministrator';
import { confirmAddress, share } from '../../testing/sharing';
import type { TestApi } from '../../testing/startTestApi';
import { newCanaryId } from '../judging/canaries';
import { shownInOpenRecord, shownToLawyers, type Entitlements } from '../judging/entitlements';
import type { IdPool } from './idPool';
import { signUp, type Person } from './person';
import { plantRecord } from './plantRecord';

/** Who sends, beside the owners of what requests are about. */
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
  /** Called for everybody who comes. */
  readonly met: (person: Person) => void;
}

/** People in every position to each other. Who was locked out, demoted or erased is replaced by somebody like them. */
export class Cast {
  readonly #people = new Map<Role, Person>();
  replaced = 0;

  constructor(private readonly parts: CastDependencies) {}

  who(role: Role): Person {
    const person = this.#people.get(role);
    if (person === undefined) throw new Error(`There is no ${role} yet`);
    return person;
  }

  async assemble(): Promise<void> {
    // Owners first: the others have to do with them.
    for (const role of roles) await this.#bring(role);
  }

  /** Signs in again whoever was signed out, and replaces who cannot come back. */
  async tend(): Promise<void> {
    for (const role of roles) {
      if (!(await this.#isThere(role))) {
        this.replaced += 1;
        await this.#bring(role);
      }
    }
  }

  async #isThere(role: Role): Promise<boolean> {
    const { visitor, credentials } = this.who(role).signedUp;
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

  async #bring(role: Role): Promise<void> {
    const person = await this.#make(role);
    this.#people.set(role, person);
    this.parts.ids.add([person.signedUp.user.id]);
    this.parts.met(person);
  }

  async #make(role: Role): Promise<Person> {
    const { api, entitlements, ids } = this.parts;
    if (role === 'administrator' || role === 'administrator with an open record') {
      const canaryId = newCanaryId();
      const signedUp = await anAdministrator(api);
      entitlements.makeAdministrator(canaryId);
      if (role === 'administrator with an open record') {
        const owner = this.who('owner');
        entitlements.allow(canaryId, owner.canaryId, shownInOpenRecord);
        ids.add([await openRecordOf(signedUp, owner.signedUp.user.id)]);
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
      const owner = this.who('owner');
      entitlements.allow(person.canaryId, owner.canaryId, shownToLawyers);
      entitlements.sent(owner.canaryId, [{ owner: person.canaryId, kind: 'email' }]);
      ids.add([(await share(owner.signedUp, person.signedUp)).id]);
    }
    if (role === 'former lawyer') {
      const { canaryId, signedUp } = this.who('other owner');
      entitlements.sent(canaryId, [{ owner: person.canaryId, kind: 'email' }]);
      const grant = await share(signedUp, person.signedUp);
      const ended = await signedUp.visitor.delete(`/api/legal-access/${grant.id}`);
      if (ended.status >= 300) throw new Error(`Revoking was answered with ${ended.status}`);
      ids.add([grant.id]);
    }
    return person;
  }
}
