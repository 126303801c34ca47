import { type User, api, pathOf } from '@countersign/contract';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { call } from '../../../api/client.ts';
import { CropSheet } from '../../../parts/crop/crop-sheet.tsx';
import { PictureInput } from '../../../parts/crop/picture-input.tsx';
import { useChosenPicture } from '../../../parts/crop/use-chosen-picture.ts';
import { postForm } from '../../../parts/uploader/uploader.ts';
import { attempt } from '../../../parts/trouble/attempt.ts';
import { Avatar, Button, ConfirmDialog, Fault, Row, Text, toast } from '../../../ui/index.ts';
import { Pill } from '../../../ui/pill.tsx';
import { keepUser, self } from './own-user.tsx';
import styles from './profile.module.css';
import { useProfileText } from './profile-text.ts';

/** The picture of the person, or their initials. A chosen picture is cropped here and re-encoded by the server. */
export function AvatarPicker({ user }: { user: User }) {
  const words = useProfileText();
  const input = useRef<HTMLInputElement>(null);
  const { picture, choose, leave } = useChosenPicture();
  const [error, setError] = useState<string | null>(null);
  const [removing, setRemoving] = useState(false);
  const take = async (file: File) => {
    setError(null);
    if (!(await choose(file))) setError(words.unreadable);
  };
  const save = async (jpeg: Blob) => {
    keepUser(await sendAvatar(jpeg));
    toast('success', words.pictureDone);
  };
  const remove = async () => {
    await attempt(async () => keepUser((await call(api.deleteAvatar, { params: self() })).user), words.removed);
  };
  const has = user.avatarHref !== null;
  return (
    <Row gapY={3} gapX={5} wrap>
      <Avatar name={user.displayName} size={88} src={user.avatarHref?.href} />
      <div className={styles.who}>
        <Text as="div" heading="l" mb={1} text={user.displayName} />
        <Row as="p" gapY={1} gapX={3} wrap className={styles.identity}>
          <Pill
            tone={user.idttvStatus === 'PASSED' ? 'good' : 'neutral'}
            icon={user.idttvStatus === 'PASSED' ? 'shield' : undefined}
            label={`${words.identity}: ${words.identityOf[user.idttvStatus]}`}
          />
          {user.idttvStatus === 'NO' && <Link to="/account/identity">{words.verify}</Link>}
        </Row>
      </div>
      <Row gap={2} align="stretch" wrap>
        <PictureInput ref={input} label={words.picture} onFile={(file) => void take(file)} />
        <Button icon="camera" label={has ? words.change : words.add} onClick={() => input.current?.click()} />
        {has && <Button variant="quiet" label={words.remove} onClick={() => setRemoving(true)} />}
      </Row>
      <Fault className={styles.fault}>{error}</Fault>
      {picture && <CropSheet picture={picture} title={words.crop} act={words.use} onSave={save} onClose={leave} />}
      <ConfirmDialog
        open={removing}
        onClose={() => setRemoving(false)}
        title={words.removeTitle}
        description={words.removeWhy}
        act={words.remove}
        danger
        onConfirm={remove}
      />
    </Row>
  );
}

/** Spec §7: a multipart file, named by its time stamp with .jpg. */
async function sendAvatar(picture: Blob): Promise<User> {
  const form = new FormData();
  form.append('file', picture, `${Date.now()}.jpg`);
  const { user } = await postForm<{ user: User }>(pathOf(api.uploadAvatar, self()), form, new AbortController().signal);
  return user;
}
