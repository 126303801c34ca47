import { type Envelope, type Participant, api } from '@countersign/contract';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, lazy, useState } from 'react';
import { call } from '../../../api/client.ts';
import { useMay } from '../../../api/privileges.ts';
import { showError } from '../../../parts/trouble/show-error.ts';
import { ActButton } from '../../../parts/trouble/act-button.tsx';
import { ReasonSheet } from '../../../parts/form/reason-sheet.tsx';
import { Button, IconButton, Row, toast } from '../../../ui/index.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { actingAs } from '../model/people.ts';
import { keepEnvelope } from '../model/queries.ts';
import { useActsText } from './acts-text.ts';
import { Downloads } from './downloads.tsx';
import { type MoreAct, moreActs } from './more-acts.ts';
import { refreshDetail } from './queries.ts';
import { Remind } from './remind.tsx';
import { useDetailText } from './text.ts';
import styles from './detail-page.module.css';

const loadSheets = () => import('./rare-sheets.ts');
const ProlongDialog = lazy(async () => ({ default: (await loadSheets()).ProlongDialog }));
const TemplateSheet = lazy(async () => ({ default: (await loadSheets()).TemplateSheet }));
const PlaceSheet = lazy(async () => ({ default: (await import('../parts/holds-card.tsx')).PlaceSheet }));

/** The acts this person may do now; other acts are not shown (ux 37). */
export function DetailActs({ envelope }: { envelope: Envelope }) {
  const { abilities } = envelope;
  const turn = actingAs(envelope);
  return (
    <Row gap={2.5} wrap className={styles.acts}>
      {abilities.includes('evidence') && <Downloads envelope={envelope} />}
      {abilities.includes('remind') && <Remind envelope={envelope} />}
      {turn && <Act envelope={envelope} turn={turn} />}
      <BeforeSending envelope={envelope} />
      {abilities.includes('correct') && <CorrectAndSend envelope={envelope} />}
      <MoreActs envelope={envelope} />
    </Row>
  );
}

function Act({ envelope, turn }: { envelope: Envelope; turn: Participant }) {
  const words = useDetailText();
  const acts = useActsText();
  const { envelopeWsid } = envelope;
  const checks = turn.actionType === 'CHECKER';
  const voids = envelope.envelopeFlowType === 'CANCEL_PROCESS';
  const usual = checks ? words.checkNow : words.signNow;
  return (
    <LinkButton
      variant="primary"
      icon={checks ? 'eye' : 'signature'}
      label={voids ? (checks ? acts.reviewVoid : acts.confirmVoid) : usual}
      to="/sign/$envelopeWsid/$participantWsid"
      params={{ envelopeWsid, participantWsid: turn.participantWsid }}
    />
  );
}

/** A draft can be continued; a scheduled envelope can be sent at once or turned back into a draft. */
function BeforeSending({ envelope: { envelopeWsid, abilities } }: { envelope: Envelope }) {
  const words = useDetailText();
  const acts = useActsText();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<'untime' | 'send' | null>(null);
  const params = { envelopeWsid };
  const edit = { to: '/envelopes/$envelopeWsid/edit/documents', params } as const;
  const run = (which: 'untime' | 'send', work: () => Promise<unknown>) => {
    setBusy(which);
    work()
      .catch(showError)
      .finally(() => setBusy(null));
  };
  const untime = async () => {
    keepEnvelope((await call(api.updateEnvelope, { params, body: { timerDatetime: null } })).envelope);
    await navigate(edit);
  };
  const send = async () => {
    keepEnvelope((await call(api.startEnvelope, { params })).envelope);
    refreshDetail(envelopeWsid);
    toast('success', acts.sent);
  };
  if (abilities.includes('edit')) {
    return <LinkButton variant="primary" label={words.continueDraft} {...edit} />;
  }
  return (
    <>
      {abilities.includes('untime') && (
        <Button
          label={acts.untime}
          busy={busy === 'untime'}
          disabled={busy !== null}
          onClick={() => run('untime', untime)}
        />
      )}
      {abilities.includes('start') && (
        <Button
          variant="primary"
          icon="send"
          label={acts.sendNow}
          busy={busy === 'send'}
          disabled={busy !== null}
          onClick={() => run('send', send)}
        />
      )}
    </>
  );
}

