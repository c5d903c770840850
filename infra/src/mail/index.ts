export { readBounce, type Bounce } from './bounce';
export { createMailer, type MailSettings } from './createMailer';
export { openMailer } from './openMailer';
export { isRecipientRefused } from './isRecipientRefused';
export { MailError, type Mail, type Mailer, type MailSubject } from './mailer';
export {
  countEmailDeliveries,
  findDeliveryTime,
  deleteEmailDeliveries,
  purgeEmailDeliveries,
  type MailCount,
  type EmailDeliveryState,
} from './emailDeliveries';
export { listEmailDeliveries, type EmailDelivery } from './listEmailDeliveries';
export { eraseFromOutbox, type ErasedRecipient } from './outboxMailer';
export { maskAddress } from './maskAddress';
export { createRecordedMailer } from './recordedMailer';
export { writeEmail, type EmailContent } from './emailContent';
export { cleanNameForMail } from './cleanNameForMail';
