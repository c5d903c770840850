export { saveLastWrite, purgeLastWrites, lastWriteTtlMs } from './lastWrites';
export { createOpenedRecords, type OpenedRecords } from './openedRecords';
export { sessionHash } from './sessionHash';
export { createSessionRows, type NewSession, type SessionRows, type StoredSession } from './sessionRows';
