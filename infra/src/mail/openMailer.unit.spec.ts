import { describe, expect, test } from 'vitest';
import { createLogger } from '../telemetry';
import { openMailer } from './openMailer';

function warnings(settings: Pick<Parameters<typeof openMailer>[0], 'environment' | 'mail'>): string {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  const log = createLogger({ level: 'info', name: 'test', destination });
  void openMailer({ ...settings, mailFrom: 'nobody@example.org' }, log).close();
  return lines.join('');
}

describe('without a mail server', () => {
  const mail = { kind: 'outbox', folder: '/data/outbox' } as const;

  test('production is told at the start that mails become files, and where', () => {
    expect(warnings({ environment: 'production', mail })).toMatch(
      /"folder":"\/data\/outbox".*SMTP_URL is not set/,
    );
  });

  test('nothing is told where files are what is wanted', () => {
    expect(warnings({ environment: 'development', mail })).toBe('');
  });
});

test('with a mail server nothing is told', () => {
  const mail = { kind: 'smtp', url: 'smtp://127.0.0.1:1' } as const;
  expect(warnings({ environment: 'production', mail })).toBe('');
});
