export { listen, type Listening } from './listen';
export { openStores, type Stores } from './stores';
