import { type User, api } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call, keep } from '../../../api/client.ts';
import { userQuery } from '../../../api/session.ts';
import { Skeleton, Stack } from '../../../ui/index.ts';
import { currentUserWsid } from '../model/queries.ts';
import { Page } from '../parts/page.tsx';
import { Loaded } from '../../../parts/trouble/loaded.tsx';

/** Puts an account from an answer into the query cache that every page reads. */
export function keepUser(user: User): void {
  void keep(userQuery(currentUserWsid()).queryKey, user);
}

/** The parameters of calls about the caller. */
export const self = (): { userWsid: string } => ({ userWsid: currentUserWsid() });

export async function changeProfile(change: {
  nickname?: string;
  sex?: 'MALE' | 'FEMALE' | '';
  language?: User['language'];
}): Promise<void> {
  keepUser((await call(api.updateUser, { params: self(), body: change })).user);
}

/** A page about the caller's own account. */
export function OwnPage({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string;
  children: (user: User) => ReactNode;
}) {
  const user = useQuery(userQuery(currentUserWsid()));
  return (
    <Page title={title} lead={lead} narrow>
      <Loaded query={user} waiting={<Skeleton height={220} radius={14} />}>
        {(data) => <Stack gap={4}>{children(data)}</Stack>}
      </Loaded>
    </Page>
  );
}
