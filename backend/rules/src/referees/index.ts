export { checkReferees } from './checkReferees';
export { professionsOn, sourceOfProfessions } from './profession';
export {
  refereeForms,
  type CheckedReferee,
  type Referee,
  type RefereeFinding,
  type RefereeForm,
  type RefereesChecked,
  type RefereeState,
} from './answer';
