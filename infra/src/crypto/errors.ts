/** The person's key has been destroyed: what was recorded about them cannot be read or added to any more. */
export class PersonErasedError extends Error {
  override readonly name = 'PersonErasedError';
  constructor(readonly userId: string) {
    super(`The record of person ${userId} has been erased`);
  }
}

/** Something is encrypted for a person who never had a key here: the log and this database do not belong together. */
export class PersonKeyMissingError extends Error {
  override readonly name = 'PersonKeyMissingError';
  constructor(readonly userId: string) {
    super(`There is no key for person ${userId}: does this database belong to this event log?`);
  }
}

/** A person's key was wrapped under a master key that this process does not have. */
export class UnknownMasterKeyError extends Error {
  override readonly name = 'UnknownMasterKeyError';
  constructor(readonly userId: string) {
    super(`The key of person ${userId} was wrapped under another MASTER_KEY than this one`);
  }
}
