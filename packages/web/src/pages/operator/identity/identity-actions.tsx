import { type OperatorApplication, operatorApi } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SectionCard } from '../../../ui/section-card.tsx';
import { Button, Stack, toast } from '../../../ui/index.ts';
import { operatorCall } from '../model/calls.ts';
import { useMay } from '../model/session.ts';
import { effectQuery, refetch } from '../model/queries.ts';
import { ReasonDialog } from '../parts/reason-dialog.tsx';
import { EffectList } from '../requests/effect-list.tsx';
import { useReviewText } from './review-text.ts';

type Act = 'SUSPEND' | 'WITHDRAW' | 'LIFT';
const ACTS = { PASSED: ['SUSPEND', 'WITHDRAW'], SUSPENDED: ['LIFT', 'WITHDRAW'] } as const;

/** The actions on a verified identity: requested here, confirmed by another operator. */
export function IdentityActions({ application }: { application: OperatorApplication }) {
  const words = useReviewText();
  const [asked, setAsked] = useState<Act | null>(null);
  const may = useMay();
  const { status, kind } = application;
  if (!may('identity.decide')) return null;
  if (status !== 'PASSED' && status !== 'SUSPENDED') return null;
  return (
    <SectionCard title={words.standing} why={words.standingWhy}>
      <Stack gap={2.5}>
        {ACTS[status].map((act) => (
          <Button
            key={act}
            variant={act === 'LIFT' ? 'primary' : 'danger'}
            block
            label={words.acts[act]}
            onClick={() => setAsked(act)}
          />
        ))}
      </Stack>
      {asked !== null && (
        <AskDialog
          kind={`${kind}_${asked}`}
          act={words.acts[asked]}
          subject={kind === 'PERSON' ? application.applicantWsid : (application.enterpriseWsid ?? '')}
          name={application.name}
          onClose={() => setAsked(null)}
        />
      )}
    </SectionCard>
  );
}

interface AskProps {
  kind: `${'PERSON' | 'ENTERPRISE'}_${Act}`;
  act: string;
  subject: string;
  name: string;
  onClose: () => void;
}

/** The consequence is shown above the reason. */
function AskDialog({ kind, act, subject, name, onClose }: AskProps) {
  const words = useReviewText();
  const { data: effect } = useQuery(effectQuery(kind, subject));
  const ask = async (reason: string) => {
    await operatorCall(operatorApi.createOperatorRequest, { body: { kind, subject, reason } });
    toast('success', words.asked);
    refetch('requests');
  };
  return (
    <ReasonDialog
      onClose={onClose}
      title={`${act}：${name}`}
      description={words.askWhy}
      act={words.ask}
      danger
      onSubmit={ask}
    >
      {effect && <EffectList effect={effect} />}
    </ReasonDialog>
  );
}
