import type {
  LoginRequest,
  MessageResponse,
  RegisterRequest,
  UserResponse,
  VerifyEmailResponse,
} from '@settlewise/contract/accounts';
import type { LoginCodeRequest } from '@settlewise/contract/secondFactor';
import type { z } from 'zod';

const load = () => import('./accountShapes');

/**
 * What is sent and answered where somebody signs in or up. The forms are on show before the library that checks them is
 * there: it is loaded at the first touch.
 */
export const accountShape = {
  loginRequest: async (): Promise<z.ZodType<LoginRequest>> => (await load()).loginRequest,
  loginAnswer: async (): Promise<z.ZodType<UserResponse | null>> => (await load()).loginAnswer,
  loginCodeRequest: async (): Promise<z.ZodType<LoginCodeRequest>> => (await load()).loginCodeRequest,
  registerRequest: async (): Promise<z.ZodType<RegisterRequest>> => (await load()).registerRequest,
  userResponse: async (): Promise<z.ZodType<UserResponse>> => (await load()).userResponse,
  messageResponse: async (): Promise<z.ZodType<MessageResponse>> => (await load()).messageResponse,
  verifyEmailResponse: async (): Promise<z.ZodType<VerifyEmailResponse>> =>
    (await load()).verifyEmailResponse,
};
