export { defineCollection, type Collection, type Rule } from '../collections/definition';
export { addresses, addressPrecisions, addressRoles } from './addresses';
export { collections, type CollectionPart } from './collections';
