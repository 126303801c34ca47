import { type User, api } from '@countersign/contract';
import { useState } from 'react';
import { call, queryClient } from '../../../../api/client.ts';
import { hashPassword } from '../../../../api/password.ts';
import { userQuery } from '../../../../api/session.ts';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { Button, Row, toast } from '../../../../ui/index.ts';
import { Pill } from '../../../../ui/pill.tsx';
import { self } from '../own-user.tsx';
import { PasswordSheet } from './password-sheet.tsx';
import { usePasswordsText } from './passwords-text.ts';
import { RetrieveSheet } from './retrieve-sheet.tsx';
import styles from './security.module.css';

/** The sign password. It is set, changed with the old one, or retrieved with a code (Spec §7 "Sign password"). */
export function SignPassword({ user }: { user: User }) {
  const words = usePasswordsText();
  const [open, setOpen] = useState<'change' | 'retrieve' | null>(null);
  const exists = user.existSignPassword;
  const save = async (old: string, next: string) => {
    const params = self();
    const fresh = await hashPassword('sign', next);
    if (exists) {
      const body = { oldSignPassword: await hashPassword('sign', old), newSignPassword: fresh };
      await call(api.changeSignPassword, { params, body });
    } else await call(api.createSignPassword, { params, body: { signPassword: fresh } });
    await queryClient.invalidateQueries({ queryKey: userQuery(params.userWsid).queryKey });
    toast('success', exists ? words.changeDone : words.setDone);
    setOpen(null);
  };
  return (
    <SectionCard
      title={
        <>
          {words.sign}{' '}
          <Pill
            tone={exists ? 'good' : 'warn'}
            icon={exists ? 'check' : 'info'}
            label={exists ? words.isSet : words.notSet}
          />
        </>
      }
      why={words.signWhy}
      act={
        <Row gap={2} align="stretch" wrap className={styles.acts}>
          <Button
            variant={exists ? 'secondary' : 'primary'}
            label={exists ? words.changeSign : words.setSign}
            onClick={() => setOpen('change')}
          />
          {exists && <Button variant="quiet" label={words.forgot} onClick={() => setOpen('retrieve')} />}
        </Row>
      }
    >
      {open === 'change' && (
        <PasswordSheet
          title={exists ? words.changeSign : words.setSign}
          oldLabel={exists ? words.oldSign : null}
          newLabel={words.newSign}
          save={save}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'retrieve' && <RetrieveSheet user={user} onClose={() => setOpen(null)} />}
    </SectionCard>
  );
}
