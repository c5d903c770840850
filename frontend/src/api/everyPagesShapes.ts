export {
  draftKeysResponse,
  messageResponse,
  notificationListResponse,
  notificationResponse,
  userResponse,
} from '@settlewise/contract';
