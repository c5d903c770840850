export { openCommandDatabase, type CommandDatabase } from './openCommandDatabase';
export { EmbeddedPostgresError } from './errors';
export {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from './startEmbeddedPostgres';
export { findRunningEmbeddedPostgres } from './findRunningEmbeddedPostgres';
export { requestByteErasure } from './erasedBytes/requestByteErasure';
export { startByteErasure, type ByteErasureOptions } from './erasedBytes/startByteErasure';
export { lockDataFolder } from './dataFolderLock';