/** Copies this envelope to a new draft and opens it. */
function useCopy(): (envelopeWsid: string) => Promise<void> {
  const acts = useActsText();
  const navigate = useNavigate();
  return async (envelopeWsid) => {
    const { envelope: copied } = await call(api.copyEnvelope, { params: { envelopeWsid } });
    keepEnvelope(copied);
    toast('success', acts.copied);
    await navigate({ to: '/envelopes/$envelopeWsid/edit/documents', params: { envelopeWsid: copied.envelopeWsid } });
  };
}

function CorrectAndSend({ envelope: { envelopeWsid } }: { envelope: Envelope }) {
  const acts = useActsText();
  const copy = useCopy();
  return <ActButton variant="primary" icon="copy" label={acts.copy} onAct={() => copy(envelopeWsid)} />;
}

/** Rare acts behind one button; each act that affects others asks for confirmation. */
function MoreActs({ envelope }: { envelope: Envelope }) {
  const words = useDetailText();
  const acts = useActsText();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<MoreAct | null>(null);
  const { envelopeWsid } = envelope;
  const params = { envelopeWsid };
  const offered = moreActs(envelope, useMay('enterprises:holds:manage'));
  const copy = useCopy();
  const close = () => setAsking(null);
  const recycle = async () => {
    keepEnvelope((await call(api.recycleEnvelope, { params })).envelope);
    toast('success', acts.recycled);
  };
  const revoke = async (reason: string) => {
    keepEnvelope((await call(api.revokeEnvelope, { params, body: { reason } })).envelope);
    refreshDetail(envelopeWsid);
    toast('success', words.revoked);
    close();
  };
  const cancel = async (reason: string) => {
    const { envelope: agreement } = await call(api.cancelEnvelope, { params, body: { reason } });
    keepEnvelope(agreement);
    refreshDetail(envelopeWsid);
    toast('success', acts.cancelled);
    await navigate({ to: '/envelope-detail', search: { envelopeId: agreement.envelopeWsid } });
    close();
  };
  const perform: Record<MoreAct, () => void> = {
    prolong: () => setAsking('prolong'),
    cancel: () => setAsking('cancel'),
    revoke: () => setAsking('revoke'),
    copy: () => void copy(envelopeWsid).catch(showError),
    template: () => setAsking('template'),
    hold: () => setAsking('hold'),
    recycle: () => void recycle().catch(showError),
  };
  const label: Record<MoreAct, string> = { ...acts, revoke: words.revoke };
  if (offered.length === 0) return null;
  return (
    <>
      <Menu
        trigger={<IconButton icon="more" label={words.more} />}
        items={offered.map(({ act, icon, danger }) => ({
          key: act,
          label: label[act],
          icon,
          danger,
          onSelect: perform[act],
        }))}
      />
      {asking === 'template' && (
        <Suspense>
          <TemplateSheet envelope={envelope} onClose={close} />
        </Suspense>
      )}
      {asking === 'hold' && (
        <Suspense>
          <PlaceSheet subject={envelopeWsid} onClose={close} />
        </Suspense>
      )}
      {asking === 'prolong' && (
        <Suspense>
          <ProlongDialog envelope={envelope} onClose={close} />
        </Suspense>
      )}
      {asking === 'revoke' && (
        <ReasonSheet
          title={words.revokeTitle}
          description={words.revokeWhy}
          label={words.reason}
          missing={acts.reasonMissing}
          act={words.revokeAct}
          onClose={close}
          onGiven={revoke}
        />
      )}
      {asking === 'cancel' && (
        <ReasonSheet
          title={acts.cancelTitle}
          description={acts.cancelWhy}
          label={acts.cancelReason}
          missing={acts.reasonMissing}
          act={acts.cancelAct}
          onClose={close}
          onGiven={cancel}
        />
      )}
    </>
  );
}
