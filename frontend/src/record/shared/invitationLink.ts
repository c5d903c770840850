/** What the link of an invitation holds. */
export interface InvitationLink {
  readonly grantId: string;
  readonly secret: string;
}

/** Reads a page's address, as the link of an invitation has it; null for any other. */
export function invitationIn(page: string): InvitationLink | null {
  const [, grantId, secret] = /^\/shared-with-me\/([^/?#]+)#invitation=(\w+)$/.exec(page) ?? [];
  return grantId === undefined || secret === undefined ? null : { grantId, secret };
}

/** The page without what only the sign-in page reads of it. */
export const withoutInvitation = (page: string): string => page.replace(/#invitation=.*$/, '');
