const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** The smallest PNG: one pixel. */
export const onePixelPng = bytesOf(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
);

/** A JPEG of two pixels beside each other. */
export const wideJpeg = bytesOf(
  [
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////',
    '////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////////////////////////////////////////wAARCAABAAID',
    'ASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAwT/xAAU',
    'EQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCQA1j/2Q==',
  ].join(''),
);

/** The head of a JPEG that says how the camera was held. @param order of bytes: the small end first, or the large one */
export function exifHead(orientation: number, order: 'II' | 'MM'): Uint8Array {
  const isLittle = order === 'II';
  const bytes = new Uint8Array(38);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xffd8);
  view.setUint16(2, 0xffe1);
  view.setUint16(4, bytes.length - 4);
  bytes.set(new TextEncoder().encode('Exif\0\0'), 6);
  bytes.set(new TextEncoder().encode(order), 12);
  view.setUint16(14, 42, isLittle);
  view.setUint32(16, 8, isLittle);
  view.setUint16(20, 1, isLittle);
  view.setUint16(22, 0x0112, isLittle);
  view.setUint16(24, 3, isLittle);
  view.setUint32(26, 1, isLittle);
  view.setUint16(30, orientation, isLittle);
  return bytes;
}

/** The same picture from a camera that was held in another way. */
export const held = (jpeg: Uint8Array, orientation: number): Uint8Array =>
  new Uint8Array([...exifHead(orientation, 'MM'), ...jpeg.slice(2)]);
