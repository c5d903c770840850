export { lawDeskProjection } from './projection';
export {
  countConcerned,
  emptyLawDesk,
  listLawNotices,
  openLawNotices,
  readLawDesk,
  type AdministeredLawNotice,
  type LawDesk,
} from './queries';
