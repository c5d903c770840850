export * from './answer';
export * from './assess';
export * from './citizenshipCalculation';
export * from './firstDays';
export * from './ilrCalculation';
export * from './savedAddressCheck';
export * from './savedAssessments';
export * from './savedChecklist';
