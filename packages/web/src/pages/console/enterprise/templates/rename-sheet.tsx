import type { BstRow } from '@countersign/contract';
import { BST_DESCRIPTION_MAX, BST_NAME_MAX } from '@countersign/domain';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api, call, messageOf } from '../../../../api/client.ts';
import { useText } from '../../../../text/text.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Sheet } from '../../../../ui/dialog.tsx';
import { TextArea, TextField } from '../../../../ui/field.tsx';
import { GroupSelect } from './group-select.tsx';
import { refreshTemplates } from './queries.ts';
import { Grid } from '../../../../ui/layout.tsx';
import { sheetsText } from './sheets-text.ts';

/** The name, purpose and group of a template. */
export function RenameSheet({ bst, onClose }: { bst: BstRow; onClose: () => void }) {
  const words = useText(sheetsText);
  const [name, setName] = useState(bst.name);
  const [description, setDescription] = useState(bst.description);
  const [group, setGroup] = useState(bst.bstGroupWsid ?? '');
  const [isTried, setTried] = useState(false);
  const saving = useMutation({
    mutationFn: async () => {
      const body = { name: name.trim(), description: description.trim(), bstGroupWsid: group === '' ? null : group };
      await call(api.renameBst, { params: { bstWsid: bst.bstWsid }, body });
      await refreshTemplates();
    },
    onSuccess: onClose,
  });
  const save = () => {
    setTried(true);
    if (name.trim() !== '') saving.mutate();
  };
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      locked={saving.isPending}
      title={words.renameTitle}
      footer={
        <Button variant="primary" busy={saving.isPending} onClick={save}>
          {words.save}
        </Button>
      }
    >
      <Grid gap={4}>
        <TextField
          label={words.name}
          maxLength={BST_NAME_MAX}
          value={name}
          error={isTried && name.trim() === '' ? words.nameMissing : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextArea
          label={words.description}
          optional
          rows={2}
          maxLength={BST_DESCRIPTION_MAX}
          value={description}
          onChange={(event) => setDescription(event.currentTarget.value)}
        />
        <GroupSelect value={group} onChange={setGroup} />
        {saving.error && <Banner tone="danger">{messageOf(saving.error)}</Banner>}
      </Grid>
    </Sheet>
  );
}
