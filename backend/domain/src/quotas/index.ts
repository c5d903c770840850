export {
  isCountingNotBegun,
  isListFull,
  listIsFull,
  quotaDecider,
  quotaStream,
  type QuotaCommand,
  type QuotaState,
} from './decider';
export type { QuotaEvent, QuotaList } from './events';
