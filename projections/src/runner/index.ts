export { endAbandonedLeases } from './abandonedLeases';
export type { EventDecoder, RunnerStep } from './applyEvents';
export { ProjectionStoppedError, UnknownProjectionError } from './errors';
export { retry } from './failure';
export { readTableVersions, type TableVersion, type ProjectionFailure } from './tableVersion';
export { rebuild } from './versionedTables';
export {
  defineHeadingsProjection,
  defineProjection,
  type ProjectedEvent,
  type Projection,
} from './projection';
export { defineTable, type ReadModelTable } from './table';
export { startProjections, type Projections, type ProjectionsOptions } from './startProjections';
export { readStatus, waitedMs, type Lag, type ProjectionStatus } from './status';
export { watchForgetting } from './watchForgetting';
