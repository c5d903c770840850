export { countRows, type RowCount } from './countRows';
export { escapeLikePattern } from './escapeLikePattern';
export { checkDatabase, createDatabase, type DatabaseOptions } from './createDatabase';
export { runExclusive } from './runExclusive';
export { isDatabaseUnavailable, stripStatement } from './databaseUnavailable';
export { Listener, type ListenerOptions } from './listener';
export { migrate, NewerSchemaError, refuseNewerSchema } from './migrate';
export { withConnection, withSnapshot } from './withConnection';
export * from './embedded';
