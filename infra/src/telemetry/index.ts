export { createLogger, type Logger, type LoggerOptions, type LogLevel } from './logger';
export { withoutRepeats } from './withoutRepeats';
