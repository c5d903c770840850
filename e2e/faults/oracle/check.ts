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

/** What was acknowledged to these people is in the log and on their pages, once and whole. */
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
  /** See `Posted.copies`. */
  readonly copies: number;
}

export interface WholeOptions {
  /** Whether reminders look all the time, so that what is due must have been told. */
  readonly reminded: boolean;
  /** Whether what belongs to nobody is cleaned up soon. */
  readonly cleanedUp: boolean;
}

/** Everything there is: the chains, each table against a fresh one, each file, each notification and each mail. */
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
    // The worker's clock is two days ahead.
    longestUnsignedMs: Infinity,
  });
  if (broken !== null) findings.torn.push(`the log: ${broken.what} ${broken.event?.stream ?? ''}`);
  return { findings, copies };
}

/** After a fault some things take a while. What has not come right by then never does. */
const patienceMs = 90_000;

/** Looks until nothing is found. @returns what there is to find for good */
async function sound(look: () => Promise<Findings>): Promise<Findings> {
  const givenUpAt = performance.now() + patienceMs;
  for (;;) {
    const late = performance.now() > givenUpAt;
    try {
      const found = await look();
      if (late || countOf(found) === 0) return found;
    } catch (error) {
      // A store that comes back, a page that does not show everything yet.
      if (late) return { ...nothingFound(), lost: [`cannot be looked at: ${String(error)}`] };
    }
    await pause(100);
  }
}
