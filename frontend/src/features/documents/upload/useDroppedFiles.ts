import { useEffect, useEffectEvent, useState } from 'react';

/** Whether files are dragged, and not words or a link of the page. */
const hasFiles = (event: DragEvent): event is DragEvent & { readonly dataTransfer: DataTransfer } =>
  event.dataTransfer?.types.includes('Files') === true;

/**
 * Takes in files that are dropped anywhere on the window, for as long as the caller stands on the page: one that falls
 * beside the form must not make the browser leave the page, and everything typed with it.
 * @returns whether files are being dragged over the window
 */
export function useDroppedFiles(onDrop: (files: readonly File[]) => void): boolean {
  const [over, setOver] = useState(false);
  const dropped = useEffectEvent(onDrop);

  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setOver(true);
    };
    const onDragLeave = (event: DragEvent) => {
      // Between two elements of the page there is another; only outside of the window there is none.
      if (event.relatedTarget === null) setOver(false);
    };
    const onDropped = (event: DragEvent) => {
      setOver(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      dropped([...event.dataTransfer.files]);
    };
    window.addEventListener('dragover', onDragOver);
    window.addEventListener('dragleave', onDragLeave);
    window.addEventListener('drop', onDropped);
    return () => {
      window.removeEventListener('dragover', onDragOver);
      window.removeEventListener('dragleave', onDragLeave);
      window.removeEventListener('drop', onDropped);
    };
  }, []);

  return over;
}
