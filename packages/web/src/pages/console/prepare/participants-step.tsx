import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { randomId } from '../../../api/device.ts';
import { userQuery } from '../../../api/session.ts';
import { useText } from '../../../text/text.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField, TextArea, TextField } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { currentUserWsid } from '../model/queries.ts';
import {
  type PersonRow,
  changeRow,
  dropRow,
  emptyRow,
  isBlank,
  isWhole,
  moveRow,
  orderWarnings,
  rowsFromText,
  sequencesOf,
  troublesOf,
} from './model/people-rows.ts';
import styles from './participants-step.module.css';
import { Preview } from './preview.tsx';
import { StepFoot } from './step-foot.tsx';
import { prepareText } from './text.ts';
import { useDraft, useDraftState } from './use-draft.ts';
import { useSorting } from './use-sorting.ts';

/** Who acts, in which order: one line each, the sender at the root (ux 3, 4). */
export function ParticipantsStep() {
  const words = useText(prepareText);
  const draft = useDraft();
  const rows = useDraftState((state) => state.rows);
  const { data: me } = useQuery(userQuery(currentUserWsid()));
  const [pasting, setPasting] = useState(false);
  const add = (more: readonly PersonRow[]) =>
    draft.changeRows([...draft.store.getState().rows.filter((row) => !isBlank(row)), ...more]);
  const myContact = me?.phone ?? me?.email ?? '';
  return (
    <div className={styles.page}>
      <section aria-labelledby="participants-title">
        <h2 id="participants-title" className={styles.heading}>
          {words.participantsTitle}
        </h2>
        <p className={styles.lead}>{words.participantsLead}</p>
        <div className={styles.root}>
          <Avatar name={me?.displayName ?? ''} size={36} />
          <span>
            <strong>{me?.displayName}</strong> <span className={styles.quiet}>{words.yourStart}</span>
          </span>
        </div>
        <Rows rows={rows} />
        <div className={styles.adds}>
          <Button icon="plus" onClick={() => draft.changeRows([...rows, emptyRow(randomId())])}>
            {words.addPerson}
          </Button>
          <Button
            icon="user"
            disabled={me === undefined}
            onClick={() => add([{ ...emptyRow(randomId()), name: me?.displayName ?? '', contact: myContact }])}
          >
            {words.addMe}
          </Button>
          <Button icon="users" onClick={() => setPasting(true)}>
            {words.pasteMany}
          </Button>
        </div>
        {orderWarnings(rows.filter((row) => !isBlank(row))).map((warning) => (
          <div key={warning} className={styles.warning}>
            <Banner tone="warn">{words.warning[warning]}</Banner>
          </div>
        ))}
      </section>
      <Preview rows={rows} />
      <div className={styles.foot}>
        <StepFoot step="participants" />
      </div>
      {pasting && <PasteDialog onClose={() => setPasting(false)} onAdd={add} />}
    </div>
  );
}

function Rows({ rows }: { rows: readonly PersonRow[] }) {
  const draft = useDraft();
  const numbers = sequencesOf(rows);
  const list = useRef<HTMLOListElement>(null);
  const sorting = useSorting(list, rows.length, (from, to) =>
    draft.changeRows(moveRow(draft.store.getState().rows, draft.store.getState().rows[from]!.key, to - from)),
  );
  return (
    <ol className={styles.rows} ref={list}>
      {rows.map((row, at) => (
        <Row
          key={row.key}
          row={row}
          at={at}
          number={numbers[at]!}
          rows={rows}
          isDragged={sorting.dragged === at}
          handle={sorting.handle(at)}
        />
      ))}
    </ol>
  );
}

