import { ConfigError } from './configError';
import { readStoredSecrets } from './storedSecrets';
import type { Settings } from './settings';

export interface Keys {
  /** 32 bytes; wraps every person's key. Without it all data is lost. */
  readonly masterKey: Buffer;
  /** Earlier master keys, while they still wrap any person keys. */
  readonly earlierMasterKeys: readonly Buffer[];
  /**
   * 32 bytes, for keyed hashes and identifiers, and to sign tree heads of the log. Never changes, because stream names
   * depend on it. Default: the first master key.
   */
  readonly lookupKey: Buffer;
  /** Whether the master key is in `secrets.json` instead of the settings. */
  readonly masterKeyStored: boolean;
}

/**
 * Reads the keys from the settings, or from `secrets.json` in the data folder, which the first start creates. In
 * production on a database server all keys must be in the settings.
 */
export function readKeys(settings: Settings, dataDir: string): Keys {
  const { MASTER_KEY, LOOKUP_KEY, EARLIER_MASTER_KEYS } = settings;
  const configured = {
    masterKey: mapOptional(MASTER_KEY, (text) => parseKey('MASTER_KEY', text)),
    lookupKey: mapOptional(LOOKUP_KEY, (text) => parseKey('LOOKUP_KEY', text)),
    earlierMasterKeys: mapOptional(EARLIER_MASTER_KEYS, (text) =>
      text.split(',').map((key) => parseKey('EARLIER_MASTER_KEYS', key.trim())),
    ),
  };
  if (
    configured.masterKey !== undefined &&
    configured.earlierMasterKeys !== undefined &&
    configured.lookupKey === undefined
  ) {
    throw new ConfigError('LOOKUP_KEY', 'must be set when MASTER_KEY was changed: to the first MASTER_KEY');
  }
  const { masterKey } = configured;
  const withMasterKey = (key: Buffer) => ({
    masterKey: key,
    earlierMasterKeys: configured.earlierMasterKeys ?? [],
    lookupKey: configured.lookupKey ?? key,
    masterKeyStored: false,
  });
  if (settings.NODE_ENV === 'production' && settings.DATABASE_URL !== undefined) {
    return withMasterKey(masterKey ?? refuseMissing('MASTER_KEY', '32 random bytes in base64'));
  }
  // Production on one machine may use stored keys; weak secrets are refused there too.
  if (masterKey !== undefined) return withMasterKey(masterKey);
  const stored = readStoredSecrets(dataDir);
  return {
    masterKey: stored.masterKey,
    earlierMasterKeys: configured.earlierMasterKeys ?? stored.earlierMasterKeys,
    lookupKey: configured.lookupKey ?? stored.lookupKey ?? stored.masterKey,
    masterKeyStored: true,
  };

  function parseKey(name: string, text: string): Buffer {
    const key = /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64');
    if (key.length !== 32) throw new ConfigError(name, 'must be 32 bytes in base64 or hexadecimal');
    refuseWeak(settings, name, key.toString('latin1'));
    return key;
  }
}

/** Reads the secret that signs session cookies, from the same place as the keys. */
export function readSessionSecret(settings: Settings, dataDir: string): string {
  const { SESSION_SECRET: configured, NODE_ENV, DATABASE_URL } = settings;
  if (configured === undefined) {
    return NODE_ENV === 'production' && DATABASE_URL !== undefined
      ? refuseMissing('SESSION_SECRET', 'at least 32 random characters')
      : readStoredSecrets(dataDir).sessionSecret;
  }
  if (configured.length < 32) throw new ConfigError('SESSION_SECRET', 'must have at least 32 characters');
  refuseWeak(settings, 'SESSION_SECRET', configured);
  return configured;
}

/**
 * Refuses text with too few distinct characters for a random one, and the markers of development secrets.
 */
function refuseWeak({ NODE_ENV }: Settings, name: string, text: string): void {
  if (NODE_ENV !== 'production') return;
  const marked = /development|change.?me|example|secret|password/i.test(text);
  if (marked || new Set(text).size < 10) {
    throw new ConfigError(name, 'is a well-known or too simple value: set a random one');
  }
}

function mapOptional<Value>(text: string | undefined, read: (text: string) => Value): Value | undefined {
  return text === undefined ? undefined : read(text);
}

function refuseMissing(name: string, description: string): never {
  throw new ConfigError(name, `must be set in production: ${description}`);
}
