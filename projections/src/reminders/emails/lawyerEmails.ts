import { writtenDate } from '@settlewise/rules/assessment';
import { collections } from '@settlewise/domain/record';
import { writeEmail, type EmailContent } from '@settlewise/infra/mail';
import type { CivilDate } from '@settlewise/rules/calendar';

interface Content {
  /** The name of the owner of the record. */
  readonly owner: string;
  readonly publicUrl: URL;
}

const listFormat = new Intl.ListFormat('en-GB');
/** The parts that every lawyer with access sees. */
const alwaysShared = ['timeline', 'progress', 'days away', 'visas', 'dependants', 'documents'];

const formatReason = (owner: string) =>
  `You get this because ${owner} entered your address at Settlewise. If you do not know them, you do not need to do anything. To get no such mails, ask ${owner} to take your access away.`;

/** To a lawyer who was given access. @param lastDay null without an end */
export function invitationEmail({
  owner,
  link,
  lastDay,
  alsoShares,
  includesIdentity,
}: Content & {
  /** Opens the record. It has a secret that proves that this email was received. */
  readonly link: URL;
  readonly lastDay: CivilDate | null;
  /** Parts of the record that the owner also shares. */
  readonly alsoShares: readonly string[];
  /** Whether the owner shares identity data too. Without it, some parts are shown incompletely. */
  readonly includesIdentity: boolean;
}): EmailContent {
  const sharedCollections = collections.filter(
    ({ part, share }) => share?.default === true || alsoShares.includes(part),
  );
  const sharedParts = listFormat.format([
    ...alwaysShared,
    ...sharedCollections.map(({ words, share }) => {
      const restriction = includesIdentity ? undefined : share?.withoutIdentity;
      return restriction === undefined ? words.many : `${words.many} (${restriction})`;
    }),
  ]);
  return writeEmail({
    subject: `${owner} has shared their immigration record with you`,
    greeting: 'Hello,',
    paragraphs: [
      `${owner} keeps a record of their way to settlement at Settlewise, and lets you see it${lastDay === null ? '' : ` until the end of ${writtenDate(lastDay)}`}. It shows you ${sharedParts}. You can look at it and change nothing. ${owner} sees what you opened.`,
      'To look at it, sign in with an account of this email address. If you have none, make one and confirm the address first.',
    ],
    link: { label: 'See what is shared with me', url: link.toString() },
    foot: { why: formatReason(owner) },
  });
}

/** To a lawyer whose access ends soon. */
export function endingEmail({
  owner,
  publicUrl,
  lastDay,
}: Content & { readonly lastDay: CivilDate }): EmailContent {
  return writeEmail({
    subject: `Your access to the record of ${owner} ends on ${writtenDate(lastDay)}`,
    greeting: 'Hello,',
    paragraphs: [
      `You can see the immigration record of ${owner} at Settlewise until the end of ${writtenDate(lastDay)}. If you need anything from it, look at it before then. If you need it for longer, ask ${owner}: they can choose a new last day.`,
    ],
    link: { label: 'See what is shared with me', url: new URL('/shared-with-me', publicUrl).toString() },
    foot: { why: formatReason(owner) },
  });
}
