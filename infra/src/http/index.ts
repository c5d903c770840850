export { defaultIdleMs, listen, PortTakenError, type Listening, type ListenOptions } from './listen';
export { mayRead, type MetricsAccess } from './metricsAccess';
export { operatorPages } from './operatorPages';
