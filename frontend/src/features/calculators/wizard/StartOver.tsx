import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';

interface StartOverProps {
  /** What the button says. */
  children: string;
  onStartOver: () => void;
}

/** Empties a calculator, after asking: a history of years is quickly gone and slowly typed. */
export function StartOver({ children, onStartOver }: StartOverProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {children}
      </Button>
      <ConfirmDialog
        open={asking}
        title="Clear your answers?"
        act="Clear answers"
        busyAct="Clearing…"
        busy={false}
        problem={null}
        onConfirm={() => {
          setAsking(false);
          onStartOver();
        }}
        onClose={() => setAsking(false)}
      >
        <p>What you typed here will be gone. Results that you saved stay.</p>
      </ConfirmDialog>
    </>
  );
}
