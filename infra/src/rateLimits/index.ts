export { createTryCounter, purgeTries, type TryCounter } from './tryCounter';
