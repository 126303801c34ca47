import { useState } from 'react';
import { Button, Grid, Stack, TextField, bound, toast } from '../../../ui/index.ts';
import { Popover } from '../../../ui/popover.tsx';
import styles from './copy-to-pages.module.css';
import type { Pages } from './model/arrange.ts';
import type { Field } from './model/fields.ts';
import { usePrepareText } from './text.ts';
import type { Editor } from './use-editor.ts';

/** Copies the selected fields to the same place on all pages, every other page, or given pages (ux 9). */
export function CopyToPages({ editor, field }: { editor: Editor; field: Field }) {
  const words = usePrepareText();
  const [open, setOpen] = useState(false);
  const count = editor.pages.filter(({ docId }) => docId === field.docId).length;
  const [from, setFrom] = useState('1');
  const [to, setTo] = useState(String(count));
  const copy = (which: Pages) => {
    setOpen(false);
    toast('info', words.copied(editor.copyToPages(which)));
  };
  const isRange = [from, to].every((text) => /^\d+$/.test(text) && Number(text) >= 1);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={words.copyPages}
      trigger={<Button size="s" icon="files" label={words.copyPages} />}
    >
      <Stack gap={2} p={3} className={styles.copyTo}>
        <Button label={words.allPages} onClick={() => copy('all')} />
        <Button label={words.oddPages} onClick={() => copy('odd')} />
        <Button label={words.evenPages} onClick={() => copy('even')} />
        <Grid
          as="form"
          columns={2}
          gap={2}
          pt={2.5}
          borderTop
          className={styles.range}
          onSubmit={(event) => {
            event.preventDefault();
            if (isRange) copy({ from: Number(from), to: Number(to) });
          }}
        >
          <TextField label={words.fromPage} inputMode="numeric" {...bound(from, setFrom)} />
          <TextField label={words.toPage} inputMode="numeric" {...bound(to, setTo)} />
          <Button label={words.copyRange} type="submit" disabled={!isRange} />
        </Grid>
      </Stack>
    </Popover>
  );
}
