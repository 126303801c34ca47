import { normaliseContact } from '@countersign/domain';
import { useState } from 'react';
import { SearchInput } from '../../parts/search-field.tsx';
import { Grid, IconButton, Paragraph, Skeleton } from '../../../../ui/index.ts';
import { Popover } from '../../../../ui/popover.tsx';
import { PersonButton } from '../../parts/person-button.tsx';
import styles from './sheets.module.css';
import { useSheetsText } from './sheets-text.ts';
import { type Picked, useBook } from './use-book.ts';

/** Picks a person for a role of the template: the user themselves or a recent recipient of the account. */
export function PickPerson({ role, onPick }: { role: string; onPick: (one: Picked) => void }) {
  const words = useSheetsText();
  const [open, setOpen] = useState(false);
  const pick = (one: Picked) => {
    onPick(one);
    setOpen(false);
  };
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={words.pickFor(role)}
      trigger={<IconButton icon="users" label={words.pickFor(role)} />}
    >
      {open && <Book onPick={pick} />}
    </Popover>
  );
}

function Book({ onPick }: { onPick: (one: Picked) => void }) {
  const words = useSheetsText();
  const { typed, setTyped, isPending, mine, others, isSelf, self, members } = useBook();
  return (
    <Grid gap={2.5} p={3} className={styles.book}>
      <SearchInput label={words.pickSearch} value={typed} onChange={setTyped} />
      {isPending ? (
        <Skeleton height={140} />
      ) : (
        <Grid as="ul" overflowY="auto" className={styles.people}>
          {isSelf && (
            <li>
              <PersonButton name={self.name} about={words.me} onAdd={() => onPick(self)} />
            </li>
          )}
          {others
            .filter(({ contact }) => !isSelf || normaliseContact(contact)?.value !== mine)
            .map((one) => (
              <li key={one.memberWsid ?? one.contact}>
                <PersonButton name={one.name} about={one.contact} onAdd={() => onPick(one)} />
              </li>
            ))}
          {members.map((one) => (
            <li key={one.memberWsid}>
              <PersonButton name={one.name} about={one.contact} onAdd={() => onPick(one)} />
            </li>
          ))}
        </Grid>
      )}
      {!isPending && !isSelf && others.length + members.length === 0 && <Paragraph text={words.pickNone} />}
    </Grid>
  );
}
