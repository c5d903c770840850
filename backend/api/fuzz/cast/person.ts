import { aPerson, type SignedUp } from '../../testing/aPerson';
import { newCanaryId, writeCanary, type CanaryKind } from '../judging/canaries';

/** Somebody with an account, everything of whom is marked. */
export interface Person {
  readonly canaryId: string;
  readonly signedUp: SignedUp;
}

/** Registers somebody whose name, address and user name are canaries. */
export async function signUp(address: string, canaryId = newCanaryId()): Promise<Person> {
  const canary = (kind: CanaryKind) => writeCanary({ owner: canaryId, kind });
  const signedUp = await aPerson()
    .called(canary('username'))
    .reachedAt(emailOf(canaryId))
    .named(canary('name'), 'López')
    .signsUpAt(address);
  return { canaryId, signedUp };
}

export const emailOf = (canaryId: string): string =>
  `${writeCanary({ owner: canaryId, kind: 'email' })}@example.org`;

/** What a field of this name is marked with in what a person sends to a path; null where a canary would break the field. */
export function canaryFor(canaryId: string, path: string, field: string): string | null {
  if (/email/i.test(field)) return emailOf(canaryId);
  if (
    /^(?:id|password|token|.*date|.*type|category|stage|status|priority|reason|role|form|calculator|.*on)$/i.test(
      field,
    )
  )
    return null;
  if (/username/i.test(field)) return writeCanary({ owner: canaryId, kind: 'username' });
  const isProfile = /\/api\/(?:account|user|register|immigration\/profile\/personal)/.test(path);
  if (isProfile && /name$/i.test(field)) return writeCanary({ owner: canaryId, kind: 'name' });
  const isPrivate = /\/api\/(?:tasks|assess|calc|timeline)/.test(path);
  return writeCanary({ owner: canaryId, kind: isPrivate ? 'private' : 'record' });
}
