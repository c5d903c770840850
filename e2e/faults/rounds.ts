import { setTimeout as pause } from 'node:timers/promises';
import type { SeededRandom } from './seededRandom';
import type { FaultTarget } from './components/faultTarget';
import { untilTrue } from './components/untilTrue';
import { checkPeople, checkEverything } from './checker/checkInvariants';
import { addViolations, countViolations, noViolations, type Violations } from './checker/violations';
import { startEnvironment, type TestEnvironment, type Deployment } from './environment';

/** The result of all faults of one component, or of the final check of everything. */
export interface Round {
  readonly name: string;
  readonly faults: number;
  readonly acknowledged: number;
  /** Acts whose result was unknown at first, so that they were retried. */
  readonly unknown: number;
  readonly violations: Violations;
  /** Emails that were sent again under the same Message-ID. */
  readonly copies: number;
  /** Answers with status 500. */
  readonly serverErrors: readonly string[];
  readonly seconds: number;
}

export interface RunOptions {
  readonly deployment: Deployment;
  readonly components: readonly FaultTarget[];
  readonly faults: (component: FaultTarget) => number;
  readonly random: SeededRandom;
  /** Called with a line that reports progress. */
  readonly say: (line: string) => void;
  /** Called with each round when it is over. */
  readonly onRound: (round: Round) => void;
}

/**
 * Makes faults of each component in one program. After each fault it checks people's data, and at the end everything. It
 * stops at the first violation, because wrong data stays wrong and would be reported again.
 */
export async function runRounds(options: RunOptions): Promise<Round[]> {
  const { deployment, components, faults, random, say, onRound } = options;
  const rounds: Round[] = [];
  const over = (round: Round) => {
    rounds.push(round);
    onRound(round);
  };
  const measured = measuring(over);
  let started: TestEnvironment | null = null;
  try {
    const environment = await startEnvironment(
      deployment,
      `p${random.between(1_000, 9_999)}`,
      random.fork('people'),
    );
    started = environment;
    for (const component of components) {
      const own = random.fork(component.name);
      await measured(component.name, environment, (counts) =>
        makeFaults(component, environment, { counts, random: own, faults: faults(component), say }),
      );
      if (rounds.some(({ violations }) => countViolations(violations) > 0)) return rounds;
    }
    await measured(`${deployment}: everything`, environment, async ({ violations }) => {
      const checked = await checkEverything(await environment.observer(), environment.workload.people, {
        reminded: components.every((component) => component.checks.reminded),
        cleanedUp: components.every((component) => component.checks.cleanedUp),
      });
      addViolations(violations, checked.violations);
      return { made: 0, copies: checked.copies };
    });
  } catch (error) {
    over(failed(`${deployment}: the start`, error));
  } finally {
    await started?.dispose().catch((error: unknown) => over(failed(`${deployment}: the end`, error)));
  }
  return rounds;
}

interface Counts {
  readonly violations: Violations;
}

interface Done {
  readonly made: number;
  readonly copies: number;
}

function measuring(over: (round: Round) => void) {
  return async (
    name: string,
    { workload, serverErrors }: TestEnvironment,
    work: (counts: Counts) => Promise<Done>,
  ) => {
    const started = performance.now();
    const before = {
      acknowledged: workload.acknowledged,
      unknown: workload.unknown,
      serverErrors: serverErrors.length,
    };
    const violations = noViolations();
    let done: Done = { made: 0, copies: 0 };
    try {
      done = await work({ violations });
    } catch (error) {
      violations.lost.push(reported(error));
    }
    over({
      name,
      violations,
      faults: done.made,
      copies: done.copies,
      acknowledged: workload.acknowledged - before.acknowledged,
      unknown: workload.unknown - before.unknown,
      serverErrors: serverErrors.slice(before.serverErrors),
      seconds: (performance.now() - started) / 1000,
    });
  };
}

interface FaultsOptions {
  readonly counts: Counts;
  readonly faults: number;
  readonly random: SeededRandom;
  readonly say: (line: string) => void;
}

async function makeFaults(
  component: FaultTarget,
  environment: TestEnvironment,
  { counts: { violations }, faults, random, say }: FaultsOptions,
): Promise<Done> {
  const { workload } = environment;
  let made = 0;
  await component.prepare?.(environment);
  try {
    for (; made < faults && countViolations(violations) === 0; made += 1) {
      if (made % component.renewEvery === 0) await workload.renew();
      try {
        await injectFaultOnce(component, environment, random.fork(String(made)), violations);
      } catch (error) {
        violations.lost.push(`fault ${made + 1}: ${reported(error)}`);
      }
      say(`${component.name}: ${made + 1} of ${faults}`);
    }
  } finally {
    await component.cleanUp?.(environment);
  }
  return { made, copies: 0 };
}

async function injectFaultOnce(
  component: FaultTarget,
  environment: TestEnvironment,
  random: SeededRandom,
  violations: Violations,
): Promise<void> {
  const { workload } = environment;
  const enough = workload.acknowledged + random.between(1, 12);
  workload.go();
  try {
    await untilTrue('people to be answered', () => workload.acknowledged >= enough);
    await pause(random.between(0, 40));
    await component.injectFault(environment, random);
  } finally {
    await workload.settle();
  }
  addViolations(violations, await checkPeople(await environment.observer(), workload.present));
}

const reported = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

function failed(name: string, error: unknown): Round {
  const violations = { ...noViolations(), lost: [reported(error)] };
  return {
    name,
    violations,
    faults: 0,
    acknowledged: 0,
    unknown: 0,
    copies: 0,
    serverErrors: [],
    seconds: 0,
  };
}
