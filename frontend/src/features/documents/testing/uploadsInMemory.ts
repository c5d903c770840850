import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** An upload as it stands at the network's edge. The test plays the line and the server. */
class UploadOnTheWay {
  readonly upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = {
    onprogress: null,
  };
  onprogress: (() => void) | null = null;
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onloadend: (() => void) | null = null;
  status = 0;
  statusText = '';
  responseText = '';
  call = '';
  aborted = false;
  form = new FormData();
  readonly headers = new Map<string, string>();

  open(method: string, path: string): void {
    this.call = `${method} ${path}`;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }

  send(form: FormData): void {
    this.form = form;
  }

  abort(): void {
    this.aborted = true;
    this.onloadend?.();
  }

  /** The fields of the form, with the name of its file. */
  get fields(): Record<string, string> {
    return Object.fromEntries(
      [...this.form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
    );
  }

  get idempotencyKey(): string | undefined {
    return this.headers.get('idempotency-key');
  }

  hasSent(loaded: number, total: number): void {
    act(() => this.upload.onprogress?.({ loaded, total }));
  }

  async isAnswered(status: number, body: unknown): Promise<void> {
    await act(async () => {
      this.status = status;
      this.responseText = JSON.stringify(body);
      this.onload?.();
      this.onloadend?.();
      await Promise.resolve();
    });
  }

  async losesTheLine(): Promise<void> {
    await act(async () => {
      this.onerror?.();
      this.onloadend?.();
      await Promise.resolve();
    });
  }
}

/** Stands in the place of the browser’s way to send files; answers the uploads begun so far, in order. */
export function uploadsInMemory(): readonly UploadOnTheWay[] {
  const uploads: UploadOnTheWay[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends UploadOnTheWay {
      constructor() {
        super();
        uploads.push(this);
      }
    },
  );
  return uploads;
}
