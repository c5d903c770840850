export type { ServerCertificate } from './certificate';
export { callerFolder } from './callerFolder';
export { ConfigError } from './configError';
export { storedSecrets, replaceStoredSecrets, type StoredSecrets } from './storedSecrets';
export {
  readConfig,
  readKeysOf,
  readPlaces,
  readSharedConfig,
  type Config,
  type Places,
  type SharedConfig,
} from './readConfig';
export type { Keys } from './secrets';
