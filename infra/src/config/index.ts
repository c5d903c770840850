export { ConfigError } from './configError';
export { keptSecrets, replaceKeptSecrets, type KeptSecrets } from './keptSecrets';
export { readConfig, type Config } from './readConfig';
