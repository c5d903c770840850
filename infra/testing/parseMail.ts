/** Parses the headers and the plain text of a mail that this program wrote. */
export function parseMail(content: string): {
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
} {
  const [head = '', ...rest] = content.split('\r\n\r\n');
  const headers = new Map(
    head
      .replaceAll(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => {
        const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
        return [name.toLowerCase(), value];
      }),
  );
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '') ?? [];
  const parts = rest.join('\r\n\r\n').split(`--${boundary}`);
  const plain = parts.find((part) => part.includes('Content-Type: text/plain')) ?? '';
  const [partHead = '', ...body] = plain.replace(/^\r\n/, '').split('\r\n\r\n');
  const encoded = body.join('\r\n\r\n');
  if (/base64/i.test(partHead)) return { headers, text: Buffer.from(encoded, 'base64').toString('utf8') };
  const isQuoted = /quoted-printable/i.test(partHead);
  return { headers, text: isQuoted ? decodeQuotedPrintable(encoded) : encoded };
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
