export { maskedAddress as maskedEmail } from '@settlewise/infra/mail';
