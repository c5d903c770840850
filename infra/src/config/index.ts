export { ConfigError } from './configError';
export { keptSecrets, replaceKeptSecrets, type KeptSecrets } from './keptSecrets';
export { readConfig, readSharedConfig, type Config, type SharedConfig } from './readConfig';
