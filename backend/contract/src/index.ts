export * from './errors';
export * from './accounts';
export * from './journeys';
export * from './assessments';
