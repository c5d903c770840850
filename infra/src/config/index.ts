export type { ServerCertificate } from './serverCertificate';
export { callerFolder } from './callerFolder';
export { ConfigError } from './configError';
export { readStoredSecrets, replaceStoredSecrets, type StoredSecrets } from './storedSecrets';
export {
  readConfig,
  readKeysInFolder,
  readDataLocations,
  readSharedConfig,
  type Config,
  type DataLocations,
  type SharedConfig,
} from './readConfig';
export type { Keys } from './secrets';
