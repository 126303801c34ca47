import type { WireFailure } from '@countersign/contract';
import { CallError, NetworkError, reportNetworkError } from '../../../api/client.ts';
import { language } from '../../../text/text.ts';

export type SheetFormat = 'xlsx' | 'csv';

/**
 * Downloads a table in the language of the user. A plain link could neither set the language nor show a refusal.
 * @throws CallError, NetworkError
 */
export async function downloadSheet(path: string, format: SheetFormat, fileName: string): Promise<void> {
  const url = `${path}?format=${format}`;
  const response = await fetch(url, { credentials: 'include', headers: { 'accept-language': language() } }).catch(
    (cause: unknown) => {
      reportNetworkError();
      throw new NetworkError('no answer', { cause });
    },
  );
  if (!response.ok)
    throw new CallError(response.status, (await response.json().catch(() => ({}))) as Partial<WireFailure>);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = `${fileName}.${format}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
