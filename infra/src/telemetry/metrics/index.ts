export {
  createMetrics,
  type AnsweredRequest,
  type AppendOutcome,
  type CommandOutcome,
  type Metrics,
  type MetricsOptions,
  type ScanOutcome,
} from './createMetrics';
export { measuredCommands } from './measuredCommands';
export { measuredEventStore } from './measuredEventStore';
export type { Sample, SampledMetric, SampledPart } from './sampling';
