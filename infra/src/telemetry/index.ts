export { createLogger, type Logger, type LoggerOptions, type LogLevel } from './logger';
export { withoutAddresses } from './withoutAddresses';
export { withoutRepeats } from './withoutRepeats';
