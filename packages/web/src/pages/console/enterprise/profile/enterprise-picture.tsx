import type { Enterprise } from '@countersign/contract';
import { AVATAR_SIDE_PX } from '@countersign/domain';
import { useRef, useState } from 'react';
import { messageOf, requestIdOf } from '../../../../api/client.ts';
import { EnterpriseBadge } from '../../../../parts/account/enterprise-badge.tsx';
import { Cropper } from '../../../../parts/crop/cropper.tsx';
import { cutOut, readPicture } from '../../../../parts/crop/cut-out.ts';
import { type View, firstView } from '../../../../parts/crop/view.ts';
import { uploadMessage } from '../../../../parts/uploader/uploader.ts';
import { sharedText } from '../../../../text/shared.ts';
import { useText } from '../../../../text/text.ts';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { ConfirmDialog, Sheet } from '../../../../ui/dialog.tsx';
import { Menu } from '../../../../ui/menu.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { removePicture, sendPicture } from './own-enterprise.ts';
import styles from './profile.module.css';
import { profileText } from './profile-text.ts';

const SIZE = 64;

/** The picture of the enterprise. The owner chooses and crops it here; the server re-encodes it. */
export function EnterprisePicture({ enterprise }: { enterprise: Enterprise }) {
  const { name, avatarHref, isOwner } = enterprise;
  return (
    <div className={styles.picture}>
      <EnterpriseBadge name={name} size={SIZE} src={avatarHref?.href} />
      {isOwner && <Change enterprise={enterprise} />}
    </div>
  );
}

function Change({ enterprise: { enterpriseWsid, avatarHref } }: { enterprise: Enterprise }) {
  const words = useText(profileText);
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [removing, setRemoving] = useState(false);
  const choose = async (file: File) => {
    const read = await readPicture(file).catch(() => null);
    if (read === null) toast('warning', words.unreadable);
    setPicture(read);
  };
  const leave = () => {
    // Its memory is released at once, not at the next garbage collection.
    picture?.close();
    setPicture(null);
  };
  const remove = async () => {
    try {
      await removePicture(enterpriseWsid);
      toast('success', words.removed);
    } catch (error) {
      toast('warning', messageOf(error), requestIdOf(error));
    }
  };
  const pick = () => input.current?.click();
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg"
        aria-label={words.picture}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) void choose(file);
        }}
      />
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
      {picture && <CropSheet enterpriseWsid={enterpriseWsid} picture={picture} onClose={leave} />}
      <ConfirmDialog
        open={removing}
        onOpenChange={setRemoving}
        title={words.removeTitle}
        description={words.removeWhy}
        act={words.removePicture}
        danger
        onConfirm={remove}
      />
    </>
  );
}

interface CropProps {
  enterpriseWsid: string;
  picture: ImageBitmap;
  onClose: () => void;
}
function CropSheet({ enterpriseWsid, picture, onClose }: CropProps) {
  const words = useText(profileText);
  const shared = useText(sharedText);
  const [view, setView] = useState<View>(() => firstView(picture));
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const save = async () => {
    setBusy(true);
    setRefusal(null);
    try {
      await sendPicture(enterpriseWsid, await cutOut(picture, view, AVATAR_SIDE_PX));
      toast('success', words.pictureDone);
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
      size="s"
      title={words.crop}
      footer={
        <>
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            {shared.cancel}
          </Button>
          <Button variant="primary" busy={busy} onClick={() => void save()}>
            {words.use}
          </Button>
        </>
      }
    >
      <Cropper picture={picture} view={view} onView={setView} disabled={busy} />
      <p className={styles.fault} role="alert">
        {refusal}
      </p>
    </Sheet>
  );
}
