import type { MultiSendJob } from '@countersign/contract';
import type { ExecutionStatus, MultiJobStatus } from '@countersign/domain';
import { formatNumber, formatTime } from '../../../text/format.ts';
import { type IconName, Row, type Tone } from '../../../ui/index.ts';
import { Pill } from '../../../ui/pill.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { useBulkText } from './text.ts';

const JOB_LOOK: Record<MultiJobStatus, { tone: Tone; icon: IconName }> = {
  RUNNING: { tone: 'info', icon: 'send' },
  PAUSED: { tone: 'warn', icon: 'clock' },
  DONE: { tone: 'good', icon: 'check' },
  REVOKED: { tone: 'neutral', icon: 'undo' },
};
const EXECUTION_LOOK: Record<ExecutionStatus, { tone: Tone; icon: IconName }> = {
  WAITING: { tone: 'neutral', icon: 'clock' },
  DONE: { tone: 'good', icon: 'check' },
  FAILED: { tone: 'danger', icon: 'warning' },
  REVOKED: { tone: 'neutral', icon: 'undo' },
};

export function JobPill({ status }: { status: MultiJobStatus }) {
  const words = useBulkText();
  return <Pill {...JOB_LOOK[status]} label={words.status[status]} />;
}

export function ExecutionPill({ status }: { status: ExecutionStatus }) {
  const words = useBulkText();
  return <Pill {...EXECUTION_LOOK[status]} label={words.execution[status]} />;
}

/** The progress of a job, as a bar and in numbers. */
export function JobProgress({ job }: { job: MultiSendJob }) {
  const words = useBulkText();
  const settled = job.total - job.waiting;
  const [done, failed, waiting] = [job.done, job.failed, job.waiting].map(formatNumber);
  return (
    <>
      <Progress
        value={job.total === 0 ? 1 : settled / job.total}
        label={words.progress(formatNumber(settled), formatNumber(job.total))}
      />
      <Row as="p" gapY={1} gapX={4} wrap justify="between" mt={2} size="s" tone="ink-3" tabular>
        <span>
          {words.numbers(done ?? '', failed ?? '', waiting ?? '')}
          {job.revoked > 0 && words.numberRevoked(formatNumber(job.revoked))}
        </span>
        <span>{words.started(formatTime(job.createdDatetime))}</span>
      </Row>
    </>
  );
}
