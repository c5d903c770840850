import { setTimeout as pause } from 'node:timers/promises';
import { verifyLog } from '@settlewise/infra/proof';
import { hangLimitMs } from '../../../scripts/testLimits';
import type { SimulatedPerson } from '../workload/simulatedPerson';
import { compare } from './compare';
import { calculateExpectation } from './expectation';
import { compareFiles } from './files';
import { addViolations, countViolations, noViolations, type Violations } from './violations';
import { comparePost, readOutbox } from './mails';
import type { Observer } from './observer';
import { stateOnPages } from './stateOnPages';
import { stateInLog } from './stateInLog';
import { compareTables } from './tables';

/** Checks that everything acknowledged to these people is in the log and on their pages, exactly once and complete. */
export function checkPeople(observer: Observer, people: readonly SimulatedPerson[]): Promise<Violations> {
  return retryUntilSound(async () => {
    await observer.readOn();
    const found = noViolations();
    for (const person of people) {
      const expected = calculateExpectation(person.completed);
      const inLog = stateInLog(observer.eventsOf(person.userId));
      addViolations(found, compare(`log of ${person.name}`, expected, inLog));
      addViolations(found, compare(`pages of ${person.name}`, expected, await stateOnPages(person.sender)));
    }
    return found;
  });
}

export interface CheckResult {
  readonly violations: Violations;
  /** Emails that were sent again under the same Message-ID, see `Posted`. */
  readonly copies: number;
}

export interface CheckOptions {
  /** Whether reminders are sent continuously, so that everything due must have been sent. */
  readonly reminded: boolean;
  /** Whether orphaned files are cleaned up within seconds, so that none may be left. */
  readonly cleanedUp: boolean;
}

/** Checks everything: people's data, notifications, emails, read models, files and the log's hash chains. */
export async function checkEverything(
  observer: Observer,
  people: readonly SimulatedPerson[],
  { reminded, cleanedUp }: CheckOptions,
): Promise<CheckResult> {
  const violations = await checkPeople(observer, people);
  let copies = 0;
  if (reminded) {
    const post = await retryUntilSound(async () => {
      await observer.readOn();
      const { mail } = observer.config;
      const mails = mail.kind === 'outbox' ? await readOutbox(mail.folder) : [];
      const found = noViolations();
      copies = 0;
      for (const person of people) {
        const posted = comparePost(person.name, person, observer.eventsOf(person.userId), mails);
        addViolations(found, posted.violations);
        copies += posted.copies;
      }
      return found;
    });
    addViolations(violations, post);
  }
  addViolations(violations, await retryUntilSound(() => compareTables(observer)));
  addViolations(
    violations,
    await retryUntilSound(() => compareFiles(observer, people, { leftovers: cleanedUp })),
  );
  const { place, signer, lastSigned } = observer.heads;
  const { broken } = await verifyLog({
    store: observer.store,
    treeHeads: { place, publicKey: signer.publicKey, lastSigned },
    // The age of signed tree heads is not checked, because the worker's clock is two days ahead.
    maxUnsignedMs: Infinity,
  });
  if (broken !== null) violations.corrupted.push(`the log: ${broken.what} ${broken.event?.stream ?? ''}`);
  return { violations, copies };
}

/** Repeats the check until it finds nothing or a timeout is over. @returns the violations of the last check */
async function retryUntilSound(look: () => Promise<Violations>): Promise<Violations> {
  const givenUpAt = performance.now() + hangLimitMs;
  for (;;) {
    const late = performance.now() > givenUpAt;
    try {
      const found = await look();
      if (late || countViolations(found) === 0) return found;
    } catch (error) {
      // A store may still be starting, or a page may not show everything yet.
      if (late) return { ...noViolations(), lost: [`cannot be checked: ${String(error)}`] };
    }
    await pause(100);
  }
}
