export {
  defaultIdleTimeoutMs,
  listen,
  PortTakenError,
  type ListeningServer,
  type ListenOptions,
} from './listen';
export { canReadMetrics, type MetricsAccess } from './metricsAccess';
export { createOperatorPages } from './operatorPages';
