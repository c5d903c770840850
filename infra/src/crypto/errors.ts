/** The person's key has been destroyed: their record can no longer be read or extended. */
export class PersonErasedError extends Error {
  override readonly name = 'PersonErasedError';
  constructor(readonly userId: string) {
    super(`The record of person ${userId} has been erased`);
  }
}

/** An event is encrypted for a person without a key: the log and this database do not belong together. */
export class PersonKeyMissingError extends Error {
  override readonly name = 'PersonKeyMissingError';
  constructor(readonly userId: string) {
    super(`There is no key for person ${userId}: does this database belong to this event log?`);
  }
}

/** A person's key was wrapped with a master key that this process does not have. */
export class UnknownMasterKeyError extends Error {
  override readonly name = 'UnknownMasterKeyError';
  constructor(readonly userId: string) {
    super(`The key of person ${userId} was wrapped under another MASTER_KEY than this one`);
  }
}
