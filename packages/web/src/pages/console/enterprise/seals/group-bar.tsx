import { type SealGroup, api } from '@countersign/contract';
import { NAME_MAX } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, queryClient } from '../../../../api/client.ts';
import { useMay } from '../../../../api/privileges.ts';
import { attempt } from '../../../../parts/trouble/attempt.ts';
import { formatNumber } from '../../../../text/format.ts';
import { Button, ConfirmDialog, IconButton, Row, toast } from '../../../../ui/index.ts';
import { Menu } from '../../../../ui/menu.tsx';
import { NameSheet } from '../../parts/name-sheet.tsx';
import styles from './group-bar.module.css';
import { groupsQuery, refreshSeals } from './queries.ts';
import { useSealsText } from './text.ts';

interface GroupBarProps {
  /** A group, `NONE` for the seals in no group, '' for all. */
  value: string;
  onChange: (group: string) => void;
}
type Wish = { readonly act: 'new' } | { readonly act: 'rename' | 'delete'; readonly group: SealGroup };

/** The groups of seals in one row, with a menu of acts on the selected group. */
export function GroupBar({ value, onChange }: GroupBarProps) {
  const words = useSealsText();
  const { data: groups = [] } = useQuery(groupsQuery);
  const [wish, setWish] = useState<Wish | null>(null);
  const may = {
    create: useMay('officeSeals:groups:create'),
    rename: useMay('officeSeals:groups:name:update'),
    remove: useMay('officeSeals:groups:delete'),
  };
  const current = groups.find(({ groupWsid }) => groupWsid === value);
  if (groups.length === 0 && !may.create) return null;
  const chips = [
    { id: '', name: words.allGroups, count: null },
    ...groups.map(({ groupWsid, name, sealCount }) => ({ id: groupWsid, name, count: sealCount })),
    ...(groups.length === 0 ? [] : [{ id: 'NONE', name: words.noGroup, count: null }]),
  ];
  return (
    <Row gap={1.5} mb={3}>
      <div className={styles.groups} role="group" aria-label={words.groups}>
        {chips.map(({ id, name, count }) => (
          <button
            key={id}
            type="button"
            className={styles.group}
            aria-pressed={value === id}
            onClick={() => onChange(id)}
          >
            {name}
            {count !== null && <small>{formatNumber(count)}</small>}
          </button>
        ))}
      </div>
      {current !== undefined && (may.rename || may.remove) && (
        <Menu
          trigger={<IconButton icon="more" label={words.groupActs(current.name)} />}
          items={[
            may.rename && {
              key: 'rename',
              label: words.renameGroup,
              icon: 'pen',
              onSelect: () => setWish({ act: 'rename', group: current }),
            },
            may.remove && {
              key: 'delete',
              label: words.deleteGroup,
              icon: 'trash',
              danger: true,
              onSelect: () => setWish({ act: 'delete', group: current }),
            },
          ]}
        />
      )}
      {may.create && (
        <Button size="s" variant="quiet" icon="plus" label={words.newGroup} onClick={() => setWish({ act: 'new' })} />
      )}
      {wish?.act === 'delete' && (
        <DeleteGroup group={wish.group} onClose={() => setWish(null)} onDeleted={() => onChange('')} />
      )}
      {wish !== null && wish.act !== 'delete' && (
        <GroupSheet
          group={wish.act === 'rename' ? wish.group : null}
          onClose={() => setWish(null)}
          onMade={(groupWsid) => onChange(groupWsid)}
        />
      )}
    </Row>
  );
}

interface GroupSheetProps {
  /** Null for a new one. */
  group: SealGroup | null;
  onClose: () => void;
  onMade: (groupWsid: string) => void;
}
function GroupSheet({ group, onClose, onMade }: GroupSheetProps) {
  const words = useSealsText();
  const save = async (typed: string) => {
    const body = { name: typed };
    const { groups } =
      group === null
        ? await call(api.createSealGroup, { body })
        : await call(api.renameSealGroup, { params: { groupWsid: group.groupWsid }, body });
    queryClient.setQueryData(groupsQuery.queryKey, groups);
    toast('success', group === null ? words.groupMade : words.groupRenamed);
    const made = groups.find(({ name }) => name === body.name);
    if (group === null && made !== undefined) onMade(made.groupWsid);
    onClose();
  };
  return (
    <NameSheet
      title={group === null ? words.newGroup : words.renameGroup}
      act={group === null ? words.makeGroup : words.rename}
      label={words.groupName}
      name={group?.name ?? ''}
      maxLength={NAME_MAX}
      missing={words.groupNameMissing}
      onSave={save}
      onClose={onClose}
    />
  );
}

interface DeleteGroupProps {
  group: SealGroup;
  onClose: () => void;
  onDeleted: () => void;
}
function DeleteGroup({ group: { groupWsid, name }, onClose, onDeleted }: DeleteGroupProps) {
  const words = useSealsText();
  const remove = async () => {
    await attempt(async () => {
      await call(api.deleteSealGroup, { params: { groupWsid } });
      onDeleted();
    }, words.groupDeleted);
    await refreshSeals();
  };
  return (
    <ConfirmDialog
      onClose={onClose}
      title={words.deleteGroupTitle(name)}
      description={words.deleteGroupWhy}
      act={words.deleteGroup}
      danger
      onConfirm={remove}
    />
  );
}
