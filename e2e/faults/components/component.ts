import type { Chance } from '../chance';
import type { WholeOptions } from '../oracle/check';
import type { Scene, Shape } from '../scene';

/** A component that can fail, and how to make it fail. */
export interface Component {
  /** Its name in the report. */
  readonly name: string;
  readonly shape: Shape;
  /** New people replace the old ones after this many faults. */
  readonly renewEvery: number;
  readonly whole: WholeOptions;
  /** At most this many faults are made, because each takes long. */
  readonly most?: number;
  /** Whether the short run makes only one fault. */
  readonly once?: boolean;
  /** The reason why this machine cannot make the fault; null when it can. */
  readonly missing?: () => string | null;
  /** Called once, before the first fault. */
  readonly prepare?: (scene: Scene) => Promise<void>;
  /** Makes a fault while people send requests, and returns once everything runs again. */
  readonly strike: (scene: Scene, chance: Chance) => Promise<void>;
  /** Called once, after the last fault. */
  readonly cleanUp?: (scene: Scene) => Promise<void>;
}

/** Components of a cluster; the test builds of its programs send reminders and clean up files within seconds. */
export const inCluster = { shape: 'cluster', whole: { reminded: true, cleanedUp: true } } as const;

/** @throws Error when the scene has no cluster */
export function clusterOf({ cluster }: Scene) {
  if (cluster === null) throw new Error('There is no cluster');
  return cluster;
}

export function firstOf<Item>(items: readonly Item[]): Item {
  const [first] = items;
  if (first === undefined) throw new Error('There is none');
  return first;
}
