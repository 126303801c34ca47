import type { OperatorApplication } from '@countersign/contract';
import { type ReactNode, useState } from 'react';
import { SectionCard } from '../../../ui/section-card.tsx';
import { Banner, Button, Stack } from '../../../ui/index.ts';
import { useMay } from '../model/session.ts';
import { ReasonDialog } from '../parts/reason-dialog.tsx';
import { ApproveDialog } from './approve-dialog.tsx';
import { KeyLegend } from './key-legend.tsx';
import { useIdentityText } from './text.ts';
import { useKeys } from './use-keys.ts';
import { useDecision } from './use-decision.ts';

type Asked = 'approve' | 'approveNoCert' | 'return';

/** Approve, approve without certificate, or return with a reason; then on to the next waiting application. */
export function Decide({ application }: { application: OperatorApplication }) {
  const words = useIdentityText();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { isTaken, decide, walk } = useDecision(application.applicationWsid);
  const may = useMay();
  const isOpen = application.status === 'WAITING';
  const isWaiting = isOpen && may('identity.decide');
  useKeys({
    j: () => walk('next'),
    k: () => walk('previous'),
    a: isWaiting ? () => setAsked('approve') : null,
    r: isWaiting ? () => setAsked('return') : null,
  });
  const close = () => setAsked(null);
  const isEnterprise = application.kind === 'ENTERPRISE';
  if (isOpen && !isWaiting) return null;
  if (!isWaiting) return isTaken ? <Taken /> : null;
  return (
    <SectionCard title={words.decideTitle}>
      <Stack gap={2.5}>
        <Button variant="primary" icon="check" block label={words.approve} onClick={() => setAsked('approve')} />
        {isEnterprise && <Button block label={words.approveNoCert} onClick={() => setAsked('approveNoCert')} />}
        <Button variant="danger" icon="undo" block label={words.return} onClick={() => setAsked('return')} />
      </Stack>
      <KeyLegend keys={words.key} />
      {asked === 'approve' && (
        <ApproveDialog
          onClose={close}
          title={words.approveQuestion(application.name)}
          description={words.approveWhy}
          act={words.approve}
          onApprove={() => decide({ approved: true })}
        />
      )}
      {asked === 'approveNoCert' && (
        <ApproveDialog
          onClose={close}
          title={words.noCertQuestion(application.name)}
          description={words.noCertWhy}
          act={words.approveNoCert}
          onApprove={() => decide({ approved: true, withoutCertificate: true })}
        />
      )}
      <ReasonDialog
        open={asked === 'return'}
        onClose={close}
        title={words.returnTitle(application.name)}
        description={words.returnWhy}
        label={words.reason}
        act={words.return}
        danger
        ready={isEnterprise ? words.readyEnterprise : words.ready}
        readyLabel={words.readyLabel}
        onSubmit={(reason) => decide({ approved: false, reason })}
      />
    </SectionCard>
  );
}

function Taken(): ReactNode {
  const words = useIdentityText();
  return (
    <Banner tone="warn">
      <strong>{words.takenTitle}</strong>
      <p>{words.takenWhy}</p>
    </Banner>
  );
}
