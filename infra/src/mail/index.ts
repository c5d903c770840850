export { createMailer, type MailSettings } from './createMailer';
export { MailError, type Mail, type Mailer } from './mailer';
export { writeLetter, type Letter } from './letter';
