import { Listener } from '../database';
import { destroyedKeysChannel, type PersonKeys } from './personKeys';

export interface DestroyedKeysOptions {
  readonly connectionString: string;
  readonly personKeys: Pick<PersonKeys, 'markDestroyed' | 'clearCache'>;
}

/** Listens on one connection for keys that other processes destroy. */
export function listenForDestroyedKeys({ connectionString, personKeys }: DestroyedKeysOptions): {
  close(): Promise<void>;
} {
  return new Listener({
    connectionString,
    applicationName: 'settlewise destroyed keys',
    channels: [destroyedKeysChannel],
    onNotification: (_channel, userId) => personKeys.markDestroyed(userId),
    // Earlier notifications may have been missed.
    onListening: () => personKeys.clearCache(),
  });
}
