import { type User, api } from '@countersign/contract';
import { checkPassword } from '@countersign/domain';
import { useState } from 'react';
import { call, errorNameOf, messageOf, queryClient } from '../../../api/client.ts';
import { hashPassword } from '../../../api/password.ts';
import { userQuery } from '../../../api/session.ts';
import { sharedText } from '../../../text/shared.ts';
import { useText } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/dialog.tsx';
import { PasswordField } from '../../../ui/field.tsx';
import { Pill } from '../../../ui/pill.tsx';
import { toast } from '../../../ui/toast.tsx';
import styles from './account-page.module.css';
import { accountText } from './text.ts';

export function SignPassword({ user }: { user: User }) {
  const words = useText(accountText);
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.card} aria-labelledby="sign-password-title">
      <div className={styles.top}>
        <div>
          <h2 id="sign-password-title" className={styles.heading}>
            {words.signPassword}{' '}
            <Pill tone={user.existSignPassword ? 'good' : 'warn'} icon={user.existSignPassword ? 'check' : 'info'}>
              {user.existSignPassword ? words.isSet : words.notSet}
            </Pill>
          </h2>
          <p className={styles.why}>{words.signPasswordWhy}</p>
        </div>
        <Button icon="pen" variant={user.existSignPassword ? 'secondary' : 'primary'} onClick={() => setOpen(true)}>
          {user.existSignPassword ? words.change : words.set}
        </Button>
      </div>
      {open && <PasswordDialog user={user} onClose={() => setOpen(false)} />}
    </section>
  );
}

interface Typed {
  readonly old: string;
  readonly next: string;
  readonly again: string;
}
/** The rules can only be checked here, where it is typed (Rulings §5.7); what travels is its digest. */
function PasswordDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const words = useText(accountText);
  const shared = useText(sharedText);
  const [typed, setTyped] = useState<Typed>({ old: '', next: '', again: '' });
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ isOld: boolean; words: string } | null>(null);
  const exists = user.existSignPassword;
  const code = checkPassword(typed.next);
  const faults = {
    old: exists && typed.old === '' ? words.check[101] : undefined,
    next: code === 0 ? undefined : words.check[code],
    again: typed.again === typed.next ? undefined : words.mismatch,
  };
  const save = async () => {
    setTried(true);
    if (faults.old || faults.next || faults.again) return;
    setBusy(true);
    setRefusal(null);
    try {
      const params = { userWsid: user.userWsid };
      const fresh = hashPassword('sign', typed.next);
      if (exists)
        await call(api.changeSignPassword, {
          params,
          body: { oldSignPassword: hashPassword('sign', typed.old), newSignPassword: fresh },
        });
      else await call(api.createSignPassword, { params, body: { signPassword: fresh } });
      await queryClient.invalidateQueries({ queryKey: userQuery(user.userWsid).queryKey });
      toast('success', exists ? words.changeDone : words.setDone);
      onClose();
    } catch (error) {
      setRefusal({ isOld: errorNameOf(error) === 'ERROR_SIGN_PASSWORD_WRONG', words: messageOf(error) });
      setBusy(false);
    }
  };
  const field = (name: keyof Typed) => ({
    value: typed[name],
    autoComplete: name === 'old' ? 'current-password' : 'new-password',
    onChange: (event: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [name]: event.currentTarget.value }),
  });
  return (
    <Sheet
      open
      onOpenChange={onClose}
      locked={busy}
      size="s"
      title={exists ? words.change : words.set}
      footer={
        <>
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            {shared.cancel}
          </Button>
          <Button variant="primary" busy={busy} type="submit" form="sign-password-form">
            {words.saveOne}
          </Button>
        </>
      }
    >
      <form
        id="sign-password-form"
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void save();
        }}
      >
        {exists && (
          <PasswordField
            label={words.oldOne}
            {...field('old')}
            error={(tried ? faults.old : undefined) ?? (refusal?.isOld ? refusal.words : undefined)}
          />
        )}
        <PasswordField
          label={words.newOne}
          hint={words.rules}
          {...field('next')}
          error={tried || (typed.next !== '' && code !== 204) ? faults.next : undefined}
        />
        <PasswordField label={words.again} {...field('again')} error={tried ? faults.again : undefined} />
        {refusal && !refusal.isOld && (
          <p className={styles.refusal} role="alert">
            {refusal.words}
          </p>
        )}
      </form>
    </Sheet>
  );
}
