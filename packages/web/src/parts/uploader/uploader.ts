import { uploadRefusal } from '@countersign/contract';
import { ENVELOPE_LIMITS, FILE_NAME_MAX } from '@countersign/domain';
import { api, call, reportNetworkError } from '../../api/client.ts';
import { randomId } from '../../api/device.ts';
import { defineText, language, textOf } from '../../text/text.ts';
import { UploadError, type UploadTransport, type UploadedFile, createUploader, judgeFile } from './upload-file.ts';

export { UploadError, type UploadedFile, asksForPassword } from './upload-file.ts';

const useRefusals = defineText('parts/uploader/refusals');
const useWords = defineText('parts/uploader/uploader');

const MB = 1_048_576;
const HIGH_STATUS = 500;
const WORTH_A_TRY = new Set([408, 425, 429]);

interface Answer {
  code?: number;
  error?: string;
  message?: string;
  data?: { file?: UploadedFile };
}
const parse = (body: string): Answer => {
  try {
    return JSON.parse(body) as Answer;
  } catch {
    return {};
  }
};

/** Posts a form and reports its progress, which fetch does not do in Safari. Rejects with {@link UploadError}. */
export function postForm<T>(
  url: string,
  form: FormData,
  signal: AbortSignal,
  onSent: (bytes: number) => void = () => {},
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const settle = (act: () => void) => {
      signal.removeEventListener('abort', abort);
      act();
    };
    request.open('POST', url);
    request.withCredentials = true;
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('accept-language', language());
    request.upload.addEventListener('progress', (event) => onSent(event.loaded));
    request.addEventListener('load', () => {
      const answer = parse(request.responseText);
      if (answer.code === 0) return settle(() => resolve(answer.data as T));
      const isFinal = request.status < HIGH_STATUS && !WORTH_A_TRY.has(request.status);
      settle(() => reject(new UploadError(answer.error ?? 'ERROR_UPLOAD_FAILED', answer.message ?? '', isFinal)));
    });
    request.addEventListener('error', () => {
      reportNetworkError();
      settle(() => reject(new UploadError('ERROR_UPLOAD_FAILED', '', false)));
    });
    request.addEventListener('abort', () => settle(() => reject(new DOMException('aborted', 'AbortError'))));
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) return settle(() => reject(new DOMException('aborted', 'AbortError')));
    request.send(form);
  });
}

const transport: UploadTransport = {
  async send(fields, bytes, onSent, signal) {
    const form = new FormData();
    // The text fields precede the file, so that the server validates them before it reads the file.
    for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
    form.append('file', bytes, fields.fileName);
    const url = `${api.uploadFragment.path}?storageUsage=ENVELOPE`;
    return (await postForm<{ file?: UploadedFile }>(url, form, signal, onSent)).file ?? null;
  },
  status: async (fileWsid, signal) => (await call(api.getFile, { params: { fileWsid }, signal })).file,
};

export function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), reject(new DOMException('aborted', 'AbortError'))), {
      once: true,
    });
  });
}

/** The one uploader of the application, so that all screens share its three slots. */
export const uploadFile = createUploader({ transport, newTaskId: randomId, wait });

/** The errors that can be found before a byte is sent; null = none. */
export const judgePicked = (file: File): UploadError | null => judgeFile(file.name, file.size, ENVELOPE_LIMITS);

/** The text of a failed upload: the server's own, or that of the catalogue. */
export function uploadMessage(error: unknown): string {
  if (!(error instanceof UploadError)) return textOf(useWords).failed;
  if (error.message !== '') return error.message;
  const facts = { limit: FILE_NAME_MAX, limitMb: ENVELOPE_LIMITS.bytes / MB };
  return uploadRefusal(error.error, textOf(useRefusals), facts) ?? textOf(useWords).failed;
}
