export { ClientCertificateRefusedError, toClientCertificateError } from './clientCertificateError';
export { clockToleranceMs } from './clockTolerance';
export { isDiskFull } from './diskFull';
export { programFingerprint } from './programFingerprint';
export { PlainError } from './plainError';
export { run, type ProcessContext } from './run';
export { Shutdown, StoppedWhileStartingError } from './shutdown';
