import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { draftOpened } from '../../../record/drafts/draftStorage';
import { ReplaceDialog } from '../../../record/drafts/ReplaceDialog';
import { LoadFailure } from '../../../ui/LoadFailure';
import { showToast } from '../../../ui/toasts/toastStore';
import { useRecordForCalculator, type OwnRecord } from './useRecordForCalculator';

export interface FillingProps {
  /** Under which the answers are kept in this browser. */
  name: string;
  /** Whether other answers would be lost. */
  wouldLose: (record: OwnRecord) => boolean;
  /** Puts the answers in that the record gives. @returns how many facts it had */
  onUse: (record: OwnRecord) => number;
}

/** Fills a calculator in from the record of whoever is signed in, once; asks first where something typed would go. */
export function Filling({ name, wouldLose, onUse }: FillingProps) {
  const { record, fetching, failed, refresh } = useRecordForCalculator();
  const draftIsThere = useDraftOpened(name);
  const [, setSearch] = useSearchParams();
  const [asking, setAsking] = useState(false);

  function arrived(): void {
    setSearch(
      (search) => {
        search.delete('use');
        return search;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  function use(recorded: OwnRecord): void {
    if (onUse(recorded) === 0)
      showToast('Nothing in your record yet', 'Add your visa and journeys to your record, or answer here.');
    arrived();
  }

  const begin = useEffectEvent((recorded: OwnRecord) => {
    if (wouldLose(recorded)) setAsking(true);
    else use(recorded);
  });
  // An older record could be filled in while a newer one is on its way.
  const current = fetching || !draftIsThere ? null : record;
  const isThere = current !== null;
  useEffect(() => {
    // Once: the record is another object at each drawing of the page.
    if (isThere) begin(current);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [isThere]);

  if (failed)
    return (
      <LoadFailure title="We could not load your record" act="Try again" onRetry={() => void refresh()}>
        You can type your answers instead, or try again in a moment.
      </LoadFailure>
    );
  if (current === null) return <p role="status">Loading your record…</p>;
  if (!asking) return null;
  return (
    <ReplaceDialog title="Replace what you typed?" onKeep={arrived} onReplace={() => use(current)}>
      The answers of your record take the place of what you typed here, trips included. What you typed is not
      kept.
    </ReplaceDialog>
  );
}

/** What was kept before somebody signed in is read with a key that may come later. */
function useDraftOpened(name: string): boolean {
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    let left = false;
    void draftOpened(name).then(() => {
      if (!left) setOpened(true);
    });
    return () => {
      left = true;
    };
  }, [name]);
  return opened;
}
