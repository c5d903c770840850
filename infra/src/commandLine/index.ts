export { formatCount } from './formatCount';
export { runCommandLine, type CommandLine } from './runCommandLine';
export { textTable } from './textTable';
export { UsageError } from './usageError';
