import type { MultiSend } from '@countersign/contract';
import type { IdentifyingContact } from '@countersign/domain';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../api/client.ts';
import { DropZone } from '../../../parts/uploader/drop-zone.tsx';
import { showError } from '../../../parts/trouble/show-error.ts';
import { ActButton } from '../../../parts/trouble/act-button.tsx';
import { hasPhones } from '../../../text/channels.ts';
import { formatNumber } from '../../../text/format.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/dialog.tsx';
import { SelectField, TextArea, bound } from '../../../ui/field.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import {
  type Cells,
  type Slot,
  downloadTemplate,
  rowsQuery,
  saveRows,
  setIdentifying,
  uploadSheet,
} from '../model/bulk-queries.ts';
import { useContactsText } from '../parts/second-contact.tsx';
import { Paragraph, Row, Stack, Text } from '../../../ui/layout.tsx';
import styles from './bulk-recipients.module.css';
import { BulkRows } from './bulk-rows.tsx';
import { useBulkRecipientsText } from './bulk-text.ts';
import { rowsFromSheetText } from './model/sheet-text.ts';
import { useSaveState } from './use-draft.ts';

/** A participant has a list once the server has saved its type, BULK_PERSON. */
const useRows = (slot: Slot) => {
  const enabled = useSaveState() === 'saved';
  return useQuery({ ...rowsQuery(slot, { toCorrect: false, page: 1 }), enabled });
};

/** The content of the line of a BULK_PERSON: the number of recipients, and a button to open the list. */
export function BulkRecipients(slot: Slot) {
  const words = useBulkRecipientsText();
  const [open, setOpen] = useState(false);
  const { data } = useRows(slot);
  return (
    <Row gap={2.5} wrap>
      <Button icon="users" label={words.recipients} onClick={() => setOpen(true)} />
      <span role="status">{data && <Summary multiSend={data.multiSend} />}</span>
      {open && <BulkRecipientsDialog slot={slot} onClose={() => setOpen(false)} />}
    </Row>
  );
}

function Summary({ multiSend: { total, valid, invalid } }: { multiSend: MultiSend }) {
  const words = useBulkRecipientsText();
  if (total === 0) return <Text tone="ink-2" text={words.none} />;
  return invalid === 0 ? (
    <Text tone="ink-2" text={words.summary(formatNumber(valid))} />
  ) : (
    <Text tone="warn" text={words.summaryBad(formatNumber(valid), formatNumber(invalid))} />
  );
}

/** Uploads the list of a BULK_PERSON and shows the faults of its rows before anything is sent. */
export function BulkRecipientsDialog({ slot, onClose }: { slot: Slot; onClose: () => void }) {
  const words = useBulkRecipientsText();
  const { data, error } = useRows(slot);
  const upload = useMutation({ mutationFn: (file: File) => uploadSheet(slot, file) });
  const paste = useMutation({ mutationFn: (rows: readonly Cells[]) => saveRows(slot, rows) });
  const failure = upload.error ?? paste.error ?? error;
  const isBusy = upload.isPending || paste.isPending;
  const multiSend = data?.multiSend;
  return (
    <Sheet
      onClose={onClose}
      locked={isBusy}
      size="l"
      title={words.title}
      description={words.lead}
      footer={<Button variant="primary" label={words.done} disabled={isBusy} onClick={onClose} />}
    >
      <Stack gap={5}>
        {multiSend === undefined ? (
          error ? null : (
            <Skeleton height={220} radius={14} />
          )
        ) : (
          <SubmitList
            slot={slot}
            multiSend={multiSend}
            isBusy={isBusy}
            onFile={(file) => {
              paste.reset();
              upload.mutate(file);
            }}
            onRows={(rows) => {
              upload.reset();
              return paste.mutateAsync(rows);
            }}
          />
        )}
        {failure && !isBusy && <Banner tone="danger">{messageOf(failure)}</Banner>}
        {isBusy && (
          <div role="status">
            <Paragraph text={words.reading} />
            <Progress value={null} label={words.reading} />
          </div>
        )}
        {multiSend !== undefined && multiSend.total > 0 && hasPhones() && (
          <Identifying slot={slot} multiSend={multiSend} />
        )}
        {multiSend !== undefined && multiSend.total > 0 && !isBusy && (
          <BulkRows key={`${multiSend.total} ${multiSend.invalid > 0}`} slot={slot} multiSend={multiSend} />
        )}
      </Stack>
    </Sheet>
  );
}

