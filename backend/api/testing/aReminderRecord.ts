export { aDependant, aRecord } from '../../../projections/testing/aRecord';
