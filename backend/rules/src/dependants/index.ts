export { comingOfAge, type ComingOfAge } from './comingOfAge';
export { isBritish, isSettledBy, type DependantOnRecord, type MainPerson } from './dependantOnRecord';
export { dependantProgress, type DependantProgress } from './dependantProgress';
export type { DependantSettlement, DependantStatus } from './dependantSettlement';
export { firstDaysToSettle } from './firstDays';
export { settlementEnglish } from './settlementEnglish';
