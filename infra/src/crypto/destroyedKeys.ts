import { Listener } from '../database';
import { destroyedKeysChannel, type PersonKeys } from './personKeys';

export interface DestroyedKeysOptions {
  readonly connectionString: string;
  readonly personKeys: Pick<PersonKeys, 'destroyedElsewhere' | 'forgetAll'>;
}

/** Listens, on one connection, for keys that other processes destroy. Returns when it is to be closed. */
export function listenForDestroyedKeys({ connectionString, personKeys }: DestroyedKeysOptions): {
  close(): Promise<void>;
} {
  return new Listener({
    connectionString,
    applicationName: 'settlewise destroyed keys',
    channels: [destroyedKeysChannel],
    onNotification: (_channel, userId) => personKeys.destroyedElsewhere(userId),
    // Messages that were sent before may have been missed.
    onListening: () => personKeys.forgetAll(),
  });
}
