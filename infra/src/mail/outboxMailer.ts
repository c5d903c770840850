import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { asMailError, composed, type Mailer } from './mailer';

/**
 * Keeps each mail as an .eml file, which any mail program opens: `2026-03-01T09-30-00.000Z-ada-at-example.org-5f3c9a1e.eml`.
 * Names sort by time. A file that stands there is whole.
 */
export function createOutboxMailer(folder: string, from: string, now: () => Date = () => new Date()): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: (mail) =>
      asMailError(async () => {
        const date = now();
        const { message } = await composer.sendMail({ ...composed(mail, from), date });
        if (!Buffer.isBuffer(message)) throw new TypeError('The mail was not composed');
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeWhole(folder, nameOf(mail.to, date), message);
      }),
    close: () => Promise.resolve(),
  };
}

function nameOf(to: string, date: Date): string {
  const time = date.toISOString().replaceAll(':', '-');
  const address = to
    .replaceAll('@', '-at-')
    .replace(/[^\w.+-]/g, '_')
    .slice(0, 100);
  return `${time}-${address}-${randomBytes(4).toString('hex')}.eml`;
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
