export { databaseForCommand, type DatabaseForCommand } from './databaseForCommand';
export { EmbeddedPostgresError } from './errors';
export {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from './startEmbeddedPostgres';
export { runningEmbeddedPostgres } from './runningEmbeddedPostgres';
export { requestByteErasure } from './erasedBytes/requestByteErasure';
export { startByteErasure, type ByteErasureOptions } from './erasedBytes/startByteErasure';
export { lockDataFolder } from './dataFolderLock';
