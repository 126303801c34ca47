import { type GeneralOfficeSeal, api } from '@countersign/contract';
import { REASON_MAX } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../api/client.ts';
import { SelectField, TextArea, bound } from '../../../../ui/index.ts';
import { FormSheet, useForm, useTyped } from '../../../../parts/form/form.ts';
import { useNow } from '../../parts/use-now.ts';
import { useMySealsText } from './my-seals-text.ts';
import { waitingEnvelopesQuery } from './pickers.tsx';
import { refreshSeals } from './queries.ts';
import { NO_TERMS, type Terms, countOf, endOf, judgeTerms } from './terms.ts';
import { TermsFields } from './terms-fields.tsx';

interface ApplySheetProps {
  seal: Pick<GeneralOfficeSeal, 'officeSealWsid' | 'name'>;
  /** The contract from which the user came; '' for none. */
  forEnvelope: string;
  onClose: () => void;
}

/** Applies to use a seal: the purpose, the contract, the end and the number of uses. */
export function ApplySheet({ seal: { officeSealWsid, name }, forEnvelope, onClose }: ApplySheetProps) {
  const words = useMySealsText();
  const form = useForm();
  const reason = useTyped(form, '', words.reasonMissing);
  const [chosen, setEnvelope] = useState(forEnvelope);
  const [terms, setTerms] = useState<Terms>(NO_TERMS);
  const { data: envelopes = [] } = useQuery(waitingEnvelopesQuery);
  const envelopeWsid = envelopes.some((one) => one.envelopeWsid === chosen) ? chosen : '';
  const fault = judgeTerms(terms, useNow());
  const apply = async () => {
    await call(api.applyForOfficeSeal, {
      params: { officeSealWsid },
      body: {
        reason: reason.given,
        endDatetime: endOf(terms.endDay),
        envelopeWsid: envelopeWsid === '' ? null : envelopeWsid,
        count: countOf(terms),
      },
    });
    await refreshSeals();
  };
  return (
    <FormSheet
      title={words.applyTitle(name)}
      description={words.applyWhy}
      act={words.send}
      form={form}
      isSound={!fault.endDay && !fault.times}
      onSubmit={apply}
      done={words.sent}
      onClose={onClose}
    >
      <TextArea label={words.reason} hint={words.reasonHint} rows={3} maxLength={REASON_MAX} {...reason.field} />
      <SelectField
        label={words.contract}
        hint={words.contractHint}
        {...bound(envelopeWsid, setEnvelope)}
        none={words.anyContract}
        options={envelopes.map((one) => [one.envelopeWsid, one.title])}
      />
      <TermsFields terms={terms} onChange={setTerms} wasTried={form.wasTried} hints={words.hints} />
    </FormSheet>
  );
}
