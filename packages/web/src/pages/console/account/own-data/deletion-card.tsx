import { type Api, type DataOf, api } from '@countersign/contract';
import { type DeletionObstacle, ACCOUNT_DELETION_DAYS } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../../../api/client.ts';
import { hashPassword } from '../../../../api/password.ts';
import { userQuery } from '../../../../api/session.ts';
import { FormSheet, useForm, useTyped } from '../../../../parts/form/form.ts';
import { Loaded } from '../../../../parts/trouble/loaded.tsx';
import { Banner, Button, PasswordField, Sheet, Skeleton, Stack } from '../../../../ui/index.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { Points } from '../../../../ui/points.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { currentUserWsid } from '../../model/queries.ts';
import { self } from '../own-user.tsx';
import { useDataText } from './data-text.ts';

type Obstacle = DataOf<Api['getDeletion']>['obstacles'][number];

const AT_PASSWORD = ['ERROR_PASSWORD_WRONG', 'ERROR_CODE_LOCKED'];

/** Deletes the account after some days: what goes, what stays and why, and what has to be settled first. */
export function DeletionCard() {
  const words = useDataText();
  const [isAsking, setAsking] = useState(false);
  const query = useQuery({
    queryKey: ['deletion'],
    queryFn: async ({ signal }) => (await call(api.getDeletion, { params: self(), signal })).obstacles,
  });
  const open = query.data?.filter(({ count }) => count > 0);
  return (
    <SectionCard
      title={words.deleteTitle}
      why={words.deleteWhy(ACCOUNT_DELETION_DAYS)}
      act={
        <Button
          variant="danger"
          label={words.deleteAct}
          disabled={open === undefined || open.length > 0}
          onClick={() => setAsking(true)}
        />
      }
    >
      <Loaded query={query} waiting={<Skeleton height={80} radius={14} />}>
        {() => (
          <Stack gap={4}>
            {open !== undefined && open.length > 0 && <Obstacles open={open} />}
            <Stack gap={2}>
              <strong>{words.goes}</strong>
              <Points items={words.goesPoints} />
            </Stack>
            <Stack gap={2}>
              <strong>{words.stays}</strong>
              <Points items={words.staysPoints} />
            </Stack>
          </Stack>
        )}
      </Loaded>
      {isAsking && <DeletionSheet onClose={() => setAsking(false)} />}
    </SectionCard>
  );
}

const WHERE: Record<DeletionObstacle, '/enterprise' | '/envelopes'> = {
  OWNER: '/enterprise',
  RUNNING: '/envelopes',
  TURN: '/envelopes',
  MULTI_SEND: '/envelopes',
};

function Obstacles({ open }: { open: readonly Obstacle[] }) {
  const words = useDataText();
  return (
    <Banner tone="warn">
      <Stack gap={2}>
        <strong>{words.blocked}</strong>
        {open.map(({ kind, count, items }) => (
          <div key={kind}>
            <Link to={WHERE[kind]}>{words.obstacle[kind](count)}</Link>
            {`: ${items.map(({ name }) => name).join(words.and)}`}
          </div>
        ))}
      </Stack>
    </Banner>
  );
}

/** Asks for the login password; a user without one sets it first. Every session ends afterwards. */
function DeletionSheet({ onClose }: { onClose: () => void }) {
  const words = useDataText();
  const { data: user } = useQuery(userQuery(currentUserWsid()));
  const form = useForm();
  const password = useTyped(form, '', (_, typed) => typed === '' && words.passwordMissing, ...AT_PASSWORD);
  if (user?.existPassword === false)
    return (
      <Sheet
        onClose={onClose}
        size="s"
        title={words.deleteTitle}
        description={words.needPassword}
        footer={<LinkButton variant="primary" label={words.setPassword} to="/find-password" />}
      />
    );
  return (
    <FormSheet
      title={words.confirmTitle}
      description={words.confirmWhy(ACCOUNT_DELETION_DAYS)}
      act={words.deleteAct}
      danger
      form={form}
      onSubmit={async () => {
        await call(api.requestDeletion, {
          params: self(),
          body: { password: await hashPassword('login', password.typed) },
        });
        // The session has ended with all others.
        window.location.assign('/login');
      }}
      onClose={onClose}
    >
      <PasswordField label={words.password} autoComplete="current-password" {...password.field} />
    </FormSheet>
  );
}
