import type { PersonSeal, SigningOfficeSeal } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSharedText } from '../../../text/shared.ts';
import { AnchorButton, Banner, Button, Fault, Sheet, Stack } from '../../../ui/index.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import type { FieldValue } from './model/fields.ts';
import type { OfficeSeals } from './model/office-seals.ts';
import { sealsQuery } from './model/queries.ts';
import { NewSeal } from './new-seal.tsx';
import { useNewSeal } from './use-new-seal.ts';
import { usePictureText } from './picture-text.ts';
import { OfficeChoices, SealChoices, type SealOption } from './seal-choices.tsx';

interface SealSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The owner of the seal. */
  name: string;
  /** How many seal fields the person has. */
  count: number;
  isFree: boolean;
  /** The seals of the enterprise that the person acts for; null where they act for themselves. */
  office: OfficeSeals | null;
  /** Fetches the available seals again; without it the page itself has to be loaded again. */
  onLookAgain?: () => Promise<void>;
  onAdopt: (value: FieldValue, forAll: boolean) => void;
}

/** A seal is always a stored one (Rulings §3): one is chosen, or stored here and then chosen. */
export function SealSheet(props: SealSheetProps) {
  const { open, onOpenChange, name, count, isFree, office, onLookAgain, onAdopt } = props;
  const text = usePictureText();
  const shared = useSharedText();
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
    // The maker drops its result as it closes.
    making.change(null);
    onOpenChange(isOpen);
  };
  const own = seals.map(ownOption);
  const offices = (office?.seals ?? []).map(officeOption);
  // A representative of an enterprise most likely uses its seal.
  const only = offices.length > 0 ? offices : own;
  const selected =
    [...offices, ...own].find(({ sealWsid }) => sealWsid === chosen) ?? (only.length === 1 ? only[0] : undefined);

  const choose = ({ sealWsid }: SealOption): void => {
    setChosen(sealWsid);
    setFault(null);
  };
  const adopt = (): void => {
    if (selected === undefined) return setFault(text.seal.needs);
    setFault(null);
    const { sealWsid, picture, sizeMm } = selected;
    onAdopt({ kind: 'seal', sealWsid, picture, ...(sizeMm === null ? {} : { sizeMm }) }, forAll);
  };
  const showsUpload = isUploading || (!isPending && seals.length === 0 && office === null);
  const footer = isFree ? (
    <AnchorButton
      variant="primary"
      label={text.seal.login}
      href={`/login?returnTo=${encodeURIComponent(location.pathname)}`}
    />
  ) : (
    <>
      <Button variant="quiet" label={shared.cancel} onClick={() => close(false)} />
      {showsUpload ? (
        making.way !== 'SCAN' && (
          <Button variant="primary" label={text.seal.store} busy={making.isStoring} onClick={making.store} />
        )
      ) : (
        <Button variant="primary" label={text.seal.adopt} onClick={adopt} />
      )}
    </>
  );
  return (
    <Sheet open={open} onClose={() => close(false)} title={text.seal.title} size="m" footer={footer}>
      {isFree ? (
        <Banner tone="info">{text.seal.guest}</Banner>
      ) : showsUpload ? (
        <NewSeal making={making} person={name} isFirst={seals.length === 0} />
      ) : (
        <Stack gap={4}>
          {office !== null && (
            <OfficeChoices
              office={office}
              onLookAgain={onLookAgain}
              options={offices}
              chosen={selected}
              onChoose={choose}
            />
          )}
          {own.length > 0 && (
            <SealChoices label={text.seal.own} source="PROFILE" options={own} chosen={selected} onChoose={choose} />
          )}
          <Button
            size="s"
            icon="plus"
            label={office === null ? text.seal.upload : text.seal.uploadOwn}
            onClick={() => setUploading(true)}
          />
          {count > 1 && (
            <Checkbox
              label={text.seal.useAll(count)}
              checked={forAll}
              onChange={(event) => setForAll(event.currentTarget.checked)}
            />
          )}
          <Fault>{fault}</Fault>
        </Stack>
      )}
    </Sheet>
  );
}

const ownOption = ({ personSealWsid, name, link }: PersonSeal): SealOption => ({
  sealWsid: personSealWsid,
  name,
  picture: link.href,
  sizeMm: null,
});
const officeOption = ({ officeSealWsid, name, pictureHref, widthMm, heightMm }: SigningOfficeSeal): SealOption => ({
  sealWsid: officeSealWsid,
  name,
  picture: pictureHref.href,
  sizeMm: { width: widthMm, height: heightMm },
});
