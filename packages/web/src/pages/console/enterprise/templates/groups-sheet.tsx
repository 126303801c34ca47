import type { BstGroup } from '@countersign/contract';
import { BST_NAME_MAX } from '@countersign/domain';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, call, messageOf } from '../../../../api/client.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { Sheet } from '../../../../ui/dialog.tsx';
import { TextField, bound } from '../../../../ui/field.tsx';
import { groupsQuery, refreshTemplates } from './queries.ts';
import { Grid, Paragraph, Row, Small } from '../../../../ui/layout.tsx';
import styles from './sheets.module.css';
import { useSheetsText } from './sheets-text.ts';

/** The groups of templates: adds, renames in place and deletes them. */
export function GroupsSheet({ onClose }: { onClose: () => void }) {
  const words = useSheetsText();
  const { data: groups = [] } = useQuery(groupsQuery);
  const [name, setName] = useState('');
  const acting = useMutation({
    mutationFn: async (act: () => Promise<unknown>) => {
      await act();
      await refreshTemplates();
    },
  });
  const add = () => {
    if (name.trim() === '') return;
    const body = { name: name.trim() };
    acting.mutate(() => call(api.createBstGroup, { body }), { onSuccess: () => setName('') });
  };
  return (
    <Sheet onClose={onClose} title={words.groupsTitle} description={words.groupsLead} done={words.done}>
      <Grid gap={4}>
        {groups.length === 0 ? (
          <Paragraph text={words.noGroups} />
        ) : (
          <Grid as="ul" gap={2}>
            {groups.map((group) => (
              <Group key={`${group.bstGroupWsid} ${group.name}`} group={group} act={(work) => acting.mutate(work)} />
            ))}
          </Grid>
        )}
        <Row
          as="form"
          gap={2}
          align="start"
          onSubmit={(event) => {
            event.preventDefault();
            add();
          }}
        >
          <TextField
            className={styles.grow}
            label={words.groupName}
            labelHidden
            placeholder={words.groupName}
            maxLength={BST_NAME_MAX}
            {...bound(name, setName)}
          />
          <Button label={words.addGroup} type="submit" icon="plus" busy={acting.isPending} onClick={() => {}} />
        </Row>
        {acting.error && <Banner tone="danger">{messageOf(acting.error)}</Banner>}
      </Grid>
    </Sheet>
  );
}

function Group({ group, act }: { group: BstGroup; act: (work: () => Promise<unknown>) => void }) {
  const words = useSheetsText();
  const [name, setName] = useState(group.name);
  const params = { bstGroupWsid: group.bstGroupWsid };
  const rename = () => {
    const next = name.trim();
    if (next === '') setName(group.name);
    else if (next !== group.name) act(() => call(api.updateBstGroup, { params, body: { name: next } }));
  };
  return (
    <Row as="li" gap={2} align="start">
      <TextField
        className={styles.grow}
        label={words.groupName}
        labelHidden
        maxLength={BST_NAME_MAX}
        {...bound(name, setName)}
        suffix={<Small as="span" px={2.5} whiteSpace="nowrap" text={words.groupCount(group.bstCount)} />}
        onBlur={rename}
        onKeyDown={(event) => event.key === 'Enter' && rename()}
      />
      <IconButton
        icon="trash"
        label={words.deleteGroup(group.name)}
        onClick={() => act(() => call(api.deleteBstGroup, { params }))}
      />
    </Row>
  );
}
