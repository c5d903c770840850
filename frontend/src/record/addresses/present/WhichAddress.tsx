import { addresses } from '@settlewise/contract/collections';
import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { longDayOrMonth } from '../../../ui/dates/dayOrMonth';
import { useToday } from '../../../ui/dates/useToday';
import { Notice } from '../../../ui/Notice';
import { showToast } from '../../../ui/toasts/toastStore';
import { useAccountProfile, useSaveAccountProfile } from '../../account/settingsQueries';
import { CollectionDialog } from '../../collections/CollectionDialog';
import { usePersonalDetails } from '../../immigrationProfile/profileQueries';
import { addressForm } from '../addressForm';
import { addressQueries, countryLabel, placeInWords } from '../addressPart';
import type { Address } from '../staysOf';
import { leftFor, unansweredAddress, type Unanswered } from './presentAddress';

/** Asks which address of now is right, where the profile states another than the list: neither is guessed. */
export function WhichAddress({ list }: { list: readonly Address[] }) {
  const { data } = usePersonalDetails();
  const today = useToday();
  const unanswered = data === undefined ? null : unansweredAddress(data.addressDetails, list, today);
  if (unanswered === null) return null;
  const { home } = unanswered;
  return home === null ? (
    <NotInList {...unanswered} />
  ) : (
    <WhichOfTwo key={home.id} {...unanswered} home={home} />
  );
}

const inWords = ({ line1, line2, town, postcode }: Unanswered['stated'] | Address) =>
  [line1, line2, town, postcode].filter((part) => part !== null && part !== '').join(', ');

/** What the form of an address begins with, as far as the profile says it. */
const begunWith = ({ country, ...place }: Unanswered['stated']): Partial<Address> => ({
  ...place,
  ...(country !== null && { country }),
});

function NotInList({ stated }: Unanswered) {
  const [adding, setAdding] = useState(false);
  return (
    <>
      <Notice
        title="Since when do you live at your present address?"
        actions={
          <Button look="quiet" icon="plus" onClick={() => setAdding(true)}>
            Add it to your addresses
          </Button>
        }
      >
        <p>Your profile says {inWords(stated)}. Your addresses do not say where you live now.</p>
      </Notice>
      {adding && (
        <CollectionDialog
          collection={addresses}
          queries={addressQueries}
          form={addressForm}
          item={null}
          begin={begunWith(stated)}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}

function WhichOfTwo({ stated, home }: Unanswered & { readonly home: Address }) {
  const [answer, setAnswer] = useState<'moved' | 'wrong' | null>(null);
  const change = addressQueries.useChange();
  const close = () => setAnswer(null);

  async function endOneBefore(request: object): Promise<void> {
    if (!('from' in request) || typeof request.from !== 'string') return;
    try {
      await change.mutateAsync({ id: home.id, payload: leftFor(home, request.from) });
    } catch {
      showToast('Error', `Please say when you moved out of ${placeInWords(home)}.`, 'destructive');
    }
  }

  return (
    <>
      <Notice
        tone="soon"
        title="Which address is right?"
        actions={
          <>
            <Button look="quiet" onClick={() => setAnswer('moved')}>
              I moved
            </Button>
            <Button look="quiet" onClick={() => setAnswer('wrong')}>
              I did not move: correct my list
            </Button>
            <ListIsRight home={home} />
          </>
        }
      >
        <p>Your profile says that you live at {inWords(stated)}.</p>
        <p>
          Your addresses say {inWords(home)}, since {longDayOrMonth(home.from)}.
        </p>
      </Notice>
      {answer === 'moved' && (
        <CollectionDialog
          collection={addresses}
          queries={addressQueries}
          form={addressForm}
          item={null}
          begin={begunWith(stated)}
          onAdded={endOneBefore}
          onClose={close}
        />
      )}
      {answer === 'wrong' && (
        <CollectionDialog
          collection={addresses}
          queries={addressQueries}
          form={addressForm}
          item={{ ...home, ...begunWith(stated) }}
          onClose={close}
        />
      )}
    </>
  );
}

/** Takes the address of the list into the profile. Name and e-mail address are sent as they are: the call asks for both. */
function ListIsRight({ home }: { home: Address }) {
  const { data: profile } = useAccountProfile();
  const { mutateAsync, isPending } = useSaveAccountProfile();
  const lines = [home.line1, home.line2, home.town, home.postcode, countryLabel(home.country)];
  async function take(): Promise<void> {
    if (profile === undefined || isPending) return;
    try {
      const address = lines.filter((line) => line !== null).join('\n');
      await mutateAsync({ fullName: profile.fullName ?? '', email: profile.email, address });
      showToast('Profile Updated', 'Your profile shows the address of your list.');
    } catch {
      showToast('Error', 'Failed to update your profile. Please try again.', 'destructive');
    }
  }
  return (
    <Button look="quiet" busy={isPending} onClick={() => void take()}>
      My list is right
    </Button>
  );
}
