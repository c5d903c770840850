export { immigrationProfileProjection } from './projection';
export {
  findImmigrationProfile,
  listDependants,
  listVisaHistory,
  type ImmigrationProfile,
  type RecordedDependant,
  type RecordedVisaHistoryEntry,
} from './queries';
