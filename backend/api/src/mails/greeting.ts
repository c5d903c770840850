import { nameInMail } from '@settlewise/infra/mail';

/** Whose address it is may be known to nobody yet: the name that somebody chose must lead nowhere. */
export function greetingTo(username: string): string {
  const name = nameInMail(username);
  return name === null ? 'Hello,' : `Hello ${name},`;
}
