import type { Keyed } from '@settlewise/infra/crypto';

/** The secret in the link of an invitation. It proves that the email was received, and only our key can create it. */
export const invitationSecret = (keyed: Pick<Keyed, 'hash'>, grantId: string): string =>
  keyed.hash('invitation of a lawyer', grantId);

/** The page of the record, which requires signing in. Browsers do not send the part after # to a server. */
export function invitationLink(keyed: Pick<Keyed, 'hash'>, publicUrl: URL, grantId: string): URL {
  const link = new URL(`/shared-with-me/${grantId}`, publicUrl);
  link.hash = `invitation=${invitationSecret(keyed, grantId)}`;
  return link;
}
