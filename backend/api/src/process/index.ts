export { openStores, type Stores } from './openStores';
