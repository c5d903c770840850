import { EventStoreUnavailableError } from '@settlewise/infra/eventStore';
import { startTestApi, type TestApi } from './startTestApi';

const switchedOff = () => new EventStoreUnavailableError('switched off');

/** An API whose event store is away: calculations for everybody need none. They are not limited. */
export const startApiWithoutEvents = (): Promise<TestApi> =>
  startTestApi({
    rateLimits: { calculationsByAddress: { attempts: 10_000, seconds: 60 } },
    throughStore: (store) => ({
      ...store,
      readStream: () => {
        throw switchedOff();
      },
      append: () => Promise.reject(switchedOff()),
    }),
  });
