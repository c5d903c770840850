export { keepLastWrite, purgeLastWrites, rememberedForMs } from './lastWrites';
export { sessionHash } from './sessionHash';
export { createSessionRows, type NewSession, type SessionRows, type StoredSession } from './sessionRows';
