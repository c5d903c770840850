export { createDatabase, type DatabaseOptions } from './createDatabase';
export { Listener, type ListenerOptions } from './listener';
export { migrate } from './migrate';
export * from './embedded';
