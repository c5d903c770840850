export * from './errors';
export * from './accounts';
export * from './journeys';
