export { whyCitizenshipAsks } from './citizenship';
export { mayApplyEarly } from './settlementDates';
export { settlementQuestions, whySettlementAsks } from './settlementRequirements';
export { rememberSentences } from './table';
export { levelAsked } from './words';
