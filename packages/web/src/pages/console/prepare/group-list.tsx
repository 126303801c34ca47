import type { ContactGroup } from '@countersign/contract';
import { CONTACT_GROUP_NAME_MAX, CONTACT_GROUP_PEOPLE_MAX } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { showError } from '../../../parts/trouble/show-error.ts';
import { useAct } from '../../../parts/trouble/use-act.ts';
import { Button, IconButton, Paragraph, Row, Skeleton, Stack, TextField, toast } from '../../../ui/index.ts';
import { PersonButton } from '../parts/person-button.tsx';
import type { GroupsProps } from './contact-groups.tsx';
import { addGroup, changeGroup, groupsQuery, removeGroup } from './group-queries.ts';
import { groupOf, keyOf, rowFrom } from './model/known-people.ts';
import { whoIs } from './model/who-is.ts';
import styles from './group-list.module.css';
import { useGroupsText } from './text-groups.ts';

export function GroupList({ rows, onAdd, mayNameColleagues }: GroupsProps) {
  const words = useGroupsText();
  const { data: groups, isError, refetch } = useQuery(groupsQuery);
  const [edited, setEdited] = useState<string | null>(null);
  const here = groupOf(rows).slice(0, CONTACT_GROUP_PEOPLE_MAX);
  const known = new Set(rows.map(whoIs));
  if (isError)
    return (
      <Paragraph size="m">
        {words.failed}{' '}
        <Button size="s" variant="quiet" icon="rotate" label={words.groups} onClick={() => void refetch()} />
      </Paragraph>
    );
  if (groups === undefined) return <Skeleton height={156} />;
  return (
    <Stack gap={2.5}>
      {groups.length === 0 && <Paragraph size="m" text={words.none} />}
      {groups.length > 0 && (
        <Stack as="ul" gap={1} overflowY="auto" className={styles.groups}>
          {groups.map((group) => {
            const people = group.people.filter(({ memberWsid }) => mayNameColleagues || memberWsid === null);
            const missing = people.filter((one) => !known.has(keyOf(one)));
            return (
              <li key={group.contactGroupWsid}>
                {edited === group.contactGroupWsid ? (
                  <GroupForm
                    label={words.rename}
                    name={group.name}
                    onSave={async (name) => {
                      await changeGroup(group.contactGroupWsid, { name });
                      setEdited(null);
                    }}
                  >
                    <Button
                      variant="quiet"
                      label={words.replace(here.length)}
                      disabled={here.length === 0}
                      onClick={() =>
                        void changeGroup(group.contactGroupWsid, { people: here })
                          .then(() => setEdited(null))
                          .catch(showError)
                      }
                    />
                  </GroupForm>
                ) : (
                  <Row>
                    <PersonButton
                      name={group.name}
                      about={people.map(({ name }) => name).join(words.comma)}
                      isIn={missing.length === 0}
                      onAdd={() => onAdd(missing.map(rowFrom))}
                    />
                    <IconButton
                      icon="pen"
                      size={18}
                      label={words.change(group.name)}
                      onClick={() => setEdited(group.contactGroupWsid)}
                    />
                    <IconButton
                      icon="trash"
                      size={18}
                      label={words.remove(group.name)}
                      onClick={() => void remove(group, words).catch(showError)}
                    />
                  </Row>
                )}
              </li>
            );
          })}
        </Stack>
      )}
      {here.length > 0 ? (
        <GroupForm
          label={words.save(here.length)}
          name=""
          onSave={async (name) => {
            await addGroup(name, here);
            toast('success', words.saved(name));
          }}
        />
      ) : (
        <Paragraph size="m" text={words.howTo} />
      )}
    </Stack>
  );
}

/** Removes a group at once; the notice takes it back. A colleague who has left meanwhile does not come back. */
async function remove(group: ContactGroup, words: ReturnType<typeof useGroupsText>): Promise<void> {
  await removeGroup(group.contactGroupWsid);
  const undo = () => void addGroup(group.name, group.people).catch(showError);
  toast('success', words.removed(group.name), null, { label: words.undo, onSelect: undo });
}

interface FormProps {
  label: string;
  name: string;
  onSave: (name: string) => Promise<void>;
  children?: React.ReactNode;
}
function GroupForm({ label, name: before, onSave, children }: FormProps) {
  const words = useGroupsText();
  const [name, setName] = useState(before);
  const act = useAct();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const typed = name.trim();
    if (typed === '') return act.setFault(words.nameMissing);
    await act.run(async () => {
      await onSave(typed);
      setName(before);
    });
  };
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Stack gap={2}>
        <TextField
          label={label}
          placeholder={words.namePlaceholder}
          value={name}
          maxLength={CONTACT_GROUP_NAME_MAX}
          error={act.fault}
          onChange={(event) => {
            setName(event.currentTarget.value);
            act.setFault(null);
          }}
        />
        <Row gap={2} wrap>
          <Button label={words.saveAct} type="submit" busy={act.busy} />
          {children}
        </Row>
      </Stack>
    </form>
  );
}
