import { aPerson, type SignedUp } from '../../testing/aPerson';
import { newMark, writeCanary, type CanaryKind } from '../judging/canaries';

/** Somebody with an account, everything of whom is marked. */
export interface Person {
  readonly mark: string;
  readonly signedUp: SignedUp;
}

/** Registers somebody whose name, address and user name are canaries. */
export async function signUp(address: string, mark = newMark()): Promise<Person> {
  const canary = (kind: CanaryKind) => writeCanary({ owner: mark, kind });
  const signedUp = await aPerson()
    .called(canary('username'))
    .reachedAt(emailOf(mark))
    .named(canary('name'), 'López')
    .signsUpAt(address);
  return { mark, signedUp };
}

export const emailOf = (mark: string): string => `${writeCanary({ owner: mark, kind: 'email' })}@example.org`;

/** What a field of this name is marked with in what a person sends to a path; null where a mark would break the field. */
export function canaryFor(mark: string, path: string, field: string): string | null {
  if (/email/i.test(field)) return emailOf(mark);
  if (
    /^(?:id|password|token|.*date|.*type|category|stage|status|priority|reason|role|form|calculator|.*on)$/i.test(
      field,
    )
  )
    return null;
  if (/username/i.test(field)) return writeCanary({ owner: mark, kind: 'username' });
  const isProfile = /\/api\/(?:account|user|register|immigration\/profile\/personal)/.test(path);
  if (isProfile && /name$/i.test(field)) return writeCanary({ owner: mark, kind: 'name' });
  const isPrivate = /\/api\/(?:tasks|assess|calc|timeline)/.test(path);
  return writeCanary({ owner: mark, kind: isPrivate ? 'private' : 'record' });
}
