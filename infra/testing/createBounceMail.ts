interface BounceMailOptions {
  readonly action?: 'failed' | 'delayed' | 'relayed';
  /** Status code of RFC 3463. */
  readonly status?: string;
  /** The headers of the returned mail; null if the report omits it. */
  readonly returned: Readonly<Record<string, string>> | null;
  /** Whether the report contains the whole mail, or only its headers. */
  readonly includeBody?: boolean;
}

/** A delivery report of a mail server (RFC 3464): text for people, fields for programs, and the mail. */
export function createBounceMail({
  action = 'failed',
  status = '5.1.1',
  returned,
  includeBody = true,
}: BounceMailOptions): Buffer {
  const boundary = '4Fhk2b0Zq9z/mx.example.net';
  const headers = Object.entries(returned ?? {}).map(([name, value]) => `${name}: ${value}`);
  const part = (type: string, ...lines: readonly string[]) => [
    `--${boundary}`,
    `Content-Type: ${type}`,
    '',
    ...lines,
  ];
  return Buffer.from(
    [
      'Return-Path: <>',
      'From: MAILER-DAEMON@mx.example.net (Mail Delivery System)',
      'To: bounces@settlewise.example',
      'Subject: Undelivered Mail Returned to Sender',
      'MIME-Version: 1.0',
      'Auto-Submitted: auto-replied',
      `Content-Type: multipart/report; report-type=delivery-status;\r\n\tboundary="${boundary}"`,
      '',
      'This is a MIME-encapsulated message.',
      '',
      ...part(
        'text/plain; charset=us-ascii',
        'I am sorry to tell you that your message could not be',
        'delivered.',
      ),
      ...part(
        'message/delivery-status',
        'Reporting-MTA: dns; mx.example.net',
        'Arrival-Date: Thu, 26 Nov 2026 10:00:00 +0000',
        '',
        'Final-Recipient: rfc822; ana@example.org',
        `Action: ${action}`,
        `Status: ${status}`,
        'Diagnostic-Code: smtp; 550 5.1.1 <ana@example.org>: Recipient address rejected:\r\n    User unknown',
      ),
      ...(returned === null
        ? []
        : part(
            includeBody ? 'message/rfc822' : 'text/rfc822-headers',
            ...headers,
            ...(includeBody ? ['', 'List-Unsubscribe: <https://settlewise.example/of/the/text>'] : []),
          )),
      `--${boundary}--`,
      '',
    ].join('\r\n'),
  );
}
