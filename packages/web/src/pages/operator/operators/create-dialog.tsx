import { NAME_MAX } from '@countersign/domain';
import { type FormEvent, useState } from 'react';
import { api, errorNameOf, messageOf } from '../../../api/client.ts';
import { sharedText } from '../../../text/shared.ts';
import { useText } from '../../../text/text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { operatorCall } from '../model/calls.ts';
import { refetch } from '../model/queries.ts';
import { isLoginName } from './login-name.ts';
import { Stack } from '../../../ui/layout.tsx';
import { operatorsText } from './text.ts';

/** Requests a new operator; another operator confirms it, and each is shown half of the one-time password. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const words = useText(operatorsText);
  const shared = useText(sharedText);
  const [name, setName] = useState('');
  const [login, setLogin] = useState('');
  const [isJudged, setJudged] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ message: string; isLogin: boolean } | null>(null);
  const isSound = name.trim() !== '' && isLoginName(login);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setJudged(true);
    if (!isSound || busy) return;
    setBusy(true);
    setFailure(null);
    try {
      const body = { login: login.trim().toLowerCase(), name: name.trim() };
      await operatorCall(api.createOperator, { body });
      toast('success', words.asked);
      refetch('requests');
      onClose();
    } catch (error) {
      setFailure({ message: messageOf(error), isLogin: errorNameOf(error) === 'ERROR_OPERATOR_EXISTS' });
      setBusy(false);
    }
  };
  const loginFault = failure?.isLogin ? failure.message : isJudged && !isLoginName(login) ? words.loginWrong : null;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.create}
      description={words.createWhy}
      locked={busy}
      size="s"
      footer={
        <>
          <Button variant="quiet" onClick={onClose} disabled={busy}>
            {shared.cancel}
          </Button>
          <Button variant="primary" type="submit" form="create-operator" busy={busy}>
            {words.createAct}
          </Button>
        </>
      }
    >
      <Stack as="form" id="create-operator" gap={4} onSubmit={(event) => void submit(event)} noValidate>
        {failure && !failure.isLogin && <Banner tone="danger">{failure.message}</Banner>}
        <TextField
          label={words.name}
          value={name}
          maxLength={NAME_MAX}
          onChange={(event) => setName(event.currentTarget.value)}
          error={isJudged && name.trim() === '' ? words.nameMissing : null}
          autoComplete="off"
        />
        <TextField
          label={words.login}
          hint={words.loginHint}
          value={login}
          onChange={(event) => {
            setLogin(event.currentTarget.value);
            setFailure(null);
          }}
          error={loginFault}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      </Stack>
    </Dialog>
  );
}
