export {
  createMetrics,
  type AnsweredRequest,
  type AppendOutcome,
  type CommandOutcome,
  type Metrics,
  type MetricsOptions,
  type ScanOutcome,
} from './createMetrics';
export { measureCommands } from './measureCommands';
export { measureEventStore } from './measureEventStore';
export type { Sample, SampledMetric, SampledPart } from './sampling';
