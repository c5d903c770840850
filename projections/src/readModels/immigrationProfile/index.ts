export { immigrationProfileProjection } from './projection';
export { findImmigrationProfile, listDependants, listVisaHistory } from './queries';
