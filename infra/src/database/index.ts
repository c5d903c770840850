export { countedRows, type Counted } from './countedRows';
export { textInPattern } from './textInPattern';
export { createDatabase, type DatabaseOptions } from './createDatabase';
export { exclusively } from './exclusively';
export { isDatabaseUnavailable, withoutStatement } from './databaseUnavailable';
export { Listener, type ListenerOptions } from './listener';
export { migrate, NewerSchemaError, refuseNewerSchema } from './migrate';
export { withConnection } from './withConnection';
export * from './embedded';
