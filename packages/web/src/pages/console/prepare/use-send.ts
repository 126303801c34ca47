import type { Envelope, Participant } from '@countersign/contract';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { CallError, api, call, messageOf, queryClient, requestIdOf } from '../../../api/client.ts';
import { randomId } from '../../../api/device.ts';
import { toast } from '../../../ui/toast.tsx';
import { startJob } from '../model/bulk-queries.ts';
import { actingAs, peopleOf } from '../model/people.ts';
import { keepEnvelope } from '../model/queries.ts';
import { useBulkReviewText } from './bulk-review.tsx';
import { forgetDraft } from './model/draft.ts';
import { usePrepareText } from './text.ts';
import { useTemplateText } from './text-template.ts';
import { useDraft } from './use-draft.ts';

interface Failure {
  readonly text: string;
  /** Buying charges would help. */
  readonly asksForCharges: boolean;
}

/** The sender as the only participant, whose signature is the next act (ux 43); else null. */
function onlySigner(envelope: Envelope): Pick<Participant, 'participantWsid'> | null {
  const [one, ...others] = peopleOf(envelope.participants);
  return one !== undefined && others.length === 0 && one.participant.isMe ? actingAs(envelope) : null;
}

/**
 * Sends once, or saves the template that is laid out, however often it is clicked or repeated: the idempotency key belongs to
 * this opening of the dialog. A draft with a list of recipients is sent to the list and stays a draft.
 */
export function useSend(onClose: () => void, isBulk: boolean) {
  const draft = useDraft();
  const navigate = useNavigate();
  const words = usePrepareText();
  const bulk = useBulkReviewText();
  const ofTemplate = useTemplateText();
  const [key] = useState(randomId);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { envelopeWsid } = draft;
  const sendOne = async () => {
    const { envelope } = await call(api.startEnvelope, { params: { envelopeWsid }, body: {}, idempotencyKey: key });
    forgetDraft(envelopeWsid);
    keepEnvelope(envelope);
    onClose();
    toast('success', envelope.status === 'TIMED' ? words.scheduled : words.sent);
    const alone = onlySigner(envelope);
    await (alone === null
      ? navigate({ to: '/envelope-detail', search: { envelopeId: envelopeWsid }, replace: true })
      : navigate({
          to: '/sign/$envelopeWsid/$participantWsid',
          params: { envelopeWsid, participantWsid: alone.participantWsid },
          replace: true,
        }));
  };
  const saveAsTemplate = async (bstWsid: string) => {
    await call(api.saveTemplate, { body: { templateId: bstWsid, envelopeWsid } });
    forgetDraft(envelopeWsid);
    await queryClient.invalidateQueries({ queryKey: ['bsts'] });
    onClose();
    toast('success', ofTemplate.saved);
    await navigate({ to: '/enterprise/templates/$bstWsid', params: { bstWsid } });
  };
  const sendMany = async () => {
    const { jobWsid } = await startJob(envelopeWsid, key);
    onClose();
    toast('success', bulk.started);
    await navigate({ to: '/bulk/$envelopeWsid/$jobWsid', params: { envelopeWsid, jobWsid } });
  };
  const send = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await draft.saver.flush();
      if (draft.template !== null) await saveAsTemplate(draft.template.bstWsid);
      else await (isBulk ? sendMany() : sendOne());
    } catch (error) {
      const text = `${messageOf(error)}${requestIdOf(error) ? ` (${requestIdOf(error)})` : ''}`;
      setFailure({ text, asksForCharges: error instanceof CallError && error.error === 'ERROR_CHARGES_INSUFFICIENT' });
      setBusy(false);
    }
  };
  return { send, busy, failure };
}
