export { openArchive, type ArchiveReader } from './archiveReader';
export { createArchive, type ArchiveWriter } from './archiveWriter';
export { dumpTables, schemaOf } from './dumpTables';
export { BackupError } from './errors';
export { backedUpTables, tablesLeftOut } from './backedUpTables';
export { loadTables } from './loadTables';
export { backupFormat, entryNames, type Manifest } from './manifest';
