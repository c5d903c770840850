import { EventStoreUnavailableError } from '@settlewise/infra/eventStore';
import { sharedTestApi } from './sharedTestApi';
import { startTestApi, type TestApi } from './startTestApi';

const switchedOff = () => new EventStoreUnavailableError('switched off');

/** An API whose event store is away: calculations for everybody need none. They are not limited. */
export const startApiWithoutEvents = async (): Promise<TestApi> =>
  startTestApi({
    projecting: false,
    beside: await sharedTestApi(),
    rateLimits: { calculationsByAddress: { attempts: 1_000_000, seconds: 60 } },
    throughStore: (store) => ({
      ...store,
      readStream: () => {
        throw switchedOff();
      },
      append: () => Promise.reject(switchedOff()),
    }),
  });
