import type { PaintedText } from './pdf/writer';

/** Large enough to be read on paper. */
const size = 40;
const widest = 4000;

/** Paints a line with the fonts of the device. @throws Error where the browser has no canvas left */
export async function paintText(
  text: string,
  { isBold }: { readonly isBold: boolean },
): Promise<PaintedText> {
  const canvas = document.createElement('canvas');
  const font = `${isBold ? '600 ' : ''}${size}px system-ui, sans-serif`;
  const measure = pen(canvas);
  measure.font = font;
  canvas.width = Math.min(widest, Math.max(1, Math.ceil(measure.measureText(text).width)));
  canvas.height = Math.ceil(size * 1.5);
  const below = Math.round(size * 0.45);
  // A canvas that changes its size forgets what it was told.
  const drawing = pen(canvas);
  drawing.font = font;
  drawing.fillStyle = '#1a1f26';
  drawing.fillText(text, 0, canvas.height - below, canvas.width);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (picture === null) throw new Error('The text could not be painted');
  const png = new Uint8Array(await picture.arrayBuffer());
  return { png, width: canvas.width, height: canvas.height, below, size };
}

function pen(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser has no canvas');
  return context;
}
