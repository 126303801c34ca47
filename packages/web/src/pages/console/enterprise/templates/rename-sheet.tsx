import type { BstRow } from '@countersign/contract';
import { BST_DESCRIPTION_MAX, BST_NAME_MAX } from '@countersign/domain';
import { useState } from 'react';
import { api, call } from '../../../../api/client.ts';
import { TextArea, bound } from '../../../../ui/index.ts';
import { NameSheet } from '../../parts/name-sheet.tsx';
import { GroupSelect } from './group-select.tsx';
import { refreshTemplates } from './queries.ts';
import { useSheetsText } from './sheets-text.ts';

/** The name, purpose and group of a template. */
export function RenameSheet({ bst, onClose }: { bst: BstRow; onClose: () => void }) {
  const words = useSheetsText();
  const [description, setDescription] = useState(bst.description);
  const [group, setGroup] = useState(bst.bstGroupWsid ?? '');
  const save = async (name: string) => {
    const body = { name, description: description.trim(), bstGroupWsid: group === '' ? null : group };
    await call(api.renameBst, { params: { bstWsid: bst.bstWsid }, body });
    await refreshTemplates();
    onClose();
  };
  return (
    <NameSheet
      title={words.renameTitle}
      act={words.save}
      label={words.name}
      name={bst.name}
      maxLength={BST_NAME_MAX}
      missing={words.nameMissing}
      onSave={save}
      onClose={onClose}
    >
      <TextArea
        label={words.description}
        optional
        rows={2}
        maxLength={BST_DESCRIPTION_MAX}
        {...bound(description, setDescription)}
      />
      <GroupSelect value={group} onChange={setGroup} />
    </NameSheet>
  );
}
