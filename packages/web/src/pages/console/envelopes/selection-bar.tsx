import type { EnvelopeRow } from '@countersign/contract';
import { useState } from 'react';
import { ReasonSheet } from '../../../parts/form/reason-sheet.tsx';
import { Button, IconButton, type IconName, Row, Text } from '../../../ui/index.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { type BulkAct, BULK_ACTS, type BulkCall, mayDo } from './bulk.ts';
import { BulkDialog, type BulkWish } from './bulk-dialog.tsx';
import { PutLabels } from './put-labels.tsx';
import styles from './selection-bar.module.css';
import { useEnvelopesText } from './text.ts';
import type { Selection } from './use-selection.ts';

const ICONS: Record<BulkAct, IconName> = {
  sign: 'signature',
  remind: 'bell',
  revoke: 'close',
  download: 'download',
  recycle: 'trash',
  restore: 'undo',
};
/** The batch-signing page takes the ids from its address. */
const idsOf = (rows: readonly EnvelopeRow[]): string => rows.map(({ envelopeWsid }) => envelopeWsid).join(',');

/** Floats over the list while something is selected; an act that applies to none of it is not shown (ux 30, 37). */
export function SelectionBar({ selection, onManageLabels }: { selection: Selection; onManageLabels: () => void }) {
  const words = useEnvelopesText();
  const [wish, setWish] = useState<BulkWish | null>(null);
  const [revoking, setRevoking] = useState<readonly EnvelopeRow[] | null>(null);
  const { rows } = selection;
  const begin = (act: BulkCall, fitting: readonly EnvelopeRow[]) =>
    act === 'revoke' ? setRevoking(fitting) : setWish({ act, rows: fitting, reason: '' });
  const acts = BULK_ACTS.flatMap((act) => {
    const fitting = rows.filter((row) => mayDo(act, row));
    return fitting.length === 0 ? [] : [{ act, fitting }];
  });
  return (
    <>
      {rows.length > 0 && (
        <section className={styles.bar} aria-label={words.selection} data-foot>
          <Text rigid weight={600} tabular role="status" text={words.selected(rows.length)} />
          <Row gap={2} align="stretch" wrap className={styles.acts}>
            {acts.map(({ act, fitting }) => {
              const word =
                fitting.length === rows.length ? words.acts[act] : words.actOn(words.acts[act], fitting.length);
              return act === 'sign' ? (
                <LinkButton
                  key={act}
                  variant="primary"
                  size="s"
                  icon={ICONS[act]}
                  label={word}
                  to="/batch-sign"
                  search={{ ids: idsOf(fitting) }}
                />
              ) : (
                <Button key={act} size="s" icon={ICONS[act]} label={word} onClick={() => begin(act, fitting)} />
              );
            })}
            <div>
              <PutLabels rows={rows} onManage={onManageLabels} />
            </div>
          </Row>
          <IconButton className={styles.close} icon="close" label={words.unselect} onClick={selection.clear} />
        </section>
      )}
      {revoking && (
        <ReasonSheet
          title={words.revokeTitle(revoking.length)}
          description={words.revokeWords}
          label={words.revokeReason}
          missing={words.revokeReasonMissing}
          act={words.acts.revoke}
          onClose={() => setRevoking(null)}
          onGiven={async (reason) => {
            setRevoking(null);
            setWish({ act: 'revoke', rows: revoking, reason });
          }}
        />
      )}
      {wish && (
        <BulkDialog
          wish={wish}
          onClose={(done) => {
            setWish(null);
            // What succeeded is deselected; what failed stays selected.
            selection.set(
              wish.rows.filter(({ envelopeWsid }) => done.includes(envelopeWsid)),
              false,
            );
          }}
        />
      )}
    </>
  );
}
