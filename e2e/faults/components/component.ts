import type { Chance } from '../chance';
import type { WholeOptions } from '../oracle/check';
import type { Scene, Shape } from '../scene';

/** Something that can fail, and how it is made to. */
export interface Component {
  /** As it stands in the table. */
  readonly name: string;
  readonly shape: Shape;
  /** New people come after so many faults. */
  readonly renewEvery: number;
  readonly whole: WholeOptions;
  /** Each takes so long that no more than this many are made. */
  readonly most?: number;
  /** Whether the short run makes but one: it is one named point, or takes long. */
  readonly once?: boolean;
  /** Why it cannot be done here; null when it can. */
  readonly missing?: () => string | null;
  /** Once, before the first fault. */
  readonly prepare?: (scene: Scene) => Promise<void>;
  /** Makes a fault while people are asking, and resolves once everything runs again. */
  readonly strike: (scene: Scene, chance: Chance) => Promise<void>;
  /** Once, after the last. */
  readonly tidy?: (scene: Scene) => Promise<void>;
}

/** The workload's own programs remind all the time and tidy up soon. */
export const inCluster = { shape: 'cluster', whole: { reminded: true, cleanedUp: true } } as const;

/** @throws Error when the scene is another than the component's */
export function clusterOf({ cluster }: Scene) {
  if (cluster === null) throw new Error('There is no cluster');
  return cluster;
}

export function firstOf<Item>(items: readonly Item[]): Item {
  const [first] = items;
  if (first === undefined) throw new Error('There is none');
  return first;
}
