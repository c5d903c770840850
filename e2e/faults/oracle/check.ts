import { setTimeout as pause } from 'node:timers/promises';
import { verifyLog } from '@settlewise/infra/proof';
import type { Somebody } from '../workload/somebody';
import { compare } from './compare';
import { expectationOf } from './expectation';
import { compareFiles } from './files';
import { addFindings, countOf, nothingFound, type Findings } from './findings';
import { comparePost, readOutbox } from './mails';
import type { Observer } from './observer';
import { seenBy } from './seenByPerson';
import { seenInLog } from './seenInLog';
import { compareTables } from './tables';

/** Checks that everything acknowledged to these people is in the log and on their pages, exactly once and complete. */
export function checkPeople(observer: Observer, people: readonly Somebody[]): Promise<Findings> {
  return sound(async () => {
    await observer.readOn();
    const found = nothingFound();
    for (const somebody of people) {
      const expected = expectationOf(somebody.facts);
      const inLog = seenInLog(observer.eventsOf(somebody.userId));
      addFindings(found, compare(`log of ${somebody.name}`, expected, inLog));
      addFindings(found, compare(`pages of ${somebody.name}`, expected, await seenBy(somebody.sender)));
    }
    return found;
  });
}

export interface Whole {
  readonly findings: Findings;
  /** Emails that were sent again under the same Message-ID, see `Posted`. */
  readonly copies: number;
}

export interface WholeOptions {
  /** Whether reminders are sent continuously, so that everything due must have been sent. */
  readonly reminded: boolean;
  /** Whether orphaned files are cleaned up within seconds, so that none may be left. */
  readonly cleanedUp: boolean;
}

/** Checks everything: people's data, notifications, emails, read models, files and the log's hash chains. */
export async function checkWhole(
  observer: Observer,
  people: readonly Somebody[],
  { reminded, cleanedUp }: WholeOptions,
): Promise<Whole> {
  const findings = await checkPeople(observer, people);
  let copies = 0;
  if (reminded) {
    const post = await sound(async () => {
      await observer.readOn();
      const { mail } = observer.config;
      const mails = mail.kind === 'outbox' ? await readOutbox(mail.folder) : [];
      const found = nothingFound();
      copies = 0;
      for (const somebody of people) {
        const posted = comparePost(somebody.name, somebody, observer.eventsOf(somebody.userId), mails);
        addFindings(found, posted.findings);
        copies += posted.copies;
      }
      return found;
    });
    addFindings(findings, post);
  }
  addFindings(findings, await sound(() => compareTables(observer)));
  addFindings(findings, await sound(() => compareFiles(observer, people, { leftovers: cleanedUp })));
  const { place, signer, lastSigned } = observer.heads;
  const { broken } = await verifyLog({
    store: observer.store,
    heads: { place, publicKey: signer.publicKey, lastSigned },
    // The age of signed tree heads is not checked, because the worker's clock is two days ahead.
    longestUnsignedMs: Infinity,
  });
  if (broken !== null) findings.torn.push(`the log: ${broken.what} ${broken.event?.stream ?? ''}`);
  return { findings, copies };
}

/** Recovery from a fault may take this long. What is still wrong then counts as a finding. */
const patienceMs = 90_000;

/** Repeats the check until it finds nothing, or the time is over. @returns the last findings */
async function sound(look: () => Promise<Findings>): Promise<Findings> {
  const givenUpAt = performance.now() + patienceMs;
  for (;;) {
    const late = performance.now() > givenUpAt;
    try {
      const found = await look();
      if (late || countOf(found) === 0) return found;
    } catch (error) {
      // A store may still be starting, or a page may not show everything yet.
      if (late) return { ...nothingFound(), lost: [`cannot be checked: ${String(error)}`] };
    }
    await pause(100);
  }
}