interface RowProps {
  row: PersonRow;
  at: number;
  number: number;
  rows: readonly PersonRow[];
  isDragged: boolean;
  handle: ReturnType<ReturnType<typeof useSorting>['handle']>;
}
function Row({ row, at, number, rows, isDragged, handle }: RowProps) {
  const words = useText(prepareText);
  const draft = useDraft();
  const [left, setLeft] = useState({ name: false, contact: false });
  const troubles = troublesOf(row, rows);
  const change = (part: Partial<PersonRow>) => draft.changeRows(changeRow(rows, row.key, part));
  // A line is not blamed while it is being written, only once its field was left.
  const shown = (field: 'name' | 'contact') => {
    const trouble = troubles[field];
    return trouble !== null && (left[field] || trouble === 'duplicate') && !isBlank(row)
      ? words.trouble[trouble]
      : undefined;
  };
  const label = row.name || words.personOf(at + 1);
  return (
    <li
      className={styles.row}
      data-dragged={isDragged || undefined}
      data-together={row.withPrevious || undefined}
      aria-label={words.personOf(at + 1)}
    >
      <span className={styles.rail} aria-hidden="true">
        <span className={styles.number}>{number}</span>
      </span>
      <div className={styles.card}>
        <div className={styles.line}>
          <span className={styles.handle} {...handle} title={words.drag}>
            <Icon name="drag" />
          </span>
          <Avatar name={row.name} index={at} size={36} />
          <TextField
            className={styles.name}
            label={words.name}
            labelHidden
            placeholder={words.name}
            autoComplete="off"
            value={row.name}
            error={shown('name')}
            onBlur={() => setLeft({ ...left, name: true })}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
          <TextField
            className={styles.contact}
            label={words.contact}
            labelHidden
            placeholder={words.contact}
            autoComplete="off"
            inputMode="email"
            value={row.contact}
            error={shown('contact')}
            onBlur={() => setLeft({ ...left, contact: true })}
            onChange={(event) => change({ contact: event.currentTarget.value })}
          />
          <SelectField
            className={styles.role}
            label={words.role}
            labelHidden
            value={row.role}
            onChange={(event) => change({ role: event.currentTarget.value === 'CHECKER' ? 'CHECKER' : 'SIGNER' })}
          >
            <option value="SIGNER">{words.signer}</option>
            <option value="CHECKER">{words.checker}</option>
          </SelectField>
        </div>
        <div className={styles.tools}>
          {at > 0 && (
            <Checkbox
              checked={row.withPrevious}
              onChange={(event) => change({ withPrevious: event.currentTarget.checked })}
            >
              {words.together}
            </Checkbox>
          )}
          <span className={styles.grow} />
          <IconButton
            icon="arrowUp"
            label={words.moveUp(label)}
            disabled={at === 0}
            onClick={() => draft.changeRows(moveRow(rows, row.key, -1))}
          />
          <IconButton
            icon="arrowDown"
            label={words.moveDown(label)}
            disabled={at === rows.length - 1}
            onClick={() => draft.changeRows(moveRow(rows, row.key, 1))}
          />
          <IconButton
            icon="trash"
            label={words.remove(label)}
            onClick={() => draft.changeRows(dropRow(rows, row.key))}
          />
        </div>
      </div>
    </li>
  );
}

function PasteDialog({ onClose, onAdd }: { onClose: () => void; onAdd: (rows: readonly PersonRow[]) => void }) {
  const words = useText(prepareText);
  const [pasted, setPasted] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  const found = rowsFromText(pasted, randomId);
  const whole = found.filter((row) => isWhole({ ...row, name: row.name || '-' }, found));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.pasteTitle}
      description={words.pasteHint}
      initialFocus={area}
      footer={
        <Button
          variant="primary"
          disabled={whole.length === 0}
          onClick={() => {
            onAdd(whole);
            onClose();
          }}
        >
          {words.pasteAct(whole.length)}
        </Button>
      }
    >
      <TextArea
        ref={area}
        rows={8}
        label={words.pasteLabel}
        labelHidden
        placeholder={'王小明  13800138000\nAda Lovelace, ada@example.com'}
        value={pasted}
        onChange={(event) => setPasted(event.currentTarget.value)}
      />
    </Dialog>
  );
}
