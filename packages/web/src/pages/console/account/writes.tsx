import { type PersonWrite, api } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, messageOf, queryClient, requestIdOf } from '../../../api/client.ts';
import { type InkPicture, SignatureMaker } from '../../../parts/signature/signature-maker.tsx';
import { formatDay } from '../../../text/format.ts';
import { sharedText } from '../../../text/shared.ts';
import { useText } from '../../../text/text.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { ConfirmDialog, Sheet } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.tsx';
import { writesQuery } from '../model/queries.ts';
import { Trouble } from '../parts/trouble.tsx';
import styles from './account-page.module.css';
import { accountText } from './text.ts';

/** The signatures kept for the next time. */
export function Writes({ name }: { name: string }) {
  const words = useText(accountText);
  const { data: writes, error, refetch } = useQuery(writesQuery);
  const [adding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<PersonWrite | null>(null);
  const remove = async ({ writeWsid }: PersonWrite) => {
    await call(api.deletePersonWrite, { params: { writeWsid } }).catch((cause: unknown) =>
      toast('warning', messageOf(cause), requestIdOf(cause)),
    );
    await queryClient.invalidateQueries({ queryKey: writesQuery.queryKey });
  };
  return (
    <section className={styles.card} aria-labelledby="writes-title">
      <div className={styles.top}>
        <div>
          <h2 id="writes-title" className={styles.heading}>
            {words.writes}
          </h2>
          <p className={styles.why}>{words.writesWhy}</p>
        </div>
        <Button icon="plus" onClick={() => setAdding(true)}>
          {words.addWrite}
        </Button>
      </div>
      {writes === undefined ? (
        error ? (
          <Trouble error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={120} radius={12} />
        )
      ) : writes.length === 0 ? (
        <p className={styles.nothing}>{words.noWrites}</p>
      ) : (
        <ul className={styles.cards}>
          {writes.map((write, at) => (
            <li key={write.writeWsid} className={styles.picture}>
              <div className={styles.paper}>
                <img src={write.link.href} alt={words.writePicture(at + 1)} loading="lazy" />
              </div>
              <div className={styles.caption}>
                <small>{words.addedOn(formatDay(write.createdDatetime))}</small>
                <IconButton
                  icon="trash"
                  size={18}
                  label={words.deleteWrite(at + 1)}
                  onClick={() => setLeaving(write)}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      {adding && <WriteDialog name={name} onClose={() => setAdding(false)} />}
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        title={words.deleteWriteTitle}
        description={words.deleteWriteWhy}
        act={words.deleteIt}
        danger
        onConfirm={async () => {
          if (leaving) await remove(leaving);
        }}
      />
    </section>
  );
}

function WriteDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const words = useText(accountText);
  const shared = useText(sharedText);
  const [picture, setPicture] = useState<InkPicture | null>(null);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (picture === null) return;
    setBusy(true);
    try {
      await call(api.createPersonWrite, { body: { writeData: picture.writeData } });
      await queryClient.invalidateQueries({ queryKey: writesQuery.queryKey });
      toast('success', words.writeDone);
      onClose();
    } catch (error) {
      toast('warning', messageOf(error), requestIdOf(error));
      setBusy(false);
    }
  };
  return (
    <Sheet
      open
      onOpenChange={onClose}
      locked={busy}
      title={words.addWrite}
      footer={
        <>
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            {shared.cancel}
          </Button>
          <Button variant="primary" busy={busy} disabled={picture === null} onClick={() => void save()}>
            {words.saveWrite}
          </Button>
        </>
      }
    >
      <SignatureMaker name={name} onChange={setPicture} />
    </Sheet>
  );
}
