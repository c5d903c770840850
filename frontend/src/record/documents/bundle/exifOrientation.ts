/** How a photo has to be turned to stand upright, 1 to 8 as EXIF numbers them; 1 is upright. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/**
 * What puts a picture upright that fills the square from (0, 0) to (1, 1): the six numbers a to f, where a point (x, y) comes
 * to (ax + cy + e, bx + dy + f).
 */
export const uprightBy: Record<Orientation, readonly [number, number, number, number, number, number]> = {
  1: [1, 0, 0, 1, 0, 0],
  2: [-1, 0, 0, 1, 1, 0],
  3: [-1, 0, 0, -1, 1, 1],
  4: [1, 0, 0, -1, 0, 1],
  5: [0, -1, -1, 0, 1, 1],
  6: [0, -1, 1, 0, 0, 1],
  7: [0, 1, 1, 0, 0, 0],
  8: [0, 1, -1, 0, 1, 0],
};

const orientationTag = 0x0112;

/**
 * The orientation of a JPEG. Cameras store a picture as the sensor saw it and say beside it how it was held; a PDF does not
 * know of that. Source: Exif 2.32, tag 274. @returns 1 where nothing, or nonsense, is said
 */
export function orientationOf(jpeg: Uint8Array): Orientation {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  try {
    return orientationIn(view);
  } catch (error) {
    // The file says that it goes on where it ends.
    if (error instanceof RangeError) return 1;
    throw error;
  }
}

/** Goes from segment to segment up to the first that is EXIF. @throws RangeError where the file is cut off */
function orientationIn(view: DataView): Orientation {
  let at = 2;
  for (;;) {
    const marker = view.getUint16(at);
    // The picture itself begins, or this is no segment.
    if (marker === 0xffda || marker < 0xff01) return 1;
    if (marker === 0xffe1 && view.getUint32(at + 4) === 0x45786966) return orientationInTiff(view, at + 10);
    at += 2 + view.getUint16(at + 2);
  }
}

function orientationInTiff(view: DataView, start: number): Orientation {
  const isLittle = view.getUint16(start) === 0x4949;
  const directory = start + view.getUint32(start + 4, isLittle);
  const entries = view.getUint16(directory, isLittle);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + 12 * entry;
    if (view.getUint16(at, isLittle) === orientationTag) {
      const value = view.getUint16(at + 8, isLittle);
      return isOrientation(value) ? value : 1;
    }
  }
  return 1;
}

const isOrientation = (value: number): value is Orientation => value >= 1 && value <= 8;
