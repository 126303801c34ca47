import { type ApiClient, api } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../api/client.ts';
import { Loaded } from '../../../../parts/trouble/loaded.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { formatDay, formatDistance, formatTime } from '../../../../text/format.ts';
import { attempt } from '../../../../parts/trouble/attempt.ts';
import type { Tone } from '../../../../ui/banner.tsx';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/dialog.tsx';
import { Nothing } from '../../../../ui/empty-state.tsx';
import { Menu } from '../../../../ui/menu.tsx';
import { Pill } from '../../../../ui/pill.tsx';
import { ListRow, RowList } from '../../../../ui/row-list.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useNow } from '../../parts/use-now.ts';
import { Hint, Row, Text } from '../../../../ui/layout.tsx';
import { apiClientsQuery, refetchApiClients } from './calls.ts';
import { KeySheet, RotateSheet } from './key-sheets.tsx';
import { ShownOnce } from './shown-once.tsx';
import { useApplicationsText } from './text.ts';

const TONES: Record<ApiClient['status'], Tone> = {
  ACTIVE: 'good',
  EXPIRED: 'neutral',
  STOPPED: 'warn',
  REVOKED: 'neutral',
};
type Open = { readonly kind: 'add' } | { readonly kind: 'edit' | 'rotate' | 'revoke'; readonly of: ApiClient };

/** The API keys of the enterprise. */
export function Keys({ enterpriseWsid }: { enterpriseWsid: string }) {
  const words = useApplicationsText();
  const [open, setOpen] = useState<Open | null>(null);
  const [made, setMade] = useState<string | null>(null);
  const close = () => setOpen(null);
  const show = (key: string) => {
    close();
    setMade(key);
  };
  return (
    <SectionCard
      title={words.keys}
      why={words.keysWhy}
      act={<Button variant="primary" icon="plus" label={words.addKey} onClick={() => setOpen({ kind: 'add' })} />}
    >
      <Loaded query={useQuery(apiClientsQuery(enterpriseWsid))} waiting={<Skeleton height={72} radius={10} />}>
        {(apiClients) => <List apiClients={apiClients} onOpen={setOpen} />}
      </Loaded>
      {(open?.kind === 'add' || open?.kind === 'edit') && (
        <KeySheet
          enterpriseWsid={enterpriseWsid}
          known={open.kind === 'edit' ? open.of : null}
          onMade={show}
          onClose={close}
        />
      )}
      {open?.kind === 'rotate' && (
        <RotateSheet enterpriseWsid={enterpriseWsid} known={open.of} onMade={show} onClose={close} />
      )}
      <Revoke enterpriseWsid={enterpriseWsid} known={open?.kind === 'revoke' ? open.of : null} onClose={close} />
      {made !== null && <ShownOnce kind="key" value={made} onClose={() => setMade(null)} />}
    </SectionCard>
  );
}

function List({ apiClients, onOpen }: { apiClients: readonly ApiClient[]; onOpen: (open: Open) => void }) {
  const words = useApplicationsText();
  const [isAll, setAll] = useState(false);
  const live = apiClients.filter(({ status }) => status !== 'REVOKED');
  const revoked = apiClients.length - live.length;
  const shown = isAll ? apiClients : live;
  return (
    <>
      {shown.length === 0 ? (
        <Nothing>{words.noKeys}</Nothing>
      ) : (
        <RowList plain aria-label={words.keyList}>
          {shown.map((one) => (
            <KeyRow key={one.apiClientWsid} apiClient={one} onOpen={onOpen} />
          ))}
        </RowList>
      )}
      {revoked > 0 && (
        <div>
          <Button
            variant="quiet"
            size="s"
            label={isAll ? words.hideRevoked : words.showRevoked(revoked)}
            aria-expanded={isAll}
            onClick={() => setAll(!isAll)}
          />
        </div>
      )}
    </>
  );
}

function KeyRow({ apiClient, onOpen }: { apiClient: ApiClient; onOpen: (open: Open) => void }) {
  const words = useApplicationsText();
  const now = useNow();
  const { name, keyPrefix, status, scopes, lastUsedDatetime, lastUsedIp, expireDatetime } = apiClient;
  const facts = [
    lastUsedDatetime === null ? words.neverUsed : words.used(formatDistance(lastUsedDatetime, now), lastUsedIp ?? ''),
    expireDatetime === null ? words.made(formatDay(apiClient.createdDatetime)) : words.until(formatDay(expireDatetime)),
    apiClient.oldKeyUntilDatetime === null ? null : words.oldUntil(formatTime(apiClient.oldKeyUntilDatetime)),
  ].filter((fact) => fact !== null);
  const begin = (kind: 'edit' | 'rotate' | 'revoke') => () => onOpen({ kind, of: apiClient });
  return (
    <ListRow
      end={
        status !== 'REVOKED' && (
          <Menu
            trigger={<IconButton icon="more" label={words.actsOf(name)} />}
            items={[
              { key: 'edit', label: words.edit, icon: 'pen', onSelect: begin('edit') },
              { key: 'rotate', label: words.rotate, icon: 'rotate', onSelect: begin('rotate') },
              { key: 'revoke', label: words.revoke, icon: 'close', danger: true, onSelect: begin('revoke') },
            ]}
          />
        )
      }
    >
      <Row as="p" gapY={1} gapX={2.5} wrap>
        <strong>{name}</strong>
        <Text as="code" size="s" tone="ink-2">
          {keyPrefix}…
        </Text>
        <Pill tone={TONES[status]} label={words.keyState[status]} />
      </Row>
      <Hint text={scopes.map((scope) => words.scopeNames[scope]).join(' · ')} />
      <Hint text={facts.join(' · ')} />
      {status === 'STOPPED' && <Text as="p" mt={1} tone="warn" size="m" text={words.stoppedWhy} />}
    </ListRow>
  );
}

interface RevokeProps {
  enterpriseWsid: string;
  known: ApiClient | null;
  onClose: () => void;
}
function Revoke({ enterpriseWsid, known, onClose }: RevokeProps) {
  const words = useApplicationsText();
  const revoke = async () => {
    if (known === null) return;
    await attempt(
      () => call(api.revokeApiClient, { params: { enterpriseWsid, apiClientWsid: known.apiClientWsid } }),
      words.revoked(known.name),
    );
    await refetchApiClients();
  };
  return (
    <ConfirmDialog
      open={known !== null}
      onClose={onClose}
      title={words.revokeTitle(known?.name ?? '')}
      description={words.revokeWhy}
      act={words.revoke}
      danger
      onConfirm={revoke}
    />
  );
}
