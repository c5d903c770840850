import { userResponse } from '@settlewise/contract/accounts';
import { codeNeededResponse } from '@settlewise/contract/secondFactor';

export {
  loginRequest,
  messageResponse,
  registerRequest,
  userResponse,
  verifyEmailResponse,
} from '@settlewise/contract/accounts';
export { loginCodeRequest } from '@settlewise/contract/secondFactor';

/** The user, or null where a code is needed besides. */
export const loginAnswer = userResponse
  .or(codeNeededResponse)
  .transform((answer) => ('codeNeeded' in answer ? null : answer));
