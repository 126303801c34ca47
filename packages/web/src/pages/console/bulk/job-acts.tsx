import type { MultiSendJob } from '@countersign/contract';
import { useState } from 'react';
import { ReasonSheet } from '../../../parts/form/reason-sheet.tsx';
import { ActButton } from '../../../parts/trouble/act-button.tsx';
import { attempt } from '../../../parts/trouble/attempt.ts';
import { formatNumber } from '../../../text/format.ts';
import { Button, toast } from '../../../ui/index.ts';
import { steerJob } from '../model/bulk-queries.ts';
import { useBulkText } from './text.ts';

/** The acts that the state of the job permits. */
export function JobActs({ job }: { job: MultiSendJob }) {
  const words = useBulkText();
  const [revoking, setRevoking] = useState(false);
  const revoke = async (reason: string) => {
    await steerJob(job, 'revoke', reason);
    toast('success', words.revoked);
    setRevoking(false);
  };
  return (
    <>
      {job.status === 'RUNNING' && <ActButton label={words.pause} onAct={() => steerJob(job, 'pause')} />}
      {job.status === 'PAUSED' && (
        <ActButton
          variant="primary"
          icon="send"
          label={words.resume}
          onAct={() => attempt(() => steerJob(job, 'resume'), words.resumed)}
        />
      )}
      {job.failed > 0 && job.status !== 'REVOKED' && (
        <ActButton
          icon="rotate"
          label={words.retry(formatNumber(job.failed))}
          onAct={() => attempt(() => steerJob(job, 'retry'), words.retried)}
        />
      )}
      {job.status !== 'REVOKED' && (
        <Button variant="quiet" icon="undo" label={words.revoke} onClick={() => setRevoking(true)} />
      )}
      {revoking && (
        <ReasonSheet
          title={words.revokeTitle}
          description={words.revokeWords}
          label={words.reason}
          missing={words.reasonMissing}
          act={words.revoke}
          onClose={() => setRevoking(false)}
          onGiven={revoke}
        />
      )}
    </>
  );
}
