export {
  holdsDocument,
  recordAccessDecider,
  recordAccessStream,
  type RecordAccessCommand,
  type RecordAccessState,
} from './decider';
export type { Bundled, Downloaded, RecordAccessEvent } from './events';
