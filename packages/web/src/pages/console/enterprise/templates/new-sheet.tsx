import { BST_DESCRIPTION_MAX, BST_NAME_MAX } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { api, call } from '../../../../api/client.ts';
import { formatDay } from '../../../../text/format.ts';
import { Paragraph, SelectField, TextArea, TextField, bound, toast } from '../../../../ui/index.ts';
import { FormSheet, useForm, useTyped } from '../../../../parts/form/form.ts';
import { GroupSelect } from './group-select.tsx';
import { openEditing, ownEnvelopesQuery, refreshTemplates } from './queries.ts';
import { useSheetsText } from './sheets-text.ts';

type Source = 'documents' | 'envelope';

/** Creates a template from documents, which are laid out next, or from an existing contract. */
export function NewSheet({ onClose }: { onClose: () => void }) {
  const words = useSheetsText();
  const navigate = useNavigate();
  const form = useForm();
  const name = useTyped(form, '', words.nameMissing);
  const description = useTyped(form, '');
  const [group, setGroup] = useState('');
  const [source, setSource] = useState<Source>('documents');
  const [envelopeWsid, setEnvelopeWsid] = useState('');
  const { data: envelopes } = useQuery({ ...ownEnvelopesQuery, enabled: source === 'envelope' });
  const chosen = envelopeWsid || (envelopes?.[0]?.envelopeWsid ?? '');
  const make = async () => {
    const body = {
      name: name.given,
      description: description.given,
      bstGroupWsid: group === '' ? null : group,
      ...(source === 'envelope' ? { envelopeWsid: chosen } : {}),
    };
    const { bst } = await call(api.createBst, { body });
    await refreshTemplates();
    onClose();
    if (source === 'envelope') {
      toast('success', words.created);
      return navigate({ to: '/enterprise/templates/$bstWsid', params: { bstWsid: bst.bstWsid } });
    }
    const params = { envelopeWsid: await openEditing(bst.bstWsid) };
    return navigate({ to: '/envelopes/$envelopeWsid/edit/documents', params });
  };
  return (
    <FormSheet
      title={words.newTitle}
      act={source === 'envelope' ? words.create : words.createAndEdit}
      form={form}
      isSound={source === 'documents' || chosen !== ''}
      onSubmit={make}
      onClose={onClose}
    >
      <TextField label={words.name} hint={words.nameHint} maxLength={BST_NAME_MAX} {...name.field} />
      <SelectField
        label={words.from}
        {...bound(source, (next) => setSource(next === 'envelope' ? 'envelope' : 'documents'))}
        options={[
          ['documents', words.fromDocuments],
          ['envelope', words.fromEnvelope],
        ]}
      />
      {source === 'envelope' &&
        (envelopes?.length === 0 ? (
          <Paragraph text={words.noEnvelopes} />
        ) : (
          <SelectField
            label={words.envelope}
            hint={words.envelopeHint}
            {...bound(chosen, setEnvelopeWsid)}
            disabled={envelopes === undefined}
            options={envelopes?.map((one) => [
              one.envelopeWsid,
              `${one.title || words.untitled} · ${formatDay(one.createdDatetime)}`,
            ])}
          />
        ))}
      <TextArea label={words.description} optional rows={2} maxLength={BST_DESCRIPTION_MAX} {...description.field} />
      <GroupSelect value={group} onChange={setGroup} />
    </FormSheet>
  );
}
