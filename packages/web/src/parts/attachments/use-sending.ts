import type { Attachment, Form } from '@countersign/contract';
import { attachmentRule } from '@countersign/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { messageOf } from '../../api/client.ts';
import { type SERVER, type Turn, attachmentsQuery, faultOfPicked, messageOfUpload, tooMany } from './attachments.ts';

/** Sends one file after the other. A single file is replaced by the next one, which is judged before the first is removed. */
export function useSending(server: typeof SERVER, turn: Turn, form: Form | undefined, files: readonly Attachment[]) {
  const queries = useQueryClient();
  const [sending, setSending] = useState<{ name: string; share: number } | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const under = useRef<AbortController | null>(null);
  const lookAgain = () => queries.invalidateQueries({ queryKey: attachmentsQuery(turn.envelopeWsid).queryKey });
  const remove = async (file: Attachment): Promise<void> => {
    setFault(null);
    try {
      await server.remove(turn, file);
    } catch (error) {
      setFault(messageOf(error));
    }
    await lookAgain();
  };
  const send = async (picked: readonly File[]): Promise<void> => {
    if (form === undefined) return;
    const { maxFiles } = attachmentRule(form);
    const isReplacing = maxFiles === 1 && files.length === 1;
    if (!isReplacing && files.length + picked.length > maxFiles) return setFault(tooMany(form, maxFiles));
    const wrong = picked.map((file) => faultOfPicked(form, file)).find((one) => one !== null);
    setFault(wrong ?? null);
    if (wrong !== undefined) return;
    const stop = new AbortController();
    under.current = stop;
    try {
      for (const old of isReplacing ? files : []) await server.remove(turn, old);
      for (const file of picked) {
        setSending({ name: file.name, share: 0 });
        await server.send(turn, form, file, {
          signal: stop.signal,
          onProgress: (share) => setSending({ name: file.name, share }),
        });
      }
    } catch (error) {
      if (!stop.signal.aborted) setFault(messageOfUpload(error));
    } finally {
      setSending(null);
      await lookAgain();
    }
  };
  return { sending, fault, remove, send, stop: () => under.current?.abort() };
}
