import { NAME_MAX } from '@countersign/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import { messageOf } from '../../../api/client.ts';
import { uploadPersonSeal } from '../../../api/upload-seal.ts';
import { type InkPicture, blobOf } from '../../../parts/signature/ink-picture.ts';
import type { SealWay } from '../../../parts/signature/seal-maker.tsx';
import { sharedText } from '../../../text/shared.ts';
import { useText } from '../../../text/text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Sheet } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { FieldValue } from './model/fields.ts';
import { sealsQuery } from './model/queries.ts';
import styles from './sign.module.css';
import { signText } from './text.ts';

const SealMaker = lazy(() =>
  import('../../../parts/signature/seal-maker.tsx').then(({ SealMaker: component }) => ({ default: component })),
);

interface SealSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Whose seal it is. */
  name: string;
  /** How many seal fields the person has. */
  count: number;
  isFree: boolean;
  onAdopt: (value: FieldValue, forAll: boolean) => void;
}

/** A seal is always a stored one (Rulings §3): one is chosen, or stored here and then chosen. */
export function SealSheet({ open, onOpenChange, name, count, isFree, onAdopt }: SealSheetProps) {
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
  const stored = (personSealWsid: string): void => {
    setChosen(personSealWsid);
    setUploading(false);
    setFault(null);
  };
  return (
    <Sheet open={open} onOpenChange={close} title={text.seal.title} size="m" footer={footer}>
      {isFree ? (
        <Banner tone="info">{text.seal.guest}</Banner>
      ) : showsUpload ? (
        <NewSeal person={name} isFirst={seals.length === 0} onStored={stored} />
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

interface NewSealProps {
  person: string;
  isFirst: boolean;
  onStored: (personSealWsid: string) => void;
}
function NewSeal({ person, isFirst, onStored }: NewSealProps) {
  const text = useText(signText);
  const queries = useQueryClient();
  const [way, setWay] = useState<SealWay>('TYPE');
  const [picture, setPicture] = useState<InkPicture | null>(null);
  const [name, setName] = useState(text.seal.defaultName);
  // The phone is told the name once it stands, not letter by letter.
  const [settledName, setSettledName] = useState(name);
  const [fault, setFault] = useState<string | null>(null);
  const take = async (personSealWsid: string): Promise<void> => {
    await queries.invalidateQueries({ queryKey: sealsQuery.queryKey });
    onStored(personSealWsid);
  };
  const storing = useMutation({
    mutationFn: (made: InkPicture) =>
      uploadPersonSeal(name.trim() || text.seal.defaultName, blobOf(made.writeData), way === 'SCAN' ? 'UPLOAD' : way),
    onSuccess: ({ personSealWsid }) => take(personSealWsid),
  });
  return (
    <div className={styles.sheetStack}>
      {isFirst && <p className={styles.gateLead}>{text.seal.none}</p>}
      <Suspense fallback={<Skeleton height={320} radius={12} />}>
        <SealMaker
          person={person}
          way={way}
          onWay={(next) => {
            setWay(next);
            setFault(null);
          }}
          onChange={(made) => {
            setPicture(made);
            setFault(null);
          }}
          name={settledName.trim()}
          onScanned={(personSealWsid) => void take(personSealWsid)}
        />
      </Suspense>
      <TextField
        label={text.seal.naming}
        value={name}
        maxLength={NAME_MAX}
        onChange={(event) => setName(event.currentTarget.value)}
        onBlur={() => setSettledName(name)}
      />
      {storing.error !== null && <Banner tone="danger">{messageOf(storing.error)}</Banner>}
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
      {way !== 'SCAN' && (
        <Button
          variant="primary"
          block
          busy={storing.isPending}
          onClick={() => (picture === null ? setFault(text.seal.needsPicture) : storing.mutate(picture))}
        >
          {text.seal.store}
        </Button>
      )}
    </div>
  );
}
