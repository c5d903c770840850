import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { asMailError, composed, type Mailer } from './mailer';

const personHeader = 'X-Settlewise-Person';
/** A file name cannot say exactly to whom a mail goes. */
const recipientHeader = 'X-Settlewise-Recipient';
/** Half of the hash, so that the header stays one line. */
const recipientIn = (address: string): string =>
  createHash('sha256').update(address.trim().toLowerCase()).digest('hex').slice(0, 32);

/**
 * Keeps each mail as an .eml file, which any mail program opens: `2026-03-01T09-30-00.000Z-ada-at-example.org-5f3c9a1e.eml`.
 * Names sort by time. A file with this name is complete.
 */
export function createOutboxMailer(folder: string, from: string, now: () => Date = () => new Date()): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: (mail) =>
      asMailError(async () => {
        const date = now();
        const { headers, ...content } = composed(mail, from);
        const { message } = await composer.sendMail({
          ...content,
          date,
          // Only `eraseFromOutbox` reads them: whose data the email is about, and to whom it goes.
          headers: { ...headers, [personHeader]: mail.about.userId, [recipientHeader]: recipientIn(mail.to) },
        });
        if (!Buffer.isBuffer(message)) throw new TypeError('The mail was not composed');
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeWhole(folder, nameOf(mail.to, date), message);
      }),
    close: () => Promise.resolve(),
  };
}

function nameOf(to: string, date: Date): string {
  const time = date.toISOString().replaceAll(':', '-');
  return `${time}-${addressInName(to)}-${randomBytes(4).toString('hex')}.eml`;
}

const addressInName = (to: string) =>
  to
    .replaceAll('@', '-at-')
    .replace(/[^\w.+-]/g, '_')
    .slice(0, 100);

export interface ErasedRecipient {
  readonly userId: string;
  /** Current and former addresses. */
  readonly addresses: readonly string[];
}

/**
 * Removes every mail that tells of a person, or that went to one of their addresses; drafts of a killed process too.
 * @throws what the file system answers
 */
export async function eraseFromOutbox(folder: string, { userId, addresses }: ErasedRecipient): Promise<void> {
  const lines = [
    `\r\n${personHeader}: ${userId}\r\n`,
    ...addresses.map((address) => `\r\n${recipientHeader}: ${recipientIn(address)}\r\n`),
  ];
  const names = new Set(addresses.map((address) => addressInName(address).toLowerCase()));
  for (const name of await namesIn(folder)) {
    const file = path.join(folder, name);
    const content = await contentOf(file);
    const isTheirs =
      lines.some((line) => content.includes(line)) ||
      // Kept by an earlier version, or not written to its end.
      (!content.includes(`\r\n${recipientHeader}: `) && names.has(addressOfName(name)));
    if (isTheirs) await rm(file, { force: true });
  }
}

/** What stands of the address in the name of a file, also in that of a draft. */
const addressOfName = (name: string): string =>
  (/^\.?\d{4}-\d\d-\d\dT[\d.-]+Z-(.+)-[0-9a-f]{8}\.eml(?:\.draft)?$/.exec(name)?.[1] ?? '').toLowerCase();

/** Before the first email the folder does not exist. */
const namesIn = (folder: string): Promise<readonly string[]> => readdir(folder).catch(unlessMissing([]));

/** A file that another process has removed needs no erasure. */
const contentOf = (file: string): Promise<string> => readFile(file, 'utf8').catch(unlessMissing(''));

function unlessMissing<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return value;
    throw error;
  };
}

async function writeWhole(folder: string, name: string, content: Buffer): Promise<void> {
  const draft = path.join(folder, `.${name}.draft`);
  try {
    const file = await open(draft, 'wx', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path.join(folder, name));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
