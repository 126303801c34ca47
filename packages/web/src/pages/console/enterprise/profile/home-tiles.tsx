import { OFFICE_SEAL_COUNT_LIMIT, mayCall } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { api, call } from '../../../../api/client.ts';
import { usePrivileges } from '../../../../api/privileges.ts';
import { formatNumber } from '../../../../text/format.ts';
import { Grid, Heading, Skeleton } from '../../../../ui/index.ts';
import { joinsQuery } from '../invitations/invitation-calls.ts';
import { Tile } from '../tile.tsx';
import styles from './profile.module.css';
import { useProfileText } from './profile-text.ts';

/** Tiles that count what waits for a decision of the user in the enterprise. */
export function HomeTiles({ enterpriseWsid }: { enterpriseWsid: string }) {
  const words = useProfileText();
  const privileges = usePrivileges();
  const mayHandleJoins = privileges !== undefined && mayCall(privileges, 'listJoinApplications');
  const mayHandleSeals = privileges !== undefined && mayCall(privileges, 'handleSealApplications');
  const joins = useQuery({ ...joinsQuery(enterpriseWsid), enabled: mayHandleJoins });
  const seals = useQuery({ ...sealsWaitingQuery(enterpriseWsid), enabled: mayHandleSeals });
  if (!mayHandleJoins && !mayHandleSeals) return null;
  return (
    <section aria-labelledby="waiting-title">
      <Heading id="waiting-title" mt={6} mb={3} text={words.waiting} />
      <Grid gap={3} className={styles.tiles}>
        {mayHandleJoins && (
          <Tile to="/enterprise/invitations" icon="users" isWaiting={(joins.data?.length ?? 0) > 0}>
            {joins.data === undefined && !joins.isError ? (
              <Skeleton width={120} />
            ) : (
              words.joins(formatNumber(joins.data?.length ?? 0))
            )}
          </Tile>
        )}
        {mayHandleSeals && (
          <Tile to="/enterprise/seal-audit" icon="seal" isWaiting={(seals.data ?? 0) > 0}>
            {seals.data === undefined && !seals.isError ? (
              <Skeleton width={120} />
            ) : (
              words.seals(formatNumber(seals.data ?? 0))
            )}
          </Tile>
        )}
      </Grid>
    </section>
  );
}

const sealsWaitingQuery = (enterpriseWsid: string) => ({
  queryKey: ['seal-applications', enterpriseWsid, 'waiting'],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const query = { filters: 'status=WAITING', limit: OFFICE_SEAL_COUNT_LIMIT };
    return (await call(api.listSealApplications, { query, signal })).page.totalElements;
  },
});
