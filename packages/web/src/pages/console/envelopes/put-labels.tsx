import type { EnvelopeRow } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '../../../parts/trouble/attempt.ts';
import { Box, Button, Paragraph, Row } from '../../../ui/index.ts';
import { Popover } from '../../../ui/popover.tsx';
import { labelEnvelopes, labelsQuery } from '../model/label-queries.ts';
import { LabelChip } from './label-chip.tsx';
import styles from './put-labels.module.css';
import { useEnvelopesText } from './text.ts';

interface PutLabelsProps {
  rows: readonly EnvelopeRow[];
  onManage: () => void;
}

/** The labels of the selected envelopes: each is on all, on none, or on some and then left unchanged. */
export function PutLabels({ rows, onManage }: PutLabelsProps) {
  const words = useEnvelopesText();
  const [open, setOpen] = useState(false);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={words.putLabels}
      trigger={<Button size="s" icon="tag" label={words.putLabels} />}
    >
      {open && <Choice rows={rows} onManage={onManage} onDone={() => setOpen(false)} />}
    </Popover>
  );
}

function Choice({ rows, onManage, onDone }: PutLabelsProps & { onDone: () => void }) {
  const words = useEnvelopesText();
  const { data: labels = [] } = useQuery(labelsQuery);
  const [changes, setChanges] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [busy, setBusy] = useState(false);
  const having = (labelWsid: string): number =>
    rows.filter((row) => row.labels.some((label) => label.labelWsid === labelWsid)).length;

  const apply = async () => {
    setBusy(true);
    const ids = rows.map(({ envelopeWsid }) => envelopeWsid);
    const wanted = (put: boolean) => [...changes].flatMap(([wsid, on]) => (on === put ? [wsid] : []));
    const isDone = await attempt(async () => {
      if (wanted(true).length > 0) await labelEnvelopes(ids, wanted(true), 'ADD');
      if (wanted(false).length > 0) await labelEnvelopes(ids, wanted(false), 'REMOVE');
    }, words.applied);
    if (isDone) onDone();
    setBusy(false);
  };
  return (
    <Box p={2}>
      {labels.length === 0 && <Paragraph m={2} text={words.labelsEmpty} />}
      {labels.map(({ labelWsid, name, colour }) => {
        const count = having(labelWsid);
        const isOn = changes.get(labelWsid) ?? count === rows.length;
        return (
          <Row
            as="label"
            key={labelWsid}
            gap={2.5}
            minHeight="touch"
            px={2.5}
            radius="s"
            clickable
            className={styles.row}
          >
            <input
              type="checkbox"
              className={styles.box}
              checked={isOn}
              ref={(box) => {
                if (box) box.indeterminate = !changes.has(labelWsid) && count > 0 && count < rows.length;
              }}
              onChange={(event) => setChanges(new Map(changes).set(labelWsid, event.currentTarget.checked))}
            />
            <LabelChip name={name} colour={colour} />
          </Row>
        );
      })}
      <Row gap={2} align="stretch" justify="between" mt={2} pt={2} borderTop>
        <Button size="s" variant="quiet" icon="settings" label={words.manageLabels} onClick={onManage} />
        {labels.length > 0 && (
          <Button
            size="s"
            variant="primary"
            label={words.apply}
            busy={busy}
            disabled={changes.size === 0}
            onClick={() => void apply()}
          />
        )}
      </Row>
    </Box>
  );
}
