import { type PersonSeal, api } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, messageOf, queryClient, requestIdOf } from '../../../api/client.ts';
import { type InkPicture, blobOf } from '../../../parts/signature/ink-picture.ts';
import { UploadedSignature } from '../../../parts/signature/uploaded-signature.tsx';
import { postForm, uploadMessage } from '../../../parts/uploader/uploader.ts';
import { formatDay } from '../../../text/format.ts';
import { sharedText } from '../../../text/shared.ts';
import { useText } from '../../../text/text.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { ConfirmDialog, Sheet } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.tsx';
import { sealsQuery } from '../model/queries.ts';
import { Trouble } from '../parts/trouble.tsx';
import styles from './account-page.module.css';
import { accountText } from './text.ts';

const SEAL_NAME_MAX = 50;

/** Seals as cards, with their size in millimetres (ux 35). */
export function Seals() {
  const words = useText(accountText);
  const { data: seals, error, refetch } = useQuery(sealsQuery);
  const [adding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<PersonSeal | null>(null);
  const remove = async ({ personSealWsid }: PersonSeal) => {
    await call(api.deletePersonSeal, { params: { personSealWsid } }).catch((cause: unknown) =>
      toast('warning', messageOf(cause), requestIdOf(cause)),
    );
    await queryClient.invalidateQueries({ queryKey: sealsQuery.queryKey });
  };
  return (
    <section className={styles.card} aria-labelledby="seals-title">
      <div className={styles.top}>
        <div>
          <h2 id="seals-title" className={styles.heading}>
            {words.seals}
          </h2>
          <p className={styles.why}>{words.sealsWhy}</p>
        </div>
        <Button icon="plus" onClick={() => setAdding(true)}>
          {words.addSeal}
        </Button>
      </div>
      {seals === undefined ? (
        error ? (
          <Trouble error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={170} radius={12} />
        )
      ) : seals.length === 0 ? (
        <p className={styles.nothing}>{words.noSeals}</p>
      ) : (
        <ul className={styles.cards}>
          {seals.map((seal) => (
            <li key={seal.personSealWsid} className={styles.picture}>
              <div className={styles.paper}>
                <img src={seal.link.href} alt={seal.name} loading="lazy" />
              </div>
              <div className={styles.caption}>
                <span>
                  <strong>{seal.name}</strong>
                  <small>
                    {words.sizeOf(seal.width, seal.height)} · {words.addedOn(formatDay(seal.createdDatetime))}
                  </small>
                </span>
                <IconButton
                  icon="trash"
                  size={18}
                  label={words.deleteSeal(seal.name)}
                  onClick={() => setLeaving(seal)}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      {adding && <SealDialog onClose={() => setAdding(false)} />}
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        title={words.deleteSealTitle}
        description={words.deleteSealWhy}
        act={words.deleteIt}
        danger
        onConfirm={async () => {
          if (leaving) await remove(leaving);
        }}
      />
    </section>
  );
}

function SealDialog({ onClose }: { onClose: () => void }) {
  const words = useText(accountText);
  const shared = useText(sharedText);
  const [name, setName] = useState('');
  const [picture, setPicture] = useState<InkPicture | null>(null);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const save = async () => {
    setTried(true);
    if (name.trim() === '' || picture === null) return;
    setBusy(true);
    setRefusal(null);
    const form = new FormData();
    form.append('name', name.trim());
    form.append('from', 'UPLOAD');
    form.append('file', blobOf(picture.writeData), 'seal.png');
    try {
      await postForm(api.createPersonSeal.path, form, new AbortController().signal);
      await queryClient.invalidateQueries({ queryKey: sealsQuery.queryKey });
      toast('success', words.sealDone);
      onClose();
    } catch (error) {
      setRefusal(uploadMessage(error));
      setBusy(false);
    }
  };
  return (
    <Sheet
      open
      onOpenChange={onClose}
      locked={busy}
      title={words.addSeal}
      footer={
        <>
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            {shared.cancel}
          </Button>
          <Button variant="primary" busy={busy} onClick={() => void save()}>
            {words.uploadSeal}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <TextField
          label={words.sealName}
          maxLength={SEAL_NAME_MAX}
          value={name}
          error={tried && name.trim() === '' ? words.sealNameMissing : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <div role="group" aria-label={words.sealPicture}>
          <UploadedSignature onChange={setPicture} />
        </div>
        {tried && picture === null && (
          <p className={styles.refusal} role="alert">
            {words.sealMissing}
          </p>
        )}
        {refusal && (
          <p className={styles.refusal} role="alert">
            {refusal}
          </p>
        )}
      </div>
    </Sheet>
  );
}
