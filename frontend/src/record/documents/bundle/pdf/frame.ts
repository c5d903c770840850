import { degrees, rgb, type PDFPage } from '@cantoo/pdf-lib';

/** Points of a corner. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A page as somebody sees it: measured from its lower left corner, whichever way its file is turned. */
export interface Frame {
  readonly page: PDFPage;
  /** Points, as seen. */
  readonly width: number;
  readonly height: number;
  /** Where a point that is seen so far right and up lies in the file. */
  readonly at: (right: number, up: number) => Spot;
  /** How text has to be turned to be read. */
  readonly rotate: ReturnType<typeof degrees>;
}

type Turn = 0 | 90 | 180 | 270;

/** The frame of a page, with so many points of white added below what is seen. */
export function frameBelow(page: PDFPage, added: number): Frame {
  // oxlint-disable-next-line no-unsafe-type-assertion -- a PDF allows multiples of 90 alone, and this brings them into one turn
  const turn = ((((page.getRotation().angle % 360) + 360) % 360) as Turn) || 0;
  const { x, y, width, height } = page.getCropBox();
  const across = turn === 90 || turn === 270;
  const box = {
    x: turn === 270 ? x - added : x,
    y: turn === 0 ? y - added : y,
    width: across ? width + added : width,
    height: across ? height : height + added,
  };
  page.setMediaBox(box.x, box.y, box.width, box.height);
  page.setCropBox(box.x, box.y, box.width, box.height);
  const frame: Frame = {
    page,
    width: across ? box.height : box.width,
    height: across ? box.width : box.height,
    at: {
      0: (right: number, up: number) => ({ x: box.x + right, y: box.y + up }),
      90: (right: number, up: number) => ({ x: box.x + box.width - up, y: box.y + right }),
      180: (right: number, up: number) => ({ x: box.x + box.width - right, y: box.y + box.height - up }),
      270: (right: number, up: number) => ({ x: box.x + up, y: box.y + box.height - right }),
    }[turn],
    rotate: degrees(turn),
  };
  if (added > 0) {
    const [from, to] = [frame.at(0, 0), frame.at(frame.width, added)];
    page.drawRectangle({ ...rectangle(from, to), color: rgb(1, 1, 1) });
  }
  return frame;
}

const rectangle = (from: Spot, to: Spot) => ({
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  width: Math.abs(to.x - from.x),
  height: Math.abs(to.y - from.y),
});

/** Makes a part of a page lead to another page. The part is measured as seen. */
export function linkTo(
  target: PDFPage,
  frame: Frame,
  part: { left: number; low: number; right: number; high: number },
) {
  const { page, at } = frame;
  const { x, y, width, height } = rectangle(at(part.left, part.low), at(part.right, part.high));
  const { context } = page.doc;
  page.node.addAnnot(
    context.register(
      context.obj({
        Type: 'Annot',
        Subtype: 'Link',
        Rect: [x, y, x + width, y + height],
        Border: [0, 0, 0],
        Dest: [target.ref, 'XYZ', null, null, null],
      }),
    ),
  );
}
