import { createListDecider, streamOfCollection } from '@settlewise/domain/collections';
import { immigrationProfileDecider, immigrationProfileStream } from '@settlewise/domain/immigrationProfile';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import { changed, wholeItem, type FieldSet } from '@settlewise/domain/fields';
import { addresses } from '@settlewise/domain/record';
import type { CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import type { BeforeChange } from '../collectionCommands';
import { givenUpBefore, homesOf } from './presentAddress';

const decider = createListDecider(addresses);
const streamOf = streamOfCollection(addresses);

type State = typeof decider.initialState;

/** The history once the command is carried out. What will be refused changes nothing. */
function after(command: Parameters<BeforeChange>[0], state: State): State {
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
 * Before the address history changes, takes the profile's own copy of the address away, which the open entry says as well.
 * It comes first: should the program stop between the two, everything is as it was shown.
 */
export const createFreeProfileAddress =
  (commands: CommandHandler): BeforeChange =>
  async (command, { idempotencyKey: _itsOwn, ...context }) => {
    const { userId, now } = context;
    const today = civilDateInLondon(now);
    const stream = immigrationProfileStream(userId);
    const [profile, history] = await Promise.all([
      commands.load(immigrationProfileDecider, stream),
      commands.load(decider, streamOf(userId)),
    ]);
    const before = homesOf(history.state);
    const change = givenUpBefore(
      profile.state.details,
      before,
      homesOf(after(command, history.state)),
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
