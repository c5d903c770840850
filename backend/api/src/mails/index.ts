export { addressChangedEmail } from './addressChangedEmail';
export { passwordChangedEmail } from './passwordChangedEmail';
export { passwordResetEmail } from './passwordResetEmail';
export { passwordsRefusedEmail } from './passwordsRefusedEmail';
export { secondFactorChanges, secondFactorEmail } from './secondFactorEmail';
export { verificationEmail } from './verificationEmail';
