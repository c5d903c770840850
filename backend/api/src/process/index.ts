export { openStores, type Stores } from './stores';
