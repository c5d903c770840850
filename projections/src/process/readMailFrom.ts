import { UsageError } from '@settlewise/infra/commandLine';

/** Reports contain at most one of our emails, which has some kilobytes. */
const largestMail = 5 * 1024 * 1024;

/** All bytes of an email. @throws UsageError if it is empty or too large for a report */
export async function readMailFrom(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of source) {
    size += chunk.length;
    if (size > largestMail)
      throw new UsageError('The mail is larger than 5 MB: it is no report of a mail server.');
    chunks.push(chunk);
  }
  if (size === 0) throw new UsageError('There was no mail to read. Use: npm run bounces < mail');
  return Buffer.concat(chunks);
}
