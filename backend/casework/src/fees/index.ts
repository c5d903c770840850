export { feePlanOf } from './feePlan';
