import type { ComponentProps } from 'react';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { TransferJourneys } from './transfer/TransferJourneys';

interface NoJourneysProps extends Pick<ComponentProps<typeof EmptyState>, 'titleId' | 'children'> {
  /** The words of the button that adds one. */
  act: string;
  onAdd: () => void;
}

/** A tracker without a journey: what will be there, and the ways to begin. */
export function NoJourneys({ act, onAdd, ...rest }: NoJourneysProps) {
  return (
    <EmptyState
      {...rest}
      icon="plane"
      title="No journeys yet"
      actions={
        <>
          <Button icon="plus" onClick={onAdd}>
            {act}
          </Button>
          <TransferJourneys some={false} />
        </>
      }
    />
  );
}
