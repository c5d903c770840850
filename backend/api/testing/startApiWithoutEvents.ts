import { EventStoreUnavailableError } from '@settlewise/infra/eventStore';
import { sharedTestApi } from './sharedTestApi';
import { startTestApi, type TestApi } from './startTestApi';

const switchedOff = () => new EventStoreUnavailableError('switched off');

/** An API without an event store, which public calculations do not need. Calculations are not limited. */
export const startApiWithoutEvents = async (): Promise<TestApi> =>
  startTestApi({
    projecting: false,
    sharesStoresWith: await sharedTestApi(),
    rateLimits: { calculationsByAddress: { attempts: 1_000_000, seconds: 60 } },
    wrapEventStore: (store) => ({
      ...store,
      readStream: () => {
        throw switchedOff();
      },
      append: () => Promise.reject(switchedOff()),
    }),
  });
