import type { Keyed } from '@settlewise/infra/crypto';

/**
 * What the link of an invitation holds besides the grant: whoever has it received the mail. Nobody without the program's
 * key can make it.
 */
export const invitationSecret = (keyed: Pick<Keyed, 'hash'>, grantId: string): string =>
  keyed.hash('invitation of a lawyer', grantId);

/** The page of the record, which asks for signing in first. What stands after # is sent to no server with the page. */
export function invitationLink(keyed: Pick<Keyed, 'hash'>, publicUrl: URL, grantId: string): URL {
  const link = new URL(`/shared-with-me/${grantId}`, publicUrl);
  link.hash = `invitation=${invitationSecret(keyed, grantId)}`;
  return link;
}
