import { events } from './0001_events';
import { personKeys } from './0002_personKeys';
import { sessions } from './0003_sessions';
import { rateLimits } from './0004_rateLimits';
import { projectionGenerations } from './0005_projectionGenerations';
import { reminderPlans } from './0006_reminderPlans';
import { proofChecks } from './0007_proofChecks';
import { keyMarks } from './0008_keyMarks';
import { projectionLatency } from './0009_projectionLatency';
import { mailTries } from './0010_mailTries';
import { fileSweeps } from './0011_fileSweeps';
import { sessionDevices } from './0012_sessionDevices';
import { ruleComparisons } from './0013_ruleComparisons';
import { byteErasures } from './0014_byteErasures';
import { lastWrites } from './0015_lastWrites';
import { signedHeads } from './0016_signedHeads';
import { streamSnapshots } from './0017_streamSnapshots';
import { snapshotsByProgram } from './0018_snapshotsByProgram';
import { eventTypes } from './0019_eventTypes';
import { openedRecords } from './0020_openedRecords';
import { sharedResults } from './0021_sharedResults';
import { whenSharedResultsEnded } from './0022_whenSharedResultsEnded';
import { news } from './0023_news';
import { mailsAtOnce } from './0024_mailsAtOnce';
import { practiceReports } from './0025_practiceReports';
import { ruleOutcomes } from './0026_ruleOutcomes';
import type { Migration } from './migration';

/** All migrations in order. A new one is a file in this folder and a line at the end. */
export const migrations: readonly Migration[] = [
  events,
  personKeys,
  sessions,
  rateLimits,
  projectionGenerations,
  reminderPlans,
  proofChecks,
  keyMarks,
  projectionLatency,
  mailTries,
  fileSweeps,
  sessionDevices,
  ruleComparisons,
  byteErasures,
  lastWrites,
  signedHeads,
  streamSnapshots,
  snapshotsByProgram,
  eventTypes,
  openedRecords,
  sharedResults,
  whenSharedResultsEnded,
  news,
  mailsAtOnce,
  practiceReports,
  ruleOutcomes,
];
export type { Migration } from './migration';
