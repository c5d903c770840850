import { cleanNameForMail } from '@settlewise/infra/mail';

/** The address may not be confirmed yet, so a name that somebody chose must not contain a link. */
export function greetingTo(username: string): string {
  const name = cleanNameForMail(username);
  return name === null ? 'Hello,' : `Hello ${name},`;
}
