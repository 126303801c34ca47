import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sharedText } from '../../../text/shared.ts';
import { useText } from '../../../text/text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Sheet } from '../../../ui/dialog.tsx';
import type { FieldValue } from './model/fields.ts';
import { sealsQuery } from './model/queries.ts';
import { NewSeal, useNewSeal } from './new-seal.tsx';
import styles from './sign.module.css';
import { pictureText } from './picture-text.ts';

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
  const text = useText(pictureText);
  const shared = useText(sharedText);
  const { data: seals = [], isPending } = useQuery({ ...sealsQuery, enabled: open && !isFree });
  const [chosen, setChosen] = useState<string | null>(null);
  const [isUploading, setUploading] = useState(false);
  const [forAll, setForAll] = useState(true);
  const [fault, setFault] = useState<string | null>(null);
  const making = useNewSeal((personSealWsid) => {
    setChosen(personSealWsid);
    setUploading(false);
    setFault(null);
  });
  const close = (isOpen: boolean): void => {
    setFault(null);
    // The maker forgets what it made as it closes.
    making.change(null);
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
      {showsUpload ? (
        making.way !== 'SCAN' && (
          <Button variant="primary" busy={making.isStoring} onClick={making.store}>
            {text.seal.store}
          </Button>
        )
      ) : (
        <Button variant="primary" onClick={adopt}>
          {text.seal.adopt}
        </Button>
      )}
    </>
  );
  return (
    <Sheet open={open} onOpenChange={close} title={text.seal.title} size="m" footer={footer}>
      {isFree ? (
        <Banner tone="info">{text.seal.guest}</Banner>
      ) : showsUpload ? (
        <NewSeal making={making} person={name} isFirst={seals.length === 0} />
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
