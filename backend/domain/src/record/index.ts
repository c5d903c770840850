export { defineCollection, type Collection, type Rule } from '../collections/definition';
export { collections, type CollectionPart } from './collections';
