import type { Envelope } from '@countersign/contract';
import { BST_NAME_MAX } from '@countersign/domain';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { api, call, messageOf, queryClient } from '../../../api/client.ts';
import { useText } from '../../../text/text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { actsText } from './acts-text.ts';

/** Makes a template of this envelope with its documents, order and fields; its people become roles. */
export function TemplateSheet({ envelope, onClose }: { envelope: Envelope; onClose: () => void }) {
  const acts = useText(actsText);
  const navigate = useNavigate();
  const [name, setName] = useState(envelope.title.slice(0, BST_NAME_MAX));
  const [isTried, setTried] = useState(false);
  const making = useMutation({
    mutationFn: async () => {
      const body = { name: name.trim(), envelopeWsid: envelope.envelopeWsid };
      return (await call(api.createBst, { body })).bst;
    },
    onSuccess: async ({ bstWsid }) => {
      await queryClient.invalidateQueries({ queryKey: ['bsts'] });
      onClose();
      toast('success', acts.templateMade);
      await navigate({ to: '/enterprise/templates/$bstWsid', params: { bstWsid } });
    },
  });
  const make = () => {
    setTried(true);
    if (name.trim() !== '') making.mutate();
  };
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      locked={making.isPending}
      title={acts.template}
      description={acts.templateWhy}
      footer={
        <Button variant="primary" busy={making.isPending} onClick={make}>
          {acts.template}
        </Button>
      }
    >
      <TextField
        label={acts.templateName}
        maxLength={BST_NAME_MAX}
        value={name}
        error={isTried && name.trim() === '' ? acts.templateNameMissing : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {making.error && <Banner tone="danger">{messageOf(making.error)}</Banner>}
    </Sheet>
  );
}
