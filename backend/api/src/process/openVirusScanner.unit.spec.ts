import { readConfig } from '@settlewise/infra/config';
import { createLogger } from '@settlewise/infra/telemetry';
import { tmpdir } from 'node:os';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openVirusScanner } from './openVirusScanner';

test.each([
  ['where other people can reach the program', { PUBLIC_URL: 'https://settlewise.example' }, 1, false],
  ['not where somebody runs it for themselves', {}, 0, false],
  ['not where files are scanned', { PUBLIC_URL: 'https://a.example', CLAMD_URL: 'tcp://clamav' }, 0, true],
])('that files are not scanned is told %s', (_where, settings, told, scans) => {
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
  expect(lines).toHaveLength(told);
  for (const line of lines) expect(line).toContain('Files are not scanned for viruses: CLAMD_URL is not set');
});
