export { readClamdAddress, type ClamdAddress } from './clamdAddress';
export type { ClamdTimes } from './conversation';
export { createClamdScanner } from './createClamdScanner';
export { VirusFoundError, VirusScannerUnavailableError } from './errors';
export type { VirusScanner } from './port';
