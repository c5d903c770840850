import { endAbandonedLeases, rebuild } from '@settlewise/projections/runner';
import { readModels } from '@settlewise/projections/readModels';
import type { Member } from '../../cluster/types';
import { pointsOfApi, pointsOfWorker, type CrashPoint } from '../programs/crashPoints';
import type { TestEnvironment } from '../environment';
import { requireCluster, requireFirst, inCluster, type FaultTarget } from './faultTarget';
import { untilTrue } from './untilTrue';

/** Name of each crash point in the report, and at the latest at which passing the process dies there. */
const points: Readonly<
  Record<CrashPoint, { readonly name: string; readonly latest: number; readonly renewEvery: number }>
> = {
  appended: { name: 'after append, before answer', latest: 20, renewEvery: 10 },
  'file half stored': { name: 'during an upload', latest: 3, renewEvery: 10 },
  'file stored': { name: 'after an upload, before append', latest: 3, renewEvery: 10 },
  'rows written': { name: 'after rows, before commit', latest: 40, renewEvery: 10 },
  'views swapped': { name: 'during the swap of a rebuild', latest: 1, renewEvery: 10 },
  issued: { name: 'reminder, after issue', latest: 4, renewEvery: 3 },
  'mail sent': { name: 'reminder, after mail sent', latest: 2, renewEvery: 1 },
  'mail recorded': { name: 'reminder, after mail recorded', latest: 2, renewEvery: 1 },
};

function findComponent(point: CrashPoint): FaultTarget {
  const { name, latest, renewEvery } = points[point];
  const ofApi = pointsOfApi.some((each) => each === point);
  return {
    name,
    ...inCluster,
    renewEvery,
    once: true,
    async injectFault(environment, random) {
      const { apis, workers } = requireCluster(environment);
      const member = ofApi ? requireFirst(apis) : requireFirst(workers);
      const { database } = await environment.observer();
      const rebuildOne = () => rebuild(database, random.oneOf(readModels));
      await crashAt(
        environment,
        member,
        point,
        random.between(1, latest),
        point === 'views swapped' ? rebuildOne : undefined,
      );
      if (!ofApi) await endAbandonedLeases(database);
      await member.start();
    },
  };
}

/** @param trigger makes the process pass the point, once it is armed: a small rebuild is over in a moment */
async function crashAt(
  environment: TestEnvironment,
  member: Member,
  point: CrashPoint,
  passing: number,
  trigger?: () => Promise<unknown>,
): Promise<void> {
  let dead = false;
  const ended = member.ended().then(() => {
    dead = true;
  });
  await environment.arm(point, passing);
  await trigger?.();
  await untilTrue(`the process to die at “${point}”`, () => dead);
  await ended;
}

export const pointsInApi: readonly FaultTarget[] = pointsOfApi.map(findComponent);
export const pointsInWorker: readonly FaultTarget[] = pointsOfWorker.map(findComponent);
