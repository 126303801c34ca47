import { type Verification, type WireFailure, CallError, NetworkError, api } from '@countersign/contract';
import { reportNetworkError } from '../../../api/client.ts';
import { language } from '../../../text/text.ts';

/**
 * Sends a file to be verified (Rulings §6.12). XMLHttpRequest, because fetch reports no upload progress.
 * @param onSent percent of the file that has been sent, 0 to 100
 * @throws CallError, NetworkError
 */
export function verifyFile(
  { file, password }: { readonly file: File; readonly password: string | null },
  onSent: (percent: number) => void,
  signal: AbortSignal,
): Promise<Verification> {
  const form = new FormData();
  if (password !== null) form.append('password', password);
  form.append('file', file, file.name);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(api.verifyPdf.method, api.verifyPdf.path);
    request.withCredentials = true;
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('accept-language', language());
    request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? Math.floor((loaded / total) * 100) : 0);
    request.upload.onload = () => onSent(100);
    request.onload = () => {
      const answer = parse(request.responseText);
      const verification = (answer as { data?: { verification?: Verification } }).data?.verification;
      if (request.status === 200 && verification) resolve(verification);
      else reject(new CallError(request.status, answer as Partial<WireFailure>));
    };
    request.onerror = () => {
      reportNetworkError();
      reject(new NetworkError('no answer'));
    };
    request.onabort = () => reject(new DOMException('aborted', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return {};
  }
}
