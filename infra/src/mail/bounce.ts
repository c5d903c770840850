import PostalMime, { type Attachment } from 'postal-mime';

/** A mail server's report that a mail could not be delivered (RFC 3464). */
export interface Bounce {
  /** The mailbox does not exist or accepts no mail: a later mail would bounce, too. */
  readonly isPermanent: boolean;
  /** The address of `List-Unsubscribe` in the returned mail; null if the report omits it. */
  readonly unsubscribe: URL | null;
}

/** RFC 3463: class 5 is permanent. Security and policy errors (5.7) concern the sender, not the mailbox. */
const isPermanentFailure = ({ action, status }: { action: string; status: string }): boolean =>
  action === 'failed' && /^5\.(?!7\.)\d{1,3}\.\d{1,3}\b/.test(status);

/**
 * Parses a raw mail. @returns null for a mail that is not a delivery report, such as a reply or an absence note
 */
export async function readBounce(raw: Uint8Array): Promise<Bounce | null> {
  const { headers, attachments } = await PostalMime.parse(raw, {
    forceRfc822Attachments: true,
    attachmentEncoding: 'utf8',
  });
  const type = headers.find(({ key }) => key === 'content-type')?.value ?? '';
  if (!/^multipart\/report\b/i.test(type)) return null;
  const report = readAttachment(attachments, ['message/delivery-status', 'message/global-delivery-status']);
  if (report === null) return null;
  const recipients = parseFieldBlocks(report).flatMap((fields) => {
    const [action, status] = [fields.get('action'), fields.get('status')];
    return action === undefined || status === undefined ? [] : [{ action: action.toLowerCase(), status }];
  });
  const returned = readAttachment(attachments, [
    'message/rfc822',
    'text/rfc822-headers',
    'message/global',
    'message/global-headers',
  ]);
  const unsubscribe = returned === null ? undefined : parseFieldBlocks(returned)[0]?.get('list-unsubscribe');
  return {
    isPermanent: recipients.length > 0 && recipients.every(isPermanentFailure),
    unsubscribe: parseUnsubscribeUrl(unsubscribe ?? ''),
  };
}

function readAttachment(attachments: readonly Attachment[], mimeTypes: readonly string[]): string | null {
  const content = attachments.find(({ mimeType }) => mimeTypes.includes(mimeType.toLowerCase()))?.content;
  if (content === undefined) return null;
  return typeof content === 'string' ? content : Buffer.from(content as Uint8Array).toString('utf8');
}

/** Parses blocks of header fields, separated by empty lines. Names become lower case, folded values one line. */
const parseFieldBlocks = (text: string): ReadonlyMap<string, string>[] =>
  text.split(/\r?\n[ \t]*\r?\n/).map(
    (block) =>
      new Map(
        block
          .replaceAll(/\r?\n[ \t]+/g, ' ')
          .split(/\r?\n/)
          .flatMap((line) => {
            const [, name, value] = /^([!-9;-~]+):[ \t]*(.*?)[ \t]*$/.exec(line) ?? [];
            return name === undefined || value === undefined ? [] : [[name.toLowerCase(), value] as const];
          }),
      ),
  );

function parseUnsubscribeUrl(listUnsubscribe: string): URL | null {
  const [, address = ''] = /<(https?:[^>\s]+)>/i.exec(listUnsubscribe) ?? [];
  return URL.canParse(address) ? new URL(address) : null;
}
