import type { MultiSendJob } from '@countersign/contract';
import { REASON_MAX } from '@countersign/domain';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { showError } from '../../../parts/trouble/show-error.ts';
import { formatNumber } from '../../../text/format.ts';
import { useText } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogActs } from '../../../ui/dialog-acts.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { type JobAct, steerJob } from '../model/bulk-queries.ts';
import { bulkText } from './text.ts';

/** The acts that the state of the job permits. */
export function JobActs({ job }: { job: MultiSendJob }) {
  const words = useText(bulkText);
  const [revoking, setRevoking] = useState(false);
  const steer = useMutation({
    mutationFn: ({ act, reason }: { act: JobAct; reason?: string }) => steerJob(job, act, reason),
    onSuccess: (_, { act }) => act !== 'pause' && toast('success', DONE[act](words)),
    onError: showError,
  });
  const act = (name: JobAct) => steer.mutate({ act: name });
  const isBusy = (name: JobAct): boolean => steer.isPending && steer.variables.act === name;
  return (
    <>
      {job.status === 'RUNNING' && (
        <Button busy={isBusy('pause')} onClick={() => act('pause')}>
          {words.pause}
        </Button>
      )}
      {job.status === 'PAUSED' && (
        <Button variant="primary" icon="send" busy={isBusy('resume')} onClick={() => act('resume')}>
          {words.resume}
        </Button>
      )}
      {job.failed > 0 && job.status !== 'REVOKED' && (
        <Button icon="rotate" busy={isBusy('retry')} onClick={() => act('retry')}>
          {words.retry(formatNumber(job.failed))}
        </Button>
      )}
      {job.status !== 'REVOKED' && (
        <Button variant="quiet" icon="undo" onClick={() => setRevoking(true)}>
          {words.revoke}
        </Button>
      )}
      {revoking && (
        <RevokeDialog
          onClose={() => setRevoking(false)}
          onReason={(reason) => steer.mutateAsync({ act: 'revoke', reason }).then(() => setRevoking(false))}
        />
      )}
    </>
  );
}

type Words = (typeof bulkText)['en'];
const DONE: Record<Exclude<JobAct, 'pause'>, (words: Words) => string> = {
  resume: (words) => words.resumed,
  retry: (words) => words.retried,
  revoke: (words) => words.revoked,
};

/** The recipients are told the reason. */
function RevokeDialog({ onClose, onReason }: { onClose: () => void; onReason: (reason: string) => Promise<unknown> }) {
  const words = useText(bulkText);
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const go = () => {
    if (reason.trim() === '') {
      setMissing(true);
      return field.current?.focus();
    }
    setBusy(true);
    // The failure was shown in a notification; the typed reason is kept.
    return void onReason(reason.trim()).catch(() => setBusy(false));
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.revokeTitle}
      description={words.revokeWords}
      size="s"
      locked={busy}
      initialFocus={field}
      footer={<DialogActs act={words.revoke} danger busy={busy} onClose={onClose} onAct={go} />}
    >
      <TextArea
        ref={field}
        label={words.reason}
        value={reason}
        maxLength={REASON_MAX}
        rows={3}
        error={isMissing && reason.trim() === '' ? words.reasonMissing : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </Dialog>
  );
}
