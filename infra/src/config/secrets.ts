import { ConfigError } from './configError';
import { storedSecrets } from './storedSecrets';
import type { Settings } from './settings';

export interface Keys {
  /** 32 bytes; wraps every person's key. Whoever loses it loses the data. */
  readonly masterKey: Buffer;
  /** Earlier master keys, as long as anything is still wrapped under them. */
  readonly earlierMasterKeys: readonly Buffer[];
  /**
   * 32 bytes; makes keyed hashes and identifiers, and signs tree heads of the log. Never changes: names of streams are made
   * with it. The first master key, unless it was given one of its own from the beginning.
   */
  readonly lookupKey: Buffer;
  /** Whether the master key is in `secrets.json`, and not in the settings. */
  readonly masterKeyStored: boolean;
}

/**
 * From the settings; where they do not say, from `secrets.json` in the data folder, which the first start makes.
 * A production start on a database server takes them from the settings alone.
 */
export function readKeys(settings: Settings, dataDir: string): Keys {
  const { MASTER_KEY, LOOKUP_KEY, EARLIER_MASTER_KEYS } = settings;
  const given = {
    masterKey: optionally(MASTER_KEY, (text) => checkedKey('MASTER_KEY', text)),
    lookupKey: optionally(LOOKUP_KEY, (text) => checkedKey('LOOKUP_KEY', text)),
    earlierMasterKeys: optionally(EARLIER_MASTER_KEYS, (text) =>
      text.split(',').map((key) => checkedKey('EARLIER_MASTER_KEYS', key.trim())),
    ),
  };
  if (
    given.masterKey !== undefined &&
    given.earlierMasterKeys !== undefined &&
    given.lookupKey === undefined
  ) {
    throw new ConfigError('LOOKUP_KEY', 'must be set when MASTER_KEY was changed: to the first MASTER_KEY');
  }
  const { masterKey } = given;
  const withMasterKey = (key: Buffer) => ({
    masterKey: key,
    earlierMasterKeys: given.earlierMasterKeys ?? [],
    lookupKey: given.lookupKey ?? key,
    masterKeyStored: false,
  });
  if (settings.NODE_ENV === 'production' && settings.DATABASE_URL !== undefined) {
    return withMasterKey(masterKey ?? required('MASTER_KEY', '32 random bytes in base64'));
  }
  // In production everything may still be on one machine; weak secrets are refused there too.
  if (masterKey !== undefined) return withMasterKey(masterKey);
  const kept = storedSecrets(dataDir);
  return {
    masterKey: kept.masterKey,
    earlierMasterKeys: given.earlierMasterKeys ?? kept.earlierMasterKeys,
    lookupKey: given.lookupKey ?? kept.lookupKey ?? kept.masterKey,
    masterKeyStored: true,
  };

  function checkedKey(name: string, text: string): Buffer {
    const key = /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64');
    if (key.length !== 32) throw new ConfigError(name, 'must be 32 bytes in base64 or hexadecimal');
    refuseWeak(settings, name, key.toString('latin1'));
    return key;
  }
}

/** The secret that signs session cookies, for the one process that has sessions; from the same place as the keys. */
export function readSessionSecret(settings: Settings, dataDir: string): string {
  const { SESSION_SECRET: given, NODE_ENV, DATABASE_URL } = settings;
  if (given === undefined) {
    return NODE_ENV === 'production' && DATABASE_URL !== undefined
      ? required('SESSION_SECRET', 'at least 32 random characters')
      : storedSecrets(dataDir).sessionSecret;
  }
  if (given.length < 32) throw new ConfigError('SESSION_SECRET', 'must have at least 32 characters');
  refuseWeak(settings, 'SESSION_SECRET', given);
  return given;
}

/**
 * Random text of this length has more distinct characters, and does not contain the marker of our development secrets.
 */
function refuseWeak({ NODE_ENV }: Settings, name: string, text: string): void {
  if (NODE_ENV !== 'production') return;
  const marked = /development|change.?me|example|secret|password/i.test(text);
  if (marked || new Set(text).size < 10) {
    throw new ConfigError(name, 'is a well-known or too simple value: set a random one');
  }
}

function optionally<Value>(text: string | undefined, read: (text: string) => Value): Value | undefined {
  return text === undefined ? undefined : read(text);
}

function required(name: string, what: string): never {
  throw new ConfigError(name, `must be set in production: ${what}`);
}
