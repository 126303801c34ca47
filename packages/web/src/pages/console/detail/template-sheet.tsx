import type { Envelope } from '@countersign/contract';
import { BST_NAME_MAX } from '@countersign/domain';
import { useNavigate } from '@tanstack/react-router';
import { api, call, queryClient } from '../../../api/client.ts';
import { toast } from '../../../ui/index.ts';
import { NameSheet } from '../parts/name-sheet.tsx';
import { useActsText } from './acts-text.ts';

/** Makes a template of this envelope with its documents, order and fields; its people become roles. */
export function TemplateSheet({ envelope, onClose }: { envelope: Envelope; onClose: () => void }) {
  const acts = useActsText();
  const navigate = useNavigate();
  const make = async (name: string) => {
    const { bst } = await call(api.createBst, { body: { name, envelopeWsid: envelope.envelopeWsid } });
    await queryClient.invalidateQueries({ queryKey: ['bsts'] });
    onClose();
    toast('success', acts.templateMade);
    await navigate({ to: '/enterprise/templates/$bstWsid', params: { bstWsid: bst.bstWsid } });
  };
  return (
    <NameSheet
      title={acts.template}
      description={acts.templateWhy}
      act={acts.template}
      label={acts.templateName}
      name={envelope.title.slice(0, BST_NAME_MAX)}
      maxLength={BST_NAME_MAX}
      missing={acts.templateNameMissing}
      onSave={make}
      onClose={onClose}
    />
  );
}
