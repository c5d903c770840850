export { readClamdAddress, type ClamdAddress } from './clamdAddress';
export type { ClamdTimeouts } from './clamdConnection';
export { createClamdScanner } from './createClamdScanner';
export { VirusFoundError, VirusScannerUnavailableError } from './errors';
export type { VirusScanner } from './port';
