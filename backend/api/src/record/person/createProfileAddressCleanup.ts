import { createListDecider, streamOfCollection } from '@settlewise/domain/collections';
import { immigrationProfileDecider, immigrationProfileStream } from '@settlewise/domain/immigrationProfile';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import { changed, wholeItem, type FieldSet } from '@settlewise/domain/fields';
import { addresses } from '@settlewise/domain/record';
import type { CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import type { BeforeChange } from '../collectionCommands';
import { findObsoleteAddress, toHomes } from './profileAddress';

const decider = createListDecider(addresses);
const addressStream = streamOfCollection(addresses);

type AddressState = typeof decider.initialState;

/** The history after the command, which may still be refused. */
function applyCommand(command: Parameters<BeforeChange>[0], state: AddressState): AddressState {
  const homes = new Map(state);
  const { id } = command;
  const before = state.get(id);
  if ('item' in command) homes.set(id, wholeItem(addresses.fields, command.item));
  else if (!('change' in command)) homes.delete(id);
  else if (before !== undefined)
    homes.set(id, wholeItem(addresses.fields, changed<FieldSet>(addresses.fields, before, command.change)));
  return homes;
}

/**
 * Removes the profile's copy of the address before the address history changes, if the open entry has the same address.
 * If the program stops in between, the shown address is unchanged.
 */
export const createProfileAddressCleanup =
  (commands: CommandHandler): BeforeChange =>
  async (command, { idempotencyKey: _itsOwn, ...context }) => {
    const { userId, now } = context;
    const today = civilDateInLondon(now);
    const stream = immigrationProfileStream(userId);
    const [profile, history] = await Promise.all([
      commands.load(immigrationProfileDecider, stream),
      commands.load(decider, addressStream(userId)),
    ]);
    const before = toHomes(history.state);
    const change = findObsoleteAddress(
      profile.state.details,
      before,
      toHomes(applyCommand(command, history.state)),
      today,
    );
    if (change === null) return;
    await commands.handle(
      immigrationProfileDecider,
      stream,
      { type: 'ChangeDetails', change, today },
      context,
    );
  };
