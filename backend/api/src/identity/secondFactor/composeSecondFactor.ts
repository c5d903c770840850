import type { Keyed } from '@settlewise/infra/crypto';
import type { CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import type { Logger } from '@settlewise/infra/telemetry';
import type { RateLimiter } from '../../http/rateLimit';
import type { AccountEmails } from '../../mails/accountEmails';
import { createCountedAttempts } from '../countedAttempts';
import type { CurrentPassword } from '../currentPassword';
import { createSecondFactors, type SecondFactors } from './secondFactors';
import { createSecondStep, type SecondStep } from './secondStep';
import { createTellOfChange } from './tellOfChange';

interface Options {
  readonly commands: CommandHandler;
  readonly keyed: Pick<Keyed, 'hash'>;
  readonly currentPassword: CurrentPassword;
  readonly accountEmails: AccountEmails;
  readonly limiter: (name: 'codesByAccount' | 'codesByAccountInADay') => RateLimiter;
  readonly clock: () => Date;
  readonly log: Logger;
  readonly pseudonymOf: (text: string) => string;
  readonly overTls: boolean;
}

/** The second step of signing in, and what a person does with it in the settings; codes of both are counted together. */
export function composeSecondFactor(options: Options): {
  readonly secondStep: SecondStep;
  readonly secondFactors: SecondFactors;
} {
  const { commands, keyed, currentPassword, accountEmails, limiter, clock, log, pseudonymOf, overTls } =
    options;
  const tellOfChange = createTellOfChange({ accountEmails, log });
  const codeAttempts = createCountedAttempts({
    limiters: [limiter('codesByAccount'), limiter('codesByAccountInADay')],
    tellOwner: (trying) => tellOfChange('codesRefused', trying),
  });
  return {
    secondStep: createSecondStep({
      commands,
      keyed,
      codeAttempts,
      tellOfChange,
      clock,
      log,
      pseudonymOf,
      overTls,
    }),
    secondFactors: createSecondFactors({ commands, currentPassword, codeAttempts, tellOfChange }),
  };
}
