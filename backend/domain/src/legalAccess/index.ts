export {
  legalAccessDecider,
  legalAccessNotFound,
  legalAccessStream,
  mostLegalAccessGrants,
  sameAddress,
  statusOfGrant,
  type LegalAccessCommand,
  type LegalAccessGrant,
  type LegalAccessState,
} from './decider';
export type { LegalAccessEvent } from './events';
