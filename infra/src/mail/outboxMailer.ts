import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { wrapMailErrors, composeMessage, type Mailer } from './mailer';

const personHeader = 'X-Settlewise-Person';
/** Identifies the recipient, because the file name is not exact. */
const recipientHeader = 'X-Settlewise-Recipient';
/** Half of the hash, to keep the header in one line. */
const hashRecipient = (address: string): string =>
  createHash('sha256').update(address.trim().toLowerCase()).digest('hex').slice(0, 32);

/**
 * Writes each mail to an .eml file, which any mail program opens: `2026-03-01T09-30-00.000Z-ada-at-example.org-5f3c9a1e.eml`.
 * Names sort by time. A file with this name is complete.
 */
export function createOutboxMailer(folder: string, from: string, now: () => Date = () => new Date()): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: (mail) =>
      wrapMailErrors(async () => {
        const date = now();
        const { headers, ...content } = composeMessage(mail, from);
        const { message } = await composer.sendMail({
          ...content,
          date,
          // Only `eraseFromOutbox` reads these headers.
          headers: {
            ...headers,
            [personHeader]: mail.about.userId,
            [recipientHeader]: hashRecipient(mail.to),
          },
        });
        if (!Buffer.isBuffer(message)) throw new TypeError('The mail was not composed');
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeAtomically(folder, createFileName(mail.to, date), message);
      }),
    close: () => Promise.resolve(),
  };
}

function createFileName(to: string, date: Date): string {
  const time = date.toISOString().replaceAll(':', '-');
  return `${time}-${toFileNamePart(to)}-${randomBytes(4).toString('hex')}.eml`;
}

const toFileNamePart = (to: string) =>
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
 * Deletes every mail about a person or to one of their addresses, including drafts of a killed process.
 * @throws errors of the file system
 */
export async function eraseFromOutbox(folder: string, { userId, addresses }: ErasedRecipient): Promise<void> {
  const lines = [
    `\r\n${personHeader}: ${userId}\r\n`,
    ...addresses.map((address) => `\r\n${recipientHeader}: ${hashRecipient(address)}\r\n`),
  ];
  const names = new Set(addresses.map((address) => toFileNamePart(address).toLowerCase()));
  for (const name of await listFiles(folder)) {
    const file = path.join(folder, name);
    const content = await readContent(file);
    const isTheirs =
      lines.some((line) => content.includes(line)) ||
      // Written by an earlier version, or incomplete.
      (!content.includes(`\r\n${recipientHeader}: `) && names.has(parseAddressPart(name)));
    if (isTheirs) await rm(file, { force: true });
  }
}

/** The address part of the name of a file or draft. */
const parseAddressPart = (name: string): string =>
  (/^\.?\d{4}-\d\d-\d\dT[\d.-]+Z-(.+)-[0-9a-f]{8}\.eml(?:\.draft)?$/.exec(name)?.[1] ?? '').toLowerCase();

/** The folder does not exist before the first email. */
const listFiles = (folder: string): Promise<readonly string[]> =>
  readdir(folder).catch(fallbackIfMissing([]));

/** Another process may have deleted the file. */
const readContent = (file: string): Promise<string> => readFile(file, 'utf8').catch(fallbackIfMissing(''));

function fallbackIfMissing<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return value;
    throw error;
  };
}

async function writeAtomically(folder: string, name: string, content: Buffer): Promise<void> {
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
