import { aPerson, type SignedUp } from '../../testing/aPerson';
import { createCanaryId, writeCanary, type CanaryKind } from '../judging/canaries';

/** A person with an account, whose data contains canaries. */
export interface Person {
  readonly canaryId: string;
  readonly signedUp: SignedUp;
}

/** Registers a person whose name, email address and user name are canaries. */
export async function signUp(address: string, canaryId = createCanaryId()): Promise<Person> {
  const canary = (kind: CanaryKind) => writeCanary({ owner: canaryId, kind });
  const signedUp = await aPerson()
    .called(canary('username'))
    .reachedAt(createCanaryEmail(canaryId))
    .named(canary('name'), 'López')
    .signsUpAt(address);
  return { canaryId, signedUp };
}

export const createCanaryEmail = (canaryId: string): string =>
  `${writeCanary({ owner: canaryId, kind: 'email' })}@example.org`;

/** The canary for a field that a person sends to a path. Null if a canary would make the field invalid. */
export function chooseCanary(canaryId: string, path: string, field: string): string | null {
  if (/email/i.test(field)) return createCanaryEmail(canaryId);
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
