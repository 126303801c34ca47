import type { Account } from '@countersign/contract';
import { ENTERPRISE_NAME_MAX, NAME_MAX } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { changeAccount } from '../../../api/accounts.ts';
import { api, call, queryClient } from '../../../api/client.ts';
import { currentUserWsid, userQuery } from '../../../api/session.ts';
import { EnterpriseBadge } from '../../../parts/account/enterprise-badge.tsx';
import { showError } from '../../../parts/trouble/show-error.ts';
import { PageForm } from '../../../parts/form/page-form.tsx';
import { useForm, useTyped } from '../../../parts/form/form.ts';
import { Button, Card, Heading, Paragraph, Row, Stack, TextField, bound } from '../../../ui/index.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useThrottle } from '../../../ui/use-throttle.ts';
import { Page } from '../parts/page.tsx';
import styles from './enterprise.module.css';
import { useEnterpriseText } from './text.ts';

/** Creates an enterprise account: its name and its contact person, then the link to its verification. */
export function NewEnterprisePage() {
  const words = useEnterpriseText();
  const [made, setMade] = useState<Account | null>(null);
  return (
    <Page title={words.found} lead={words.foundLead} narrow>
      <Row as="ol" gapY={2} gapX={6} align="stretch" wrap mb={5} tone="ink-3" size="m" className={styles.steps}>
        {words.steps.map((step, at) => (
          <li key={step} aria-current={at === (made === null ? 0 : 1) ? 'step' : undefined}>
            <span aria-hidden="true">{at + 1}</span>
            {step}
          </li>
        ))}
      </Row>
      {made === null ? <FoundForm onMade={setMade} /> : <Made account={made} />}
    </Page>
  );
}

function FoundForm({ onMade }: { onMade: (account: Account) => void }) {
  const words = useEnterpriseText();
  const { data: user } = useQuery(userQuery(currentUserWsid()));
  const form = useForm();
  const name = useTyped(form, '', words.nameMissing);
  const [typedAdmin, setTypedAdmin] = useState<string | null>(null);
  const throttle = useThrottle();
  const adminName = typedAdmin ?? user?.realName ?? user?.nickname ?? '';

  const found = async () => {
    const body = { name: name.given, ...(adminName.trim() === '' ? {} : { adminName: adminName.trim() }) };
    const { account } = await call(api.createEnterprise, { body });
    await queryClient.invalidateQueries({ queryKey: ['accounts'] });
    onMade(account);
  };
  return (
    <Card p={5}>
      <PageForm act={words.create} form={form} isSound={throttle} onSubmit={found}>
        <TextField
          label={words.name}
          hint={words.nameHint}
          {...name.field}
          maxLength={ENTERPRISE_NAME_MAX}
          autoComplete="organization"
        />
        <TextField
          label={words.adminName}
          hint={words.adminHint}
          optional
          {...bound(adminName, setTypedAdmin)}
          maxLength={NAME_MAX}
          autoComplete="name"
        />
      </PageForm>
    </Card>
  );
}

function Made({ account }: { account: Account }) {
  const words = useEnterpriseText();
  const navigate = useNavigate();
  const router = useRouter();
  const [busy, setBusy] = useState<string | null>(null);
  const name = account.enterpriseName ?? '';
  const change = async (href: string) => {
    setBusy(href);
    try {
      await changeAccount(account.userWsid);
      await navigate({ href });
      await router.invalidate();
    } catch (error) {
      showError(error);
      setBusy(null);
    }
  };
  return (
    <Stack as="section" card gap={3} align="center" py={10} px={5} textAlign="center" aria-live="polite">
      <EnterpriseBadge name={name} size={64} />
      <Heading heading="xl" mt={1.5} text={words.madeTitle(name)} />
      <Paragraph className={styles.why} text={words.madeWhy} />
      <Row gap={2.5} wrap justify="center" mt={2.5}>
        <Button variant="primary" label={words.verifyNow} busy={busy === VERIFY} onClick={() => void change(VERIFY)} />
        <Button label={words.switchOnly} busy={busy === HOME} onClick={() => void change(HOME)} />
        <LinkButton variant="quiet" label={words.later} to="/wesign" />
      </Row>
    </Stack>
  );
}
const VERIFY = '/account/identity';
const HOME = '/wesign';
