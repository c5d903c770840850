export { messageResponse, userResponse } from '@settlewise/contract/accounts';
export { draftKeysResponse } from '@settlewise/contract/drafts';
export { lawNoticesResponse } from '@settlewise/contract/lawDesk';
export { notificationListResponse, notificationResponse } from '@settlewise/contract/notifications';
