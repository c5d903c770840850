import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { linksInMail } from '../../support/linksInMail';

/** Reads emails from the folder that takes the place of a mail server. */
export class Mailbox {
  readonly #seen = new Set<string>();
  readonly #tokens = new Map<string, string>();

  constructor(private readonly folder: string) {}

  /** The token of the newest email that asks to confirm this address; null when there is none yet. */
  async newestConfirmation(email: string): Promise<string | null> {
    const names = await readdir(this.folder).catch(() => []);
    const fresh = names.filter((name) => name.endsWith('.eml') && !this.#seen.has(name)).toSorted();
    for (const name of fresh) {
      this.#seen.add(name);
      const mail = await readFile(path.join(this.folder, name), 'utf8');
      const to = /^To:\s*<?([^>\r\n]*)/im.exec(mail)?.[1]?.trim();
      const link = linksInMail(mail).find(({ pathname }) => pathname === '/verify-email');
      const token = link?.searchParams.get('token') ?? null;
      if (to !== undefined && token !== null) this.#tokens.set(to, token);
    }
    return this.#tokens.get(email) ?? null;
  }
}
