export { syncFolder } from './syncFolder';
