import { describe, expect, test } from 'vitest';
import { createLogger } from '../telemetry';
import { openMailer } from './openMailer';

function collectWarnings(settings: Pick<Parameters<typeof openMailer>[0], 'environment' | 'mail'>): string {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  const log = createLogger({ level: 'info', name: 'test', destination });
  void openMailer({ ...settings, mailFrom: 'nobody@example.org' }, log).close();
  return lines.join('');
}

describe('without a mail server', () => {
  const mail = { kind: 'outbox', folder: '/data/outbox' } as const;

  test('a warning in production names the folder of the mails', () => {
    expect(collectWarnings({ environment: 'production', mail })).toMatch(
      /"folder":"\/data\/outbox".*SMTP_URL is not set/,
    );
  });

  test('there is no warning in development', () => {
    expect(collectWarnings({ environment: 'development', mail })).toBe('');
  });
});

test('with a mail server there is no warning', () => {
  const mail = { kind: 'smtp', url: 'smtp://127.0.0.1:1' } as const;
  expect(collectWarnings({ environment: 'production', mail })).toBe('');
});
