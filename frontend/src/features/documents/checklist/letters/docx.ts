import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, WidthType } from 'docx';
import type { Letter, LetterPart } from './letter';

/** A letter as a file of a word processor. Nothing of it leaves the device. */
export const docxOf = ({ heading, parts }: Letter): Promise<Blob> =>
  Packer.toBlob(
    new Document({
      creator: 'Settlewise',
      title: heading,
      styles: { default: { document: { run: { font: 'Arial', size: 22 } } } },
      sections: [
        {
          children: [
            new Paragraph({ text: heading, heading: HeadingLevel.HEADING_1, spacing: { after: 240 } }),
            ...parts.flatMap(blocksOf),
          ],
        },
      ],
    }),
  );

function blocksOf(part: LetterPart): readonly (Paragraph | Table)[] {
  if ('text' in part) return [new Paragraph({ text: part.text, spacing: { after: 160 } })];
  if ('points' in part)
    return part.points.map((text) => new Paragraph({ text, bullet: { level: 0 }, spacing: { after: 80 } }));
  const row = (cells: readonly string[], tableHeader = false) =>
    new TableRow({
      tableHeader,
      children: cells.map((text) => new TableCell({ children: [new Paragraph({ text })] })),
    });
  return [
    new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      rows: [row(part.columns, true), ...part.rows.map((cells) => row(cells))],
    }),
    new Paragraph({ text: '', spacing: { after: 160 } }),
  ];
}
