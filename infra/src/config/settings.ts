import { z } from 'zod';

/**
 * All settings of the program, from the environment or, for secrets, from files (see `readSecretFiles`). Messages
 * complete the sentence "<NAME> …".
 */

const url = (protocols: readonly string[]) =>
  startsWith(protocols).refine((text) => URL.canParse(text), { error: 'must be a whole address' });

/** For addresses with several hosts, which the URL standard does not support. */
const startsWith = (protocols: readonly string[]) =>
  z
    .string()
    .refine((text) => protocols.some((protocol) => text.startsWith(`${protocol}://`)), {
      error: `must be an address that starts with ${protocols.map((protocol) => `${protocol}://`).join(' or ')}`,
    });

const flag = z.enum(['0', '1'], { error: 'must be 0 or 1' }).transform((text) => text === '1');

const port = z
  .string()
  .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, {
    error: 'must be a number from 0 to 65535',
  })
  .transform(Number);

export const settings = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], { error: 'must be development, production or test' })
    .default('development'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  /** Port of the worker's pages for operators. */
  WORKER_PORT: port.optional(),
  TRUST_PROXY: z
    .string()
    .refine((text) => /^\d$/.test(text), { error: 'must be how many proxies stand in front, 0 to 9' })
    .transform(Number)
    .default(0),
  PUBLIC_URL: url(['http', 'https'])
    .refine(
      (text) => !URL.canParse(text) || (new URL(text).pathname === '/' && new URL(text).search === ''),
      { error: 'must be an address without a path' },
    )
    .optional(),
  /** With these the API accepts TLS only. */
  TLS_CERT_FILE: z.string().optional(),
  TLS_KEY_FILE: z.string().optional(),
  /** Client certificate of API and worker for PostgreSQL and Redis; re-read for each connection. */
  CLIENT_CERT_FILE: z.string().optional(),
  CLIENT_KEY_FILE: z.string().optional(),
  DATA_DIR: z.string().default('.data'),
  /** Certificate authority of the server, in PEM; it makes TLS mandatory. */
  DATABASE_CA_FILE: z.string().optional(),
  DATABASE_URL: url(['postgres', 'postgresql']).optional(),
  EVENTSTORE_URL: startsWith(['esdb', 'esdb+discover', 'kurrentdb', 'kurrentdb+discover']).optional(),
  REDIS_CA_FILE: z.string().optional(),
  REDIS_URL: url(['redis', 'rediss']).optional(),
  BLOB_URL: url(['s3', 'http', 'https']).optional(),
  LOG_HEADS_URL: url(['s3', 'http', 'https', 'file']).optional(),
  UPLOAD_LIMIT_MB: z
    .string()
    .refine((text) => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= 100, {
      error: 'must be a number from 1 to 100',
    })
    .transform(Number)
    .default(10),
  /** Calculation threads of an API. Default: one fewer than the machine has cores. */
  CALCULATION_THREADS: z
    .string()
    .refine((text) => /^\d{1,2}$/.test(text) && Number(text) >= 1, { error: 'must be a number from 1 to 99' })
    .transform(Number)
    .optional(),
  CLAMD_URL: z.string().optional(),
  SMTP_URL: url(['smtp', 'smtps']).optional(),
  MAIL_FROM: z.string().includes('@', { error: 'must be an e-mail address' }).optional(),
  MAIL_BOUNCES_TO: z.email({ error: 'must be an e-mail address' }).optional(),
  SESSION_SECRET: z.string().optional(),
  MASTER_KEY: z.string().optional(),
  LOOKUP_KEY: z.string().optional(),
  PWNED_PASSWORDS_DIR: z.string().optional(),
  EARLIER_MASTER_KEYS: z.string().optional(),
  ADMIN_USERNAME: z.string().optional(),
  ADMIN_EMAIL: z.email({ error: 'must be an e-mail address' }).optional(),
  ADMIN_PASSWORD: z.string().min(8, { error: 'must have at least 8 characters' }).optional(),
  METRICS_TOKEN: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
  REQUIRE_SECOND_FACTOR: z
    .enum(['everyone', 'administrators', 'nobody'], { error: 'must be everyone, administrators or nobody' })
    .optional(),
  DEMO: flag.default(false),
  DEV_PAGES: flag.optional(),
});

export type Settings = z.infer<typeof settings>;
