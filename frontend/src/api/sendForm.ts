import { ApiError, ConnectionError } from './errors';

/** A line over which nothing moves for so long is lost; a slow one may take its time. */
const longestSilenceMs = 30_000;

/** The person gave the upload up. */
export class UploadStoppedError extends Error {
  override readonly name = 'UploadStoppedError';

  constructor() {
    super('The upload was stopped');
  }
}

export interface SendFormOptions {
  readonly idempotencyKey: string;
  readonly signal: AbortSignal;
  /** Told how much has been sent, as a whole percentage. */
  readonly onProgress: (percent: number) => void;
}

/**
 * POSTs a form with a file in it, and gives back the answer's text. `fetch` cannot tell how far an upload is, so this is
 * the one call that is made in another way.
 * @throws ApiError when the answer is not a success
 * @throws ConnectionError when the line is lost, or nothing moves for 30 s
 * @throws UploadStoppedError when the signal gives it up
 */
export function sendForm(path: string, form: FormData, options: SendFormOptions): Promise<string> {
  const { idempotencyKey, signal, onProgress } = options;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const lost = (what: string) => reject(new ConnectionError(new Error(what)));
    const giveUp = () => {
      reject(new UploadStoppedError());
      request.abort();
    };
    let silence: ReturnType<typeof setTimeout> | undefined;
    const heard = () => {
      clearTimeout(silence);
      silence = setTimeout(() => {
        lost('Nothing moved for too long');
        request.abort();
      }, longestSilenceMs);
    };

    request.upload.onprogress = ({ loaded, total }) => {
      heard();
      onProgress(total === 0 ? 0 : Math.floor((100 * loaded) / total));
    };
    request.onprogress = heard;
    request.onerror = () => lost('The line was lost');
    request.onload = () => {
      const { status, statusText, responseText } = request;
      if (status >= 200 && status < 300) resolve(responseText);
      else reject(new ApiError(status, statusText, responseText));
    };
    request.onloadend = () => {
      clearTimeout(silence);
      signal.removeEventListener('abort', giveUp);
    };

    if (signal.aborted) {
      reject(new UploadStoppedError());
      return;
    }
    signal.addEventListener('abort', giveUp);
    request.open('POST', path);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('idempotency-key', idempotencyKey);
    heard();
    request.send(form);
  });
}
