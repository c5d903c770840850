export { ClientCertificateRefusedError, clientCertificateRefused } from './clientCertificateRefused';
export { clockToleranceMs } from './clockTolerance';
export { isDiskFull } from './diskFull';
export { programFingerprint } from './programFingerprint';
export { PlainError } from './plainError';
export { run, type Running } from './run';
export { Shutdown, StoppedWhileStartingError } from './shutdown';
