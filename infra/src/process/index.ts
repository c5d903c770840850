export { ClientCertificateRefusedError, clientCertificateRefused } from './clientCertificateRefused';
export { markOfProgram } from './markOfProgram';
export { PlainError } from './plainError';
export { run, type Running } from './run';
export { Shutdown, StoppedWhileStartingError } from './shutdown';
