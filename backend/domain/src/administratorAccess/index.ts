export {
  administratorAccessDecider,
  administratorAccessStream,
  type AdministratorAccessCommand,
  type AdministratorAccessState,
} from './decider';
export type { AdministratorAccessEvent } from './events';
