export {
  mostSharedResults,
  sharedResultDecider,
  sharedResultNotFound,
  sharedResultsStream,
  type SharedResultCommand,
  type SharedResultState,
} from './decider';
export type { SharedResult, SharedResultEvent } from './events';
