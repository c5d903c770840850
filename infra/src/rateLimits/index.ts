export { createAttemptCounter, purgeAttempts, type AttemptCounter } from './attemptCounter';
