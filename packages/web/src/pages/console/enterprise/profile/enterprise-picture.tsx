import type { Enterprise } from '@countersign/contract';
import { useRef, useState } from 'react';
import { EnterpriseBadge } from '../../../../parts/account/enterprise-badge.tsx';
import { CropSheet } from '../../../../parts/crop/crop-sheet.tsx';
import { PictureInput } from '../../../../parts/crop/picture-input.tsx';
import { useChosenPicture } from '../../../../parts/crop/use-chosen-picture.ts';
import { attempt } from '../../../../parts/trouble/attempt.ts';
import { Box, ConfirmDialog, IconButton, toast } from '../../../../ui/index.ts';
import { Menu } from '../../../../ui/menu.tsx';
import { removePicture, sendPicture } from './own-enterprise.ts';
import styles from './profile.module.css';
import { useProfileText } from './profile-text.ts';

const SIZE = 64;

/** The picture of the enterprise. The owner chooses and crops it here; the server re-encodes it. */
export function EnterprisePicture({ enterprise }: { enterprise: Enterprise }) {
  const { name, avatarHref, isOwner } = enterprise;
  return (
    <Box position="relative" rigid className={styles.picture}>
      <EnterpriseBadge name={name} size={SIZE} src={avatarHref?.href} />
      {isOwner && <Change enterprise={enterprise} />}
    </Box>
  );
}

function Change({ enterprise: { enterpriseWsid, avatarHref } }: { enterprise: Enterprise }) {
  const words = useProfileText();
  const input = useRef<HTMLInputElement>(null);
  const { picture, choose, leave } = useChosenPicture();
  const [removing, setRemoving] = useState(false);
  const take = async (file: File) => {
    if (!(await choose(file))) toast('warning', words.unreadable);
  };
  const save = async (jpeg: Blob) => {
    await sendPicture(enterpriseWsid, jpeg);
    toast('success', words.pictureDone);
  };
  const remove = async () => {
    await attempt(() => removePicture(enterpriseWsid), words.removed);
  };
  const pick = () => input.current?.click();
  return (
    <>
      <PictureInput ref={input} label={words.picture} onFile={(file) => void take(file)} />
      <div className={styles.change}>
        {avatarHref === null ? (
          <IconButton icon="camera" size={16} label={words.addPicture} onClick={pick} />
        ) : (
          <Menu
            trigger={<IconButton icon="camera" size={16} label={words.changePicture} />}
            items={[
              { key: 'change', icon: 'camera', label: words.changePicture, onSelect: pick },
              {
                key: 'remove',
                icon: 'trash',
                label: words.removePicture,
                danger: true,
                onSelect: () => setRemoving(true),
              },
            ]}
          />
        )}
      </div>
      {picture && <CropSheet picture={picture} title={words.crop} act={words.use} onSave={save} onClose={leave} />}
      <ConfirmDialog
        open={removing}
        onClose={() => setRemoving(false)}
        title={words.removeTitle}
        description={words.removeWhy}
        act={words.removePicture}
        danger
        onConfirm={remove}
      />
    </>
  );
}
