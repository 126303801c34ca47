import { type Envelope, api, pathOf } from '@countersign/contract';
import { REASON_MAX } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { call, messageOf, requestIdOf } from '../../../api/client.ts';
import { sharedText } from '../../../text/shared.ts';
import { useText } from '../../../text/text.ts';
import { Button, IconButton, buttonClass } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Menu, type MenuItem } from '../../../ui/menu.tsx';
import { toast } from '../../../ui/toast.tsx';
import { atTurn, isSender, myTurn, remindWaitMs } from '../model/people.ts';
import { documentsQuery, keepEnvelope, remind } from '../model/queries.ts';
import { useNow } from '../parts/use-now.ts';
import styles from './detail-page.module.css';
import { detailText } from './text.ts';

const say = (error: unknown): void => toast('warning', messageOf(error), requestIdOf(error));

/** What this person may do now; what they may not is not shown (ux 37). */
export function DetailActs({ envelope }: { envelope: Envelope }) {
  const words = useText(detailText);
  const { envelopeWsid } = envelope;
  const turn = myTurn(envelope);
  const mine = isSender(envelope);
  const runs = envelope.status === 'ING_PROCESS' && !envelope.completing;
  const waitsForOthers = atTurn(envelope).some(({ participant }) => !participant.isMe);
  return (
    <div className={styles.acts}>
      {envelope.status === 'ED_SUCCESS' && <Downloads envelope={envelope} />}
      {runs && mine && waitsForOthers && <Remind envelope={envelope} />}
      {turn && runs && (
        <Link
          className={buttonClass('primary')}
          to="/sign/$envelopeWsid/$participantWsid"
          params={{ envelopeWsid, participantWsid: turn.participantWsid }}
        >
          <Icon name={turn.actionType === 'CHECKER' ? 'eye' : 'signature'} size={18} />
          {turn.actionType === 'CHECKER' ? words.checkNow : words.signNow}
        </Link>
      )}
      {envelope.status === 'DRAFT' && mine && (
        <Link className={buttonClass('primary')} to="/envelopes/$envelopeWsid/edit/documents" params={{ envelopeWsid }}>
          {words.continueDraft}
        </Link>
      )}
      {runs && mine && <Revoke envelope={envelope} />}
    </div>
  );
}

function Downloads({ envelope: { envelopeWsid } }: { envelope: Envelope }) {
  const words = useText(detailText);
  const { data: documents = [] } = useQuery(documentsQuery(envelopeWsid));
  const addressOf = (docId: string) => `${pathOf(api.getDocumentContent, { envelopeWsid, docId })}?download=1`;
  const evidence = pathOf(api.getEvidence, { envelopeWsid });
  const items: MenuItem[] = documents.map(({ fileWsid, fileName }) => ({
    key: fileWsid,
    label: words.downloadOne(fileName),
    icon: 'download',
    onSelect: () => window.location.assign(addressOf(fileWsid)),
  }));
  const [only] = documents;
  return (
    <>
      <Link className={buttonClass('quiet')} to="/verify">
        <Icon name="shield" size={18} />
        {words.verify}
      </Link>
      <a className={buttonClass()} href={evidence} download>
        <Icon name="file" size={18} />
        {words.downloadEvidence}
      </a>
      {documents.length === 1 && only ? (
        <a className={buttonClass('primary')} href={addressOf(only.fileWsid)} download>
          <Icon name="download" size={18} />
          {words.downloadContract}
        </a>
      ) : (
        <Menu
          trigger={
            <Button variant="primary" icon="download" trailingIcon="chevronDown">
              {words.downloadContract}
            </Button>
          }
          items={items}
        />
      )}
    </>
  );
}

const clock = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
/** Reminds those at turn; counts down until it may be done again (ux 33). */
function Remind({ envelope }: { envelope: Envelope }) {
  const words = useText(detailText);
  const now = useNow(1000);
  const [busy, setBusy] = useState(false);
  const waitMs = remindWaitMs(envelope, now);
  const send = () => {
    setBusy(true);
    remind(envelope)
      .then(() => toast('success', words.reminded), say)
      .finally(() => setBusy(false));
  };
  return (
    <Button icon="bell" busy={busy} disabled={waitMs > 0} onClick={send}>
      {waitMs > 0 ? words.remindIn(clock(waitMs)) : words.remind}
    </Button>
  );
}

function Revoke({ envelope: { envelopeWsid } }: { envelope: Envelope }) {
  const words = useText(detailText);
  const shared = useText(sharedText);
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [state, setState] = useState<'fine' | 'missing' | 'busy'>('fine');
  const revoke = async () => {
    if (reason.trim() === '') return setState('missing');
    setState('busy');
    try {
      keepEnvelope(
        (await call(api.revokeEnvelope, { params: { envelopeWsid }, body: { reason: reason.trim() } })).envelope,
      );
      toast('success', words.revoked);
      setOpen(false);
    } catch (error) {
      say(error);
    }
    setState('fine');
  };
  return (
    <>
      <Menu
        trigger={<IconButton icon="more" label={words.more} />}
        items={[{ key: 'revoke', label: words.revoke, icon: 'close', danger: true, onSelect: () => setOpen(true) }]}
      />
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size="s"
        locked={state === 'busy'}
        title={words.revokeTitle}
        description={words.revokeWhy}
        footer={
          <>
            <Button variant="quiet" disabled={state === 'busy'} onClick={() => setOpen(false)}>
              {shared.cancel}
            </Button>
            <Button variant="danger" busy={state === 'busy'} onClick={() => void revoke()}>
              {words.revokeAct}
            </Button>
          </>
        }
      >
        <TextArea
          label={words.reason}
          maxLength={REASON_MAX}
          rows={3}
          value={reason}
          error={state === 'missing' && reason.trim() === '' ? words.reasonMissing : undefined}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Dialog>
    </>
  );
}
