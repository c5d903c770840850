export { currentCorrelationId, withCorrelation } from './correlation';
export { loggedError, loggedReason, type LoggedError } from './loggedError';
export { openRotatingFile, type RotatingFileOptions } from './rotatingFile';
export { createLogger, type Logger, type LoggerOptions, type LogLevel } from './logger';
export { removeAddresses } from './removeAddresses';
export { createThrottledLog } from './throttledLog';
