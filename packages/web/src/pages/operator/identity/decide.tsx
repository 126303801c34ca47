import type { OperatorApplication } from '@countersign/contract';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { operatorApi } from '@countersign/contract';
import { errorNameOf, queryClient } from '../../../api/client.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useMay } from '../model/session.ts';
import { operatorCall } from '../model/calls.ts';
import { applicationQuery, refetch, waitingQuery } from '../model/queries.ts';
import { ReasonDialog } from '../parts/reason-dialog.tsx';
import { ApproveDialog } from './approve-dialog.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { KeyLegend } from './key-legend.tsx';
import { neighboursOf } from './neighbours.ts';
import { useIdentityText } from './text.ts';
import { useKeys } from './use-keys.ts';

type Asked = 'approve' | 'approveNoCert' | 'return';
interface Decision {
  readonly approved: boolean;
  readonly withoutCertificate?: boolean;
  readonly reason?: string;
}

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

function useDecision(applicationWsid: string) {
  const words = useIdentityText();
  const navigate = useNavigate();
  const [isTaken, setTaken] = useState(false);
  const neighbours = async () => {
    const { applications } = await queryClient.ensureQueryData(waitingQuery);
    return neighboursOf(
      applications.map((one) => one.applicationWsid),
      applicationWsid,
    );
  };
  const open = (to: string) => navigate({ to: '/operator/identity/$applicationWsid', params: { applicationWsid: to } });

  const decide = async (decision: Decision): Promise<void> => {
    try {
      const { application } = await operatorCall(operatorApi.decideIdentityApplication, {
        params: { applicationWsid },
        body: decision,
      });
      queryClient.setQueryData(applicationQuery(applicationWsid).queryKey, (old) => old && { ...old, application });
    } catch (error) {
      if (errorNameOf(error) !== 'ERROR_IDENTITY_DECIDED') throw error;
      // Another operator was faster: their decision is shown, and no input is lost.
      setTaken(true);
      await queryClient.invalidateQueries({ queryKey: applicationQuery(applicationWsid).queryKey });
      refetch('applications');
      return;
    }
    toast('success', decision.approved ? words.approved : words.sentBack);
    const afterwards = await neighbours().then(
      (known) => known.afterwards,
      () => null,
    );
    refetch('applications');
    if (afterwards === null) {
      toast('info', words.nothingLeft);
      await navigate({ to: '/operator/identity', search: {} });
    } else {
      await open(afterwards);
    }
  };
  const walk = (way: 'next' | 'previous'): void => {
    const go = async () => {
      const to = (await neighbours())[way];
      if (to !== null) await open(to);
    };
    // If the list cannot be fetched, the page says so beside its buttons.
    go().catch(() => {});
  };
  return { isTaken, decide, walk };
}
