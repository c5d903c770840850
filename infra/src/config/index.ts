export { ConfigError } from './configError';
export { readConfig, type Config } from './readConfig';
