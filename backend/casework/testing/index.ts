export { aFamilyMember } from './aFamilyMember';
export { anApplication } from './aRecord';
