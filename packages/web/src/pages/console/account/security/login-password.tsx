import { type User, api } from '@countersign/contract';
import { useState } from 'react';
import { call, queryClient } from '../../../../api/client.ts';
import { hashPassword } from '../../../../api/password.ts';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { Button, Row, toast } from '../../../../ui/index.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { devicesKey } from '../devices/devices-key.ts';
import { self } from '../own-user.tsx';
import { PasswordSheet } from './password-sheet.tsx';
import { usePasswordsText } from './passwords-text.ts';
import styles from './security.module.css';

/** The login password. It is changed with the old password; a user without one sets it with a code. */
export function LoginPassword({ user }: { user: User }) {
  const words = usePasswordsText();
  const [open, setOpen] = useState(false);
  if (!user.existPassword)
    return (
      <SectionCard
        title={words.login}
        why={words.noLogin}
        act={<LinkButton label={words.setLogin} to="/find-password" />}
      />
    );
  const save = async (old: string, next: string, removeKeys: boolean) => {
    const passwords = { oldPassword: await hashPassword('login', old), newPassword: await hashPassword('login', next) };
    const body = { ...passwords, removeKeys };
    await call(api.resetPassword, { params: self(), body });
    await Promise.all(
      [devicesKey, ['passkeys'], ['shield-devices']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
    toast('success', words.loginDone);
    setOpen(false);
  };
  return (
    <SectionCard
      title={words.login}
      why={words.loginWhy}
      act={
        <Row gap={2} align="stretch" wrap className={styles.acts}>
          <Button label={words.changeLogin} onClick={() => setOpen(true)} />
          <LinkButton variant="quiet" label={words.forgotLogin} to="/find-password" />
        </Row>
      }
    >
      {open && (
        <PasswordSheet
          title={words.changeLogin}
          description={words.changeLoginWhy}
          oldLabel={words.oldLogin}
          newLabel={words.newLogin}
          option={words.removeKeys}
          save={save}
          onClose={() => setOpen(false)}
        />
      )}
    </SectionCard>
  );
}
