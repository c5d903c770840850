import { readConfig } from '@settlewise/infra/config';
import { createLogger } from '@settlewise/infra/telemetry';
import { tmpdir } from 'node:os';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openVirusScanner } from './openVirusScanner';

test.each([
  [
    'with a warning if other people can reach the program',
    { PUBLIC_URL: 'https://settlewise.example' },
    1,
    false,
  ],
  ['without a warning if one person runs it for themselves', {}, 0, false],
  [
    'without a warning if a scanner is set',
    { PUBLIC_URL: 'https://a.example', CLAMD_URL: 'tcp://clamav' },
    0,
    true,
  ],
])('files are scanned as the settings say, %s', (_where, settings, warnings, scans) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'settlewise-config-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const lines: string[] = [];
  const log = createLogger({
    level: 'info',
    name: 'test',
    destination: { write: (line: string) => void lines.push(line) },
  });
  const scanner = openVirusScanner(readConfig({ DATA_DIR: dataDir, ...settings }), log);
  expect(scanner !== undefined).toBe(scans);
  expect(lines).toHaveLength(warnings);
  for (const line of lines) expect(line).toContain('Files are not scanned for viruses: CLAMD_URL is not set');
});
