import { cleanNameForMail } from '@settlewise/infra/mail';

/** The username must not contain a link, because the address may be unconfirmed and belong to another person. */
export function createGreeting(username: string): string {
  const name = cleanNameForMail(username);
  return name === null ? 'Hello,' : `Hello ${name},`;
}

/** Warnings cannot be turned off, so that an attacker cannot turn them off for the owner. */
export const safetyMailReason =
  'You get this because this is the address of your Settlewise account. Mails about its safety cannot be turned off.';
