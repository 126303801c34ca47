import { useQuery } from '@tanstack/react-query';
import { randomId } from '../../../api/device.ts';
import { userQuery } from '../../../api/session.ts';
import { currentUserWsid } from '../model/queries.ts';
import { type PersonRow, emptyRow } from './model/people-rows.ts';

/** The current user, and a function that makes a line of the participants for them; null while they are loading. */
export function useMyRow() {
  const { data: me } = useQuery(userQuery(currentUserWsid()));
  const contact = me?.phone ?? me?.email ?? '';
  const makeRow =
    me === undefined ? null : (): PersonRow => ({ ...emptyRow(randomId()), name: me.displayName ?? '', contact });
  return { me, makeRow };
}
