export {
  draftKeysResponse,
  lawNoticesResponse,
  messageResponse,
  notificationListResponse,
  notificationResponse,
  userResponse,
} from '@settlewise/contract';
