export { correlationNow, withCorrelation } from './correlation';
export { loggedError, loggedReason, type LoggedError } from './loggedError';
export { openRotatingFile, type RotatingFileOptions } from './rotatingFile';
export { createLogger, type Logger, type LoggerOptions, type LogLevel } from './logger';
export { withoutAddresses } from './withoutAddresses';
export { throttledLog } from './throttledLog';
