import { codeNeededResponse, userResponse } from '@settlewise/contract';

export {
  loginCodeRequest,
  loginRequest,
  messageResponse,
  registerRequest,
  userResponse,
  verifyEmailResponse,
} from '@settlewise/contract';

/** The user, or null where a code is needed besides. */
export const loginAnswer = userResponse
  .or(codeNeededResponse)
  .transform((answer) => ('codeNeeded' in answer ? null : answer));
