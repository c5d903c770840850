export {
  administratorsDecider,
  administratorsStream,
  type AdministratorsCommand,
  type AdministratorsState,
} from './decider';
export type { AdministratorEvent } from './events';
