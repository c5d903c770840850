import { endAbandonedLeases, rebuild } from '@settlewise/projections/runner';
import { readModels } from '@settlewise/projections/readModels';
import type { Member } from '../../cluster/types';
import { pointsOfApi, pointsOfWorker, type DeathPoint } from '../programs/deathPoints';
import type { Scene } from '../scene';
import { clusterOf, firstOf, inCluster, type Component } from './component';
import { untilTrue } from './untilTrue';

/** Name of each death point in the report, and at the latest at which passing the process dies there. */
const points: Readonly<
  Record<DeathPoint, { readonly name: string; readonly latest: number; readonly renewEvery: number }>
> = {
  appended: { name: 'after append, before answer', latest: 20, renewEvery: 10 },
  'file half kept': { name: 'during an upload', latest: 3, renewEvery: 10 },
  'file kept': { name: 'after an upload, before append', latest: 3, renewEvery: 10 },
  'rows written': { name: 'after rows, before commit', latest: 40, renewEvery: 10 },
  'views swapped': { name: 'during the swap of a rebuild', latest: 1, renewEvery: 10 },
  issued: { name: 'reminder, after issue', latest: 4, renewEvery: 3 },
  'mail sent': { name: 'reminder, after mail sent', latest: 2, renewEvery: 1 },
  'mail recorded': { name: 'reminder, after mail recorded', latest: 2, renewEvery: 1 },
};

function componentOf(point: DeathPoint): Component {
  const { name, latest, renewEvery } = points[point];
  const ofApi = pointsOfApi.some((each) => each === point);
  return {
    ...{ name, ...inCluster, renewEvery, once: true },
    async strike(scene, chance) {
      const { apis, workers } = clusterOf(scene);
      const member = ofApi ? firstOf(apis) : firstOf(workers);
      const { database } = await scene.observer();
      if (point === 'views swapped') await rebuild(database, chance.oneOf(readModels));
      await dieAt(scene, member, point, chance.between(1, latest));
      if (!ofApi) await endAbandonedLeases(database);
      await member.start();
    },
  };
}

async function dieAt(scene: Scene, member: Member, point: DeathPoint, passing: number): Promise<void> {
  let dead = false;
  const ended = member.ended().then(() => {
    dead = true;
  });
  await scene.arm(point, passing);
  await untilTrue(`the process to die at “${point}”`, () => dead);
  await ended;
}

export const pointsInApi: readonly Component[] = pointsOfApi.map(componentOf);
export const pointsInWorker: readonly Component[] = pointsOfWorker.map(componentOf);
