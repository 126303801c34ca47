import { NAME_MAX } from '@countersign/domain';
import { type FormEvent, useState } from 'react';
import { api, errorNameOf, messageOf } from '../../../api/client.ts';
import { sharedText } from '../../../text/shared.ts';
import { useText } from '../../../text/text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { operatorCall } from '../model/calls.ts';
import { refetch } from '../model/queries.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { isLoginName } from './login-name.ts';
import styles from './operators.module.css';
import { operatorsText } from './text.ts';

interface Made {
  readonly name: string;
  readonly login: string;
  readonly password: string;
}

/** A further operator; the one-time password is told once, so that nothing closes this by accident. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<Made | null>(null);
  return made === null ? <Form onClose={onClose} onMade={setMade} /> : <Password made={made} onClose={onClose} />;
}

function Form({ onClose, onMade }: { onClose: () => void; onMade: (made: Made) => void }) {
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
      const { operator, password } = await operatorCall(api.createOperator, { body });
      refetch('operators');
      onMade({ name: operator.name, login: operator.login, password });
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
      <form id="create-operator" className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
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
      </form>
    </Dialog>
  );
}

function Password({ made: { name, login, password }, onClose }: { made: Made; onClose: () => void }) {
  const words = useText(operatorsText);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.made(name)}
      description={words.madeWhy}
      locked
      size="s"
      footer={
        <Button variant="primary" onClick={onClose}>
          {words.keep}
        </Button>
      }
    >
      <dl className={styles.secret}>
        <dt>{words.login}</dt>
        <dd>
          <code>{login}</code>
        </dd>
        <dt>{words.password}</dt>
        <dd>
          <code>{password}</code>
          <CopyButton text={password} label={words.copyPassword} />
        </dd>
      </dl>
    </Dialog>
  );
}