/** The contact that must be proved by recipients who have two (Rulings §8.11). */
function Identifying({ slot, multiSend: { identifyingContact } }: { slot: Slot; multiSend: MultiSend }) {
  const words = useBulkRecipientsText();
  const { kinds, identifyingHint } = useContactsText();
  const choose = useMutation({
    mutationFn: (kind: IdentifyingContact) => setIdentifying(slot, kind),
    onError: showError,
  });
  return (
    <SelectField
      label={words.identifying}
      hint={identifyingHint}
      disabled={choose.isPending}
      {...bound(choose.isPending ? choose.variables : identifyingContact, (next) =>
        choose.mutate(next === 'EMAIL' ? 'EMAIL' : 'PHONE'),
      )}
      options={[
        ['PHONE', kinds.phone],
        ['EMAIL', kinds.email],
      ]}
    />
  );
}

interface SubmitListProps {
  slot: Slot;
  multiSend: MultiSend;
  isBusy: boolean;
  onFile: (file: File) => void;
  onRows: (rows: readonly Cells[]) => Promise<unknown>;
}
/** The sheet to download, and the two ways to submit a list: as a file, or pasted. */
function SubmitList({ slot, multiSend, isBusy, onFile, onRows }: SubmitListProps) {
  const words = useBulkRecipientsText();
  const [pasting, setPasting] = useState(false);
  return (
    <Stack gap={3}>
      <Paragraph text={words.sheetLead} />
      <Row as="ul" gap={1.5} align="stretch" wrap className={styles.columns} aria-label={words.columns}>
        {multiSend.columns.map(({ key, title, required }) => (
          <li key={key}>
            {title}
            {required && ' *'}
          </li>
        ))}
      </Row>
      <Row gap={2.5} align="stretch" wrap>
        {(['xlsx', 'csv'] as const).map((format) => (
          <ActButton
            key={format}
            icon="download"
            label={`${words.sheet} (${format.toUpperCase()})`}
            onAct={() => downloadTemplate(slot, format, words.sheetName)}
          />
        ))}
        <Button
          variant="quiet"
          icon="copy"
          label={words.paste}
          aria-expanded={pasting}
          onClick={() => setPasting(!pasting)}
        />
      </Row>
      {pasting ? (
        <Paste
          columns={multiSend.columns}
          isBusy={isBusy}
          onRows={(rows) =>
            void onRows(rows).then(
              () => setPasting(false),
              () => {},
            )
          }
        />
      ) : (
        <DropZone
          title={multiSend.total > 0 ? words.dropAgain : words.drop}
          hint={words.dropHint}
          accept={['xlsx', 'csv']}
          multiple={false}
          compact={multiSend.total > 0}
          disabled={isBusy}
          onFiles={([file]) => file && onFile(file)}
        />
      )}
    </Stack>
  );
}

interface PasteProps {
  columns: MultiSend['columns'];
  isBusy: boolean;
  onRows: (rows: readonly Cells[]) => void;
}
function Paste({ columns, isBusy, onRows }: PasteProps) {
  const words = useBulkRecipientsText();
  const [text, setText] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  const rows = rowsFromSheetText(text, columns);
  // The field gets the focus when the user opens it.
  useEffect(() => area.current?.focus(), []);
  return (
    <Stack gap={3}>
      <TextArea
        ref={area}
        rows={6}
        label={words.pasteLabel}
        hint={`${words.pasteHint} ${columns.map(({ title }) => title).join(' · ')}`}
        {...bound(text, setText)}
      />
      <Row gap={2.5} align="stretch" wrap>
        <Button
          variant="primary"
          label={words.pasteAct(rows.length)}
          busy={isBusy}
          disabled={rows.length === 0}
          onClick={() => onRows(rows)}
        />
      </Row>
    </Stack>
  );
}
