import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, lazy, useState } from 'react';
import { operatorApi } from '@countersign/contract';
import { queryClient } from '../../../api/client.ts';
import { hashPassword } from '../../../api/password.ts';
import { PageForm } from '../../../parts/form/page-form.tsx';
import { useForm, useTyped } from '../../../parts/form/form.ts';
import { Banner, PasswordField, Row, Skeleton, TextField, bound, toast } from '../../../ui/index.ts';
import { operatorCall } from '../model/calls.ts';
import { operatorQuery } from '../model/session.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Page } from '../../../parts/page/page.tsx';
import styles from './login.module.css';
import { useOperatorLoginText } from './text.ts';

const QrCode = lazy(() => import('../../../parts/scan/qr-code.tsx'));
const CODE = /^\d{6}$/;

/** Sets up an authenticator app as the second factor; where one is required, before anything else. */
export function SecondFactorPage() {
  const words = useOperatorLoginText();
  const { data: operator } = useQuery(operatorQuery);
  if (operator?.secondFactor === true)
    return (
      <Page title={words.factorSet} narrow>
        <Banner tone="good" icon="shield">
          {words.factorSetWhy}
        </Banner>
      </Page>
    );
  const isNeeded = operator?.mustSetSecondFactor ?? false;
  return (
    <Page title={words.factor} lead={isNeeded ? words.factorNeeded : words.factorWhy} narrow>
      <Enrolment />
    </Page>
  );
}

function Enrolment() {
  const words = useOperatorLoginText();
  const navigate = useNavigate();
  const [begun, setBegun] = useState<{ secret: string; uri: string } | null>(null);
  const beginning = useForm();
  const password = useTyped(beginning, '', (_, typed) => typed === '' && words.passwordMissing);
  const confirming = useForm();
  const code = useTyped(confirming, '', (given) => !CODE.test(given) && words.codeMissing);
  const begin = async () => {
    const body = { password: await hashPassword('login', password.typed) };
    setBegun(await operatorCall(operatorApi.beginSecondFactor, { body }));
  };
  const confirm = async () => {
    const { operator } = await operatorCall(operatorApi.confirmSecondFactor, { body: { totp: code.given } });
    toast('success', words.factorSet);
    queryClient.setQueryData(operatorQuery.queryKey, operator);
    await navigate({ to: '/operator' });
  };
  if (begun === null)
    return (
      <div className={styles.form}>
        <PageForm act={words.factorBegin} form={beginning} onSubmit={begin}>
          <PasswordField label={words.oldPassword} {...password.field} autoComplete="current-password" />
        </PageForm>
      </div>
    );
  return (
    <div className={styles.form}>
      <PageForm act={words.factorConfirm} form={confirming} onSubmit={confirm}>
        <p>{words.factorScan}</p>
        <Suspense fallback={<Skeleton width={184} height={184} />}>
          <QrCode text={begun.uri} label={words.factorQr} />
        </Suspense>
        <Row as="p" gap={2}>
          <code>{begun.secret}</code>
          <CopyButton text={begun.secret} label={words.factorCopy} />
        </Row>
        <TextField
          label={words.code}
          hint={words.codeHint}
          {...bound(code.typed, (next) => code.setTyped(next.trim()))}
          error={code.error}
          inputMode="numeric"
          maxLength={6}
          autoComplete="one-time-code"
        />
      </PageForm>
    </div>
  );
}
