import type { PersonSeal } from '@countersign/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../api/client.ts';
import { uploadPersonSeal } from '../../../api/upload-seal.ts';
import { type InkPicture, blobOf } from '../../../parts/signature/ink-picture.ts';
import { UploadedSignature } from '../../../parts/signature/uploaded-signature.tsx';
import { sharedText } from '../../../text/shared.ts';
import { useText } from '../../../text/text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Sheet } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import type { FieldValue } from './model/fields.ts';
import { sealsQuery } from './model/queries.ts';
import styles from './sign.module.css';
import { signText } from './text.ts';

interface SealSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** How many seal fields the person has. */
  count: number;
  isFree: boolean;
  onAdopt: (value: FieldValue, forAll: boolean) => void;
}

/** A seal is always a stored one (Rulings §3): one is chosen, or stored here and then chosen. */
export function SealSheet({ open, onOpenChange, count, isFree, onAdopt }: SealSheetProps) {
  const text = useText(signText);
  const shared = useText(sharedText);
  const { data: seals = [], isPending } = useQuery({ ...sealsQuery, enabled: open && !isFree });
  const [chosen, setChosen] = useState<string | null>(null);
  const [isUploading, setUploading] = useState(false);
  const [forAll, setForAll] = useState(true);
  const [fault, setFault] = useState<string | null>(null);
  const close = (isOpen: boolean): void => {
    setFault(null);
    onOpenChange(isOpen);
  };
  const selected =
    seals.find(({ personSealWsid }) => personSealWsid === chosen) ?? (seals.length === 1 ? seals[0] : undefined);

  const adopt = (): void => {
    if (selected === undefined) return setFault(text.seal.needs);
    setFault(null);
    onAdopt({ kind: 'seal', sealWsid: selected.personSealWsid, picture: selected.link.href }, forAll);
  };
  const showsUpload = isUploading || (!isPending && seals.length === 0);
  const footer = isFree ? (
    <a className={buttonClass('primary')} href={`/login?returnTo=${encodeURIComponent(location.pathname)}`}>
      {text.seal.login}
    </a>
  ) : (
    <>
      <Button variant="quiet" onClick={() => close(false)}>
        {shared.cancel}
      </Button>
      {!showsUpload && (
        <Button variant="primary" onClick={adopt}>
          {text.seal.adopt}
        </Button>
      )}
    </>
  );
  const stored = (seal: PersonSeal): void => {
    setChosen(seal.personSealWsid);
    setUploading(false);
    setFault(null);
  };
  return (
    <Sheet open={open} onOpenChange={close} title={text.seal.title} size="m" footer={footer}>
      {isFree ? (
        <Banner tone="info">{text.seal.guest}</Banner>
      ) : showsUpload ? (
        <SealUpload isFirst={seals.length === 0} onStored={stored} />
      ) : (
        <div className={styles.sheetStack}>
          <div className={styles.choices} role="radiogroup" aria-label={text.seal.title}>
            {seals.map((seal) => (
              <button
                key={seal.personSealWsid}
                type="button"
                role="radio"
                aria-checked={seal === selected}
                className={styles.choice}
                onClick={() => {
                  setChosen(seal.personSealWsid);
                  setFault(null);
                }}
              >
                <img src={seal.link.href} alt="" />
                {seal.name}
              </button>
            ))}
          </div>
          <Button size="s" icon="plus" onClick={() => setUploading(true)}>
            {text.seal.upload}
          </Button>
          {count > 1 && (
            <Checkbox checked={forAll} onChange={(event) => setForAll(event.currentTarget.checked)}>
              {text.seal.useAll(count)}
            </Checkbox>
          )}
          <p role="alert" className={styles.fault}>
            {fault}
          </p>
        </div>
      )}
    </Sheet>
  );
}

function SealUpload({ isFirst, onStored }: { isFirst: boolean; onStored: (seal: PersonSeal) => void }) {
  const text = useText(signText);
  const queries = useQueryClient();
  const [picture, setPicture] = useState<InkPicture | null>(null);
  const [name, setName] = useState(text.seal.defaultName);
  const [fault, setFault] = useState<string | null>(null);
  const storing = useMutation({
    mutationFn: (made: InkPicture) => uploadPersonSeal(name.trim() || text.seal.defaultName, blobOf(made.writeData)),
    onSuccess: async (seal) => {
      await queries.invalidateQueries({ queryKey: sealsQuery.queryKey });
      onStored(seal);
    },
  });
  return (
    <div className={styles.sheetStack}>
      <p className={styles.gateLead}>{isFirst ? text.seal.none : text.seal.uploadHint}</p>
      <UploadedSignature
        onChange={(made) => {
          setPicture(made);
          setFault(null);
        }}
      />
      <TextField
        label={text.seal.naming}
        value={name}
        maxLength={50}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {storing.error !== null && <Banner tone="danger">{messageOf(storing.error)}</Banner>}
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
      <Button
        variant="primary"
        block
        busy={storing.isPending}
        onClick={() => (picture === null ? setFault(text.signature.needsPicture) : storing.mutate(picture))}
      >
        {text.seal.store}
      </Button>
    </div>
  );
}
