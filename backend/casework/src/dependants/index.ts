export { type Family, familyOf, progressOfFamily } from './familyProgress';
