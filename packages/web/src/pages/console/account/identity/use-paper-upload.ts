import type { IdentityPaperRow } from '@countersign/contract';
import type { IdentityPaper } from '@countersign/domain';
import { useEffect, useRef, useState } from 'react';
import { uploadMessage } from '../../../../parts/uploader/uploader.ts';
import { useIdentityText } from './identity-text.ts';
import { readPaper, uploadPaper } from './paper-upload.ts';

/** When several pictures are chosen in a row, the last one counts. */
export function usePaperUpload(kind: IdentityPaper, onPaper: (paper: IdentityPaperRow) => void) {
  const words = useIdentityText();
  const [share, setShare] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const upload = async (file: File): Promise<void> => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setRefusal(null);
    setShare(0);
    try {
      const picture = await readPaper(file);
      if (signal.aborted) return;
      if (picture === null) setRefusal(words.unreadable);
      else onPaper(await uploadPaper(kind, picture, { signal, onShare: (sent) => !signal.aborted && setShare(sent) }));
    } catch (error) {
      if (!signal.aborted) setRefusal(uploadMessage(error));
    } finally {
      if (!signal.aborted) setShare(null);
    }
  };
  return { share, refusal, choose: (file: File) => void upload(file) };
}
