export { readBounce, type Bounce } from './bounce';
export { createMailer, type MailSettings } from './createMailer';
export { openMailer } from './openMailer';
export { refusesRecipient } from './refusedRecipient';
export { MailError, type Mail, type Mailer, type MailSubject } from './mailer';
export {
  countEmailDeliveries,
  deliveredAt,
  forgetEmailDeliveriesOf,
  purgeEmailDeliveries,
  type MailCount,
  type EmailDeliveryState,
} from './emailDeliveries';
export { listEmailDeliveries, type EmailDelivery } from './listEmailDeliveries';
export { eraseFromOutbox, type ErasedRecipient } from './outboxMailer';
export { maskedAddress } from './maskedAddress';
export { createRecordedMailer } from './recordedMailer';
export { writeEmail, type EmailContent } from './emailContent';
export { nameInMail } from './nameInMail';
