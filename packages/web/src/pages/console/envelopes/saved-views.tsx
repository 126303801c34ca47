import { LABEL_NAME_MAX } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../../api/client.ts';
import { showError } from '../../../parts/trouble/show-error.ts';
import { useText } from '../../../text/text.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Popover } from '../../../ui/popover.tsx';
import { toast } from '../../../ui/toast.tsx';
import { forgetView, saveView, viewsQuery } from '../model/label-queries.ts';
import { type ListSearch, readViewSearch, viewSearchOf } from '../model/list-search.ts';
import { Box, Row, Text } from '../../../ui/layout.tsx';
import styles from './saved-views.module.css';
import { envelopesText } from './text.ts';

interface SavedViewsProps {
  search: ListSearch;
  onOpen: (search: ListSearch) => void;
}

/** Searches saved under a name; the button bears the name of the active one. */
export function SavedViews({ search, onOpen }: SavedViewsProps) {
  const words = useText(envelopesText);
  const { data: views = [] } = useQuery(viewsQuery);
  const [open, setOpen] = useState(false);
  const here = viewSearchOf(search);
  const current = here === '' ? undefined : views.find((view) => view.search === here);
  const show = (text: string) => {
    setOpen(false);
    onOpen(readViewSearch(text));
  };
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={words.views}
      trigger={
        <Button icon="star" className={styles.trigger}>
          {current?.name ?? words.views}
        </Button>
      }
    >
      {open && (
        <Box p={2}>
          {views.length === 0 && (
            <Text as="p" m={2} tone="ink-2">
              {words.viewsEmpty}
            </Text>
          )}
          <ul>
            {views.map(({ viewWsid, name, search: kept }) => (
              <Row as="li" key={viewWsid}>
                <button
                  type="button"
                  className={styles.view}
                  aria-current={kept === here ? 'true' : undefined}
                  onClick={() => show(kept)}
                >
                  {name}
                </button>
                <IconButton
                  icon="trash"
                  size={18}
                  label={words.remove(name)}
                  onClick={() => void forgetView(viewWsid).catch(showError)}
                />
              </Row>
            ))}
          </ul>
          {here !== '' && current === undefined && <SaveForm search={here} />}
        </Box>
      )}
    </Popover>
  );
}

function SaveForm({ search }: { search: string }) {
  const words = useText(envelopesText);
  const [name, setName] = useState('');
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (name.trim() === '') return setFault(words.viewNameMissing);
    setBusy(true);
    try {
      await saveView(name.trim(), search);
      toast('success', words.viewSaved(name.trim()));
    } catch (error) {
      setFault(messageOf(error));
    } finally {
      setBusy(false);
    }
    return undefined;
  };
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
      <TextField
        label={words.saveView}
        placeholder={words.viewName}
        value={name}
        maxLength={LABEL_NAME_MAX}
        error={fault || undefined}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setFault('');
        }}
      />
      <Button type="submit" busy={busy}>
        {words.save}
      </Button>
    </form>
  );
}
