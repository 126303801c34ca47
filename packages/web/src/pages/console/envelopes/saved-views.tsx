import { LABEL_NAME_MAX } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { showError } from '../../../parts/trouble/show-error.ts';
import { useAct } from '../../../parts/trouble/use-act.ts';
import { Box, Button, IconButton, Paragraph, Row, TextField, toast } from '../../../ui/index.ts';
import { Popover } from '../../../ui/popover.tsx';
import { forgetView, saveView, viewsQuery } from '../model/label-queries.ts';
import { type ListSearch, readViewSearch, viewSearchOf } from '../model/list-search.ts';
import styles from './saved-views.module.css';
import { useEnvelopesText } from './text.ts';

/** Searches saved under a name; the button bears the name of the active one. */
export function SavedViews({ search, onOpen }: { search: ListSearch; onOpen: (search: ListSearch) => void }) {
  const words = useEnvelopesText();
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
      trigger={<Button icon="star" label={current?.name ?? words.views} className={styles.trigger} />}
    >
      {open && (
        <Box p={2}>
          {views.length === 0 && <Paragraph m={2} text={words.viewsEmpty} />}
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
  const words = useEnvelopesText();
  const [name, setName] = useState('');
  const act = useAct();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return act.setFault(words.viewNameMissing);
    await act.run(async () => {
      await saveView(name.trim(), search);
      toast('success', words.viewSaved(name.trim()));
    });
  };
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
      <TextField
        label={words.saveView}
        placeholder={words.viewName}
        value={name}
        maxLength={LABEL_NAME_MAX}
        error={act.fault}
        onChange={(event) => {
          setName(event.currentTarget.value);
          act.setFault(null);
        }}
      />
      <Button label={words.save} type="submit" busy={act.busy} />
    </form>
  );
}
