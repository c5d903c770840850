import type { SecondFactorKeyResponse, SecondFactorResponse } from '@settlewise/contract/secondFactor';
import { useState } from 'react';
import { messageFor } from '../../api/errors';
import { useLookAgain, useSecondFactor } from './secondFactorQueries';
import { Button } from '../../ui/Button';
import { LoadFailure } from '../../ui/LoadFailure';
import { Notice } from '../../ui/Notice';
import { Panel, PanelActs, PanelNote } from '../../ui/Panel';
import { showToast } from '../../ui/toasts/toastStore';
import { BeginDialog } from './BeginDialog';
import { ChangeDialog, type Change } from './ChangeDialog';
import { KeyForm } from './KeyForm';
import { RecoveryCodes } from './RecoveryCodes';

/** Two-step sign-in: what it is, whether it is on, and everything that can be done with it. */
export function TwoStepSection({ inSight = true }: { inSight?: boolean }) {
  const { data: now, error, isFetching, refetch } = useSecondFactor(inSight);
  const lookAgain = useLookAgain();
  const [beginning, setBeginning] = useState(false);
  const [key, setKey] = useState<SecondFactorKeyResponse | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [change, setChange] = useState<Change | null>(null);

  function shown() {
    if (codes !== null) {
      return (
        <RecoveryCodes
          codes={codes}
          onDone={() => {
            setCodes(null);
            void lookAgain();
          }}
        />
      );
    }
    if (key !== null) {
      return (
        <KeyForm
          secret={key}
          onLeave={() => setKey(null)}
          onDone={(made) => {
            setKey(null);
            setCodes(made);
            showToast('Two-step sign-in is on', 'You are signed out on your other devices.');
          }}
        />
      );
    }
    if (now === undefined) {
      if (error === null || isFetching) return <PanelNote>Loading…</PanelNote>;
      return (
        <LoadFailure title="" act="Try again" onRetry={() => void refetch()}>
          {messageFor(error, 'We could not find out whether two-step sign-in is on.')}
        </LoadFailure>
      );
    }
    return now.on ? (
      <WhenOn now={now} onChange={setChange} />
    ) : (
      <>
        <PanelNote>
          With two-step sign-in, a password that somebody has found out is not enough: signing in also takes a
          code of six digits from an app on your phone, such as Google Authenticator, 1Password or Aegis.
        </PanelNote>
        <p>
          <Button look="quiet" icon="shield" onClick={() => setBeginning(true)}>
            Turn on two-step sign-in
          </Button>
        </p>
      </>
    );
  }

  return (
    <Panel title="Two-step sign-in">
      {shown()}
      {beginning && (
        <BeginDialog
          onClose={() => setBeginning(false)}
          onKey={(made) => {
            setBeginning(false);
            setKey(made);
          }}
        />
      )}
      {change !== null && (
        <ChangeDialog
          change={change}
          onClose={() => setChange(null)}
          onCodes={(made) => {
            setChange(null);
            setCodes(made);
          }}
        />
      )}
    </Panel>
  );
}

interface WhenOnProps {
  now: SecondFactorResponse;
  onChange: (change: Change) => void;
}

function WhenOn({ now: { recoveryCodesLeft: left, required }, onChange }: WhenOnProps) {
  return (
    <>
      <Notice tone="within" title="It is on">
        <p>Signing in takes your password and a code from your app.</p>
      </Notice>
      <PanelNote>
        {left === 0
          ? 'You have no recovery codes left. Make new ones, so that you can sign in without your phone.'
          : `You have ${left === 1 ? 'one recovery code' : `${left} recovery codes`} left, for a day without your phone.`}
      </PanelNote>
      {required && (
        <PanelNote>This site asks you for two-step sign-in, so it cannot be turned off.</PanelNote>
      )}
      <PanelActs>
        <Button look="quiet" icon="refresh" onClick={() => onChange('codes')}>
          Make new recovery codes
        </Button>
        {!required && (
          <Button look="danger" onClick={() => onChange('off')}>
            Turn off two-step sign-in
          </Button>
        )}
      </PanelActs>
    </>
  );
}
