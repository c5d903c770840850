export { bytesInFolder } from './bytesInFolder';
