export { formatCount } from './formatCount';
export { runCommandLine, type CommandLine } from './runCommandLine';
export { formatTable } from './formatTable';
export { UsageError } from './usageError';
