export * from './calls';
export * from './snapshot';
