export { findBytesInFolder } from './findBytesInFolder';
