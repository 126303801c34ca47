import type { Label } from '@countersign/contract';
import { LABEL_COLOURS, LABEL_NAME_MAX, type LabelColour } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { messageOf } from '../../../api/client.ts';
import { showError } from '../../../parts/trouble/show-error.ts';
import { Box, Button, ConfirmDialog, Dialog, IconButton, Row, TextField, box } from '../../../ui/index.ts';
import { type LabelWords, addLabel, changeLabel, labelsQuery, removeLabel } from '../model/label-queries.ts';
import { LabelChip, LabelDot } from './label-chip.tsx';
import styles from './labels-dialog.module.css';
import { useEnvelopesText } from './text.ts';

/** Creates, renames, recolours and deletes the labels of the active account. */
export function LabelsDialog({ onClose }: { onClose: () => void }) {
  const words = useEnvelopesText();
  const { data: labels = [] } = useQuery(labelsQuery);
  const [editing, setEditing] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<Label | null>(null);
  return (
    <Dialog
      onClose={onClose}
      title={words.manageLabels}
      description={words.labelsEmpty}
      kind="sheet"
      done={words.close}
    >
      <LabelForm key={labels.length} act={words.create} heading={words.newLabel} onSave={addLabel} />
      <Box as="ul" mt={4}>
        {labels.map((label) => (
          <Row as="li" key={label.labelWsid} gap={3} py={1} borderTop className={styles.row}>
            {editing === label.labelWsid ? (
              <LabelForm
                label={label}
                act={words.save}
                heading={words.rename(label.name)}
                onSave={async (next) => {
                  await changeLabel(label.labelWsid, next);
                  setEditing(null);
                }}
                onCancel={() => setEditing(null)}
              />
            ) : (
              <>
                <LabelChip {...label} />
                <Row as="span" align="stretch" ml="auto">
                  <IconButton icon="pen" label={words.rename(label.name)} onClick={() => setEditing(label.labelWsid)} />
                  <IconButton icon="trash" label={words.remove(label.name)} onClick={() => setLeaving(label)} />
                </Row>
              </>
            )}
          </Row>
        ))}
      </Box>
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={words.removeLabel(leaving?.name ?? '')}
        description={words.removeLabelWords}
        act={words.removeAct}
        danger
        onConfirm={async () => {
          if (leaving) await removeLabel(leaving.labelWsid).catch(showError);
        }}
      />
    </Dialog>
  );
}

interface LabelFormProps {
  label?: Label;
  heading: string;
  act: string;
  onSave: (words: LabelWords) => Promise<unknown>;
  onCancel?: () => void;
}
function LabelForm({ label, heading, act, onSave, onCancel }: LabelFormProps) {
  const words = useEnvelopesText();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(label?.name ?? '');
  const [colour, setColour] = useState<LabelColour>(label?.colour ?? 'GREEN');
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      if (name.trim() === '') setFault(words.labelNameMissing);
      else await onSave({ name: name.trim(), colour });
    } catch (error) {
      setFault(messageOf(error));
    } finally {
      setBusy(false);
      field.current?.focus();
    }
  };
  return (
    <Box as="form" grow minWidth={0} aria-label={heading} onSubmit={(event) => void save(event)} noValidate>
      <Row gap={2} align="start" wrap className={styles.line}>
        <TextField
          ref={field}
          className={styles.name}
          label={label ? words.labelName : heading}
          value={name}
          maxLength={LABEL_NAME_MAX}
          error={fault || undefined}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setFault('');
          }}
        />
        <Button label={act} type="submit" variant={label ? 'primary' : 'secondary'} busy={busy} />
        {onCancel && <Button variant="quiet" label={words.cancel} onClick={onCancel} />}
      </Row>
      <Colours chosen={colour} onChange={setColour} />
    </Box>
  );
}

function Colours({ chosen, onChange }: { chosen: LabelColour; onChange: (colour: LabelColour) => void }) {
  const words = useEnvelopesText();
  const group = useId();
  return (
    <Row as="fieldset" align="stretch" wrap p={0} className={styles.colours}>
      <legend className="visually-hidden">{words.labelColour}</legend>
      {LABEL_COLOURS.map((colour) => (
        <label key={colour} className={styles.colour} title={words.colours[colour]}>
          <input
            type="radio"
            name={group}
            checked={chosen === colour}
            onChange={() => onChange(colour)}
            className={box({ position: 'absolute', cover: true, m: 0, clickable: true }, styles.radio)}
          />
          <LabelDot colour={colour} large />
          <span className="visually-hidden">{words.colours[colour]}</span>
        </label>
      ))}
    </Row>
  );
}
