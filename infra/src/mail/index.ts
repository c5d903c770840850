export { createMailer, type MailSettings } from './createMailer';
export { MailError, type Mail, type Mailer, type MailSubject } from './mailer';
export { countMails, forgetMailsOf, purgeMailTries, type MailCount, type MailState } from './mailTries';
export { listMailTries, type MailTries } from './listMailTries';
export { maskedAddress } from './maskedAddress';
export { createRecordedMailer } from './recordedMailer';
export { writeLetter, type Letter } from './letter';
