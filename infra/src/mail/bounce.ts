import PostalMime, { type Attachment } from 'postal-mime';

/** A mail server's report that a mail could not be delivered (RFC 3464). */
export interface Bounce {
  /** The mailbox is not there, or is closed to everybody: a later mail would come back as well. */
  readonly forGood: boolean;
  /** The address of `List-Unsubscribe` in the mail that came back; null where the report leaves it out. */
  readonly unsubscribe: URL | null;
}

/** RFC 3463: class 5 is for good. What is about security or policy (5.7) is about who sends, and not about the mailbox. */
const isForGood = ({ action, status }: { action: string; status: string }): boolean =>
  action === 'failed' && /^5\.(?!7\.)\d{1,3}\.\d{1,3}\b/.test(status);

/**
 * Reads a mail as a mail server delivers it. @returns null for a mail that is no such report: an answer of a person, or of
 * somebody who is on holiday.
 */
export async function readBounce(raw: Uint8Array): Promise<Bounce | null> {
  const { headers, attachments } = await PostalMime.parse(raw, {
    forceRfc822Attachments: true,
    attachmentEncoding: 'utf8',
  });
  const type = headers.find(({ key }) => key === 'content-type')?.value ?? '';
  if (!/^multipart\/report\b/i.test(type)) return null;
  const report = textOf(attachments, ['message/delivery-status', 'message/global-delivery-status']);
  if (report === null) return null;
  const recipients = fieldsByBlock(report).flatMap((fields) => {
    const [action, status] = [fields.get('action'), fields.get('status')];
    return action === undefined || status === undefined ? [] : [{ action: action.toLowerCase(), status }];
  });
  const returned = textOf(attachments, [
    'message/rfc822',
    'text/rfc822-headers',
    'message/global',
    'message/global-headers',
  ]);
  const unsubscribe = returned === null ? undefined : fieldsByBlock(returned)[0]?.get('list-unsubscribe');
  return {
    forGood: recipients.length > 0 && recipients.every(isForGood),
    unsubscribe: urlIn(unsubscribe ?? ''),
  };
}

function textOf(attachments: readonly Attachment[], mimeTypes: readonly string[]): string | null {
  const content = attachments.find(({ mimeType }) => mimeTypes.includes(mimeType.toLowerCase()))?.content;
  if (content === undefined) return null;
  return typeof content === 'string' ? content : Buffer.from(content as Uint8Array).toString('utf8');
}

/** The fields of each block, which empty lines set apart: names in small letters, long values on one line. */
const fieldsByBlock = (text: string): ReadonlyMap<string, string>[] =>
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

function urlIn(listUnsubscribe: string): URL | null {
  const [, address = ''] = /<(https?:[^>\s]+)>/i.exec(listUnsubscribe) ?? [];
  return URL.canParse(address) ? new URL(address) : null;
}
