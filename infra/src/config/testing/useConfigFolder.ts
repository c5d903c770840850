import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { ConfigError, readConfig, type Config } from '..';

export const masterKey = Buffer.from(
  '7f0c1d2e3a4b5968778695a4b3c2d1e0f1e2d3c4b5a69788796a5b4c3d2e1f0a',
  'hex',
);
export const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://settlewise:Jt8vQ2mW9zLx@db.internal:5432/settlewise',
  SESSION_SECRET: 'q8Zt1mVbW4yKc7Rj2XfH9sLpD3nGa6Ue',
  MASTER_KEY: masterKey.toString('base64'),
  PUBLIC_URL: 'https://settlewise.example',
};
export const completeAdministrator = {
  ADMIN_USERNAME: 'ada',
  ADMIN_EMAIL: 'ada@example.org',
  ADMIN_PASSWORD: 'long enough',
};

/** Reads settings, with an empty data folder for each test of the calling file. */
export function useConfigFolder() {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'settlewise-config-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const read = (environment: Record<string, string | undefined>): Config =>
    readConfig({ DATA_DIR: folder, ...environment });
  return {
    /** The data folder of the current test. */
    dataDir: (): string => folder,
    read,
    /** The reason for the refusal of the settings. @throws Error when they are accepted */
    refusal(environment: Record<string, string | undefined>): string {
      try {
        read(environment);
      } catch (error) {
        expect(error).toBeInstanceOf(ConfigError);
        return String(error);
      }
      throw new Error('The settings were accepted');
    },
  };
}
