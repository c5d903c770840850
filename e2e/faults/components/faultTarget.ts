import type { SeededRandom } from '../seededRandom';
import type { CheckOptions } from '../checker/checkInvariants';
import type { TestEnvironment, Deployment } from '../environment';

/** A component that can fail, and how to make it fail. */
export interface FaultTarget {
  /** Its name in the report. */
  readonly name: string;
  readonly deployment: Deployment;
  /** New people replace the old ones after this many faults. */
  readonly renewEvery: number;
  readonly checks: CheckOptions;
  /** At most this many faults are made, because each takes long. */
  readonly most?: number;
  /** Whether the short run makes only one fault. */
  readonly once?: boolean;
  /** The reason why this machine cannot make the fault; null when it can. */
  readonly missing?: () => string | null;
  /** Called once, before the first fault. */
  readonly prepare?: (environment: TestEnvironment) => Promise<void>;
  /** Makes a fault while people send requests, and returns once everything runs again. */
  readonly injectFault: (environment: TestEnvironment, random: SeededRandom) => Promise<void>;
  /** Called once, after the last fault. */
  readonly cleanUp?: (environment: TestEnvironment) => Promise<void>;
}

/** Components of a cluster; the test builds of its programs send reminders and clean up files within seconds. */
export const inCluster = { deployment: 'cluster', checks: { reminded: true, cleanedUp: true } } as const;

/** @throws Error when the environment has no cluster */
export function requireCluster({ cluster }: TestEnvironment) {
  if (cluster === null) throw new Error('There is no cluster');
  return cluster;
}

export function requireFirst<Item>(items: readonly Item[]): Item {
  const [first] = items;
  if (first === undefined) throw new Error('There is none');
  return first;
}
