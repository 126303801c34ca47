import type { Form } from '@countersign/contract';
import { DEFAULT_DATE_FORMAT, mayAppendForms, mustPlaceForms } from '@countersign/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError, api, call, messageOf } from '../../../../api/client.ts';
import type { Box } from '../../../../parts/form-layer/use-form-box.ts';
import type { PagePoint } from '../../../../parts/form-layer/palette-item.tsx';
import { type OwnType, boxAt, positionOf } from './own-place.ts';
import { type Signing, signingQuery } from './queries.ts';
import { noticeEnd } from './use-acts.ts';

export type OwnForms = ReturnType<typeof useOwnForms>;

/** The fields a signer places, moves and removes (Rulings §3); a refused change is undone and reported. */
export function useOwnForms(signing: Signing) {
  const queries = useQueryClient();
  const { envelope, participant, documents, forms } = signing;
  const params = { envelopeWsid: envelope.envelopeWsid, participantWsid: participant.participantWsid };
  const { queryKey } = signingQuery(params);
  const [fault, setFault] = useState<string | null>(null);
  const [isTooLate, setTooLate] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const isSigner = participant.actionType === 'SIGNER';
  const flow = { ...envelope, flowType: envelope.envelopeFlowType };
  const wasGivenForms = forms.some(({ appended }) => !appended);
  const mayPlace = isSigner && mayAppendForms(flow, { wasGivenForms });
  const { noAppearance } = participant;
  const mustPlace = isSigner && mustPlaceForms(flow, { hasForms: forms.length > 0, noAppearance });

  const update = (change: (shown: Signing) => Signing): void => {
    queries.setQueryData(queryKey, (shown: Signing | undefined) => shown && change(shown));
  };
  const put = (changed: readonly Form[]): void =>
    update((shown) => {
      const byId = new Map(changed.map((form) => [form.formWsid, form]));
      const kept = shown.forms.map((form) => byId.get(form.formWsid) ?? form);
      const known = new Set(kept.map(({ formWsid }) => formWsid));
      return { ...shown, forms: [...kept, ...changed.filter(({ formWsid }) => !known.has(formWsid))] };
    });
  /** Returns null if it was refused. */
  const ask = async <T>(act: Promise<T>): Promise<T | null> => {
    setBusy(true);
    setFault(null);
    try {
      return await act;
    } catch (error) {
      noticeEnd(error);
      if (error instanceof CallError && error.error === 'ERROR_FORM_APPEND_TOO_LATE') setTooLate(true);
      setFault(messageOf(error));
      return null;
    } finally {
      setBusy(false);
    }
  };

  const setNoAppearance = async (enableNoAppearance: boolean): Promise<boolean> => {
    const answer = await ask(call(api.setNoAppearance, { params, body: { enableNoAppearance } }));
    if (answer === null) return false;
    update((shown) => ({ ...shown, participant: { ...shown.participant, noAppearance: answer.enableNoAppearance } }));
    return true;
  };
  /** Returns the new field, null if it was refused. */
  const place = async (formType: OwnType, at: PagePoint): Promise<Form | null> => {
    const size = documents.find(({ fileWsid }) => fileWsid === at.docId)?.pages[at.page - 1];
    if (size === undefined) return null;
    const form = {
      fileWsid: at.docId,
      participantWsid: participant.participantWsid,
      formType,
      page: at.page,
      position: positionOf(boxAt(formType, at, size), size),
      ...(formType === 'DATE' ? { format: DEFAULT_DATE_FORMAT } : {}),
    };
    const known = new Set(forms.map(({ formWsid }) => formWsid));
    const answer = await ask(call(api.appendForms, { params, body: { forms: [form] } }));
    if (answer === null) return null;
    const made = answer.forms.filter(({ formWsid }) => !known.has(formWsid));
    put(made);
    // A signer who places a field wants a visible mark; the server withdraws the choice to sign without one, too.
    update((shown) => ({ ...shown, participant: { ...shown.participant, noAppearance: false } }));
    return made[0] ?? null;
  };
  const change = async (form: Form, box: Box): Promise<void> => {
    const position = positionOf(box, form.pageInfo);
    put([{ ...form, position }]);
    const body = { forms: [{ formWsid: form.formWsid, position }] };
    if ((await ask(call(api.updateAppendedForms, { params, body }))) === null) put([form]);
  };
  /** Returns whether it was removed. */
  const remove = async ({ formWsid }: Form): Promise<boolean> => {
    const answer = await ask(call(api.deleteAppendedForms, { params, body: { forms: [{ formWsid }] } }));
    if (answer === null) return false;
    update((shown) => ({ ...shown, forms: shown.forms.filter((form) => form.formWsid !== formWsid) }));
    return true;
  };
  return {
    mayPlace,
    mustPlace,
    isTooLate,
    isBusy,
    fault,
    own: forms.filter(({ appended }) => appended),
    dismiss: () => setFault(null),
    place,
    change,
    remove,
    setNoAppearance,
  };
}
