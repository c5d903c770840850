export { createDatabase, type DatabaseOptions } from './createDatabase';
export { migrate } from './migrate';
export * from './embedded';
