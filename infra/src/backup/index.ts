export { openArchive, type ArchiveReader } from './archiveReader';
export { createArchive, type ArchiveWriter } from './archiveWriter';
export { dumpTables, readAppliedMigrations } from './dumpTables';
export { BackupError } from './errors';
export { backedUpTables, excludedTables } from './backedUpTables';
export { loadTables } from './loadTables';
export { backupFormat, entryNames, type Manifest } from './manifest';
