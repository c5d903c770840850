export { addressChangedEmail } from './addressChangedEmail';
export { newsConfirmationEmail } from './newsConfirmationEmail';
export { passwordChangedEmail } from './passwordChangedEmail';
export { passwordResetEmail } from './passwordResetEmail';
export { passwordsRefusedEmail } from './passwordsRefusedEmail';
export { secondFactorChanges, secondFactorEmail } from './secondFactorEmail';
export { verificationEmail } from './verificationEmail';
