import type { InvitationLink } from '@countersign/contract';
import { INVITATION_DAYS } from '@countersign/domain';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import { useMay } from '../../../../api/privileges.ts';
import { Loaded } from '../../../../parts/trouble/loaded.tsx';
import { showError } from '../../../../parts/trouble/show-error.ts';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { formatTime } from '../../../../text/format.ts';
import { Banner, Box, Button, ConfirmDialog, Row, Skeleton, Text, TextField, toast } from '../../../../ui/index.ts';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { copyText } from './copy-text.ts';
import { DaysField } from './days-field.tsx';
import { linkQuery, setLink } from './invitation-calls.ts';
import { useInvitationsText } from './invitations-text.ts';

const QrCode = lazy(() => import('../../../../parts/scan/qr-code.tsx'));

/** The single link by which anyone may apply to join: on or off, and its validity (Spec §6 "invitation link switch"). */
export function InvitationLinkCard({ enterpriseWsid }: { enterpriseWsid: string }) {
  const words = useInvitationsText();
  const query = useQuery(linkQuery(enterpriseWsid));
  return query.data ? (
    <Link enterpriseWsid={enterpriseWsid} link={query.data} />
  ) : (
    <SectionCard title={words.link}>
      <Loaded query={query} waiting={<Skeleton height={44} />}>
        {() => null}
      </Loaded>
    </SectionCard>
  );
}

function Link({ enterpriseWsid, link }: { enterpriseWsid: string; link: InvitationLink }) {
  const words = useInvitationsText();
  const maySwitch = useMay('members:invitations:link:switch');
  const [days, setDays] = useState(INVITATION_DAYS);
  const [isDirect, setDirect] = useState(link.directEntry);
  const [ending, setEnding] = useState(false);
  const change = useMutation({
    mutationFn: (enabled: boolean) =>
      setLink(enterpriseWsid, enabled ? { enabled, expiresInDays: days, directEntry: isDirect } : { enabled }),
    onError: showError,
  });
  const { enabled, href } = link;
  return (
    <SectionCard
      title={words.link}
      why={enabled ? (link.directEntry ? words.linkWhyDirect : words.linkWhy) : words.linkOffWhy}
      act={
        maySwitch ? (
          <Switch
            label={words.linkSwitch}
            checked={enabled}
            disabled={change.isPending}
            onChange={() => (enabled ? setEnding(true) : change.mutate(true))}
          />
        ) : (
          <Text tone="ink-2" size="m" text={enabled ? words.linkOn : words.linkOff} />
        )
      }
    >
      {!enabled && maySwitch && (
        <Row gapY={3} gapX={6} align="end" wrap>
          <DaysField label={words.linkDays} value={days} onChange={setDays} />
          <Checkbox
            label={words.linkDirect}
            checked={isDirect}
            onChange={(event) => setDirect(event.currentTarget.checked)}
          />
        </Row>
      )}
      {enabled && link.isExpired && <Banner tone="warn">{words.linkExpired}</Banner>}
      {enabled && !link.isExpired && href !== null && <Address href={href} until={link.expireDatetime} />}
      <ConfirmDialog
        open={ending}
        onClose={() => setEnding(false)}
        title={words.turnOffTitle}
        description={words.turnOffWhy}
        act={words.turnOff}
        danger
        onConfirm={() => change.mutateAsync(false).then(undefined, () => {})}
      />
    </SectionCard>
  );
}

/** The link as text to copy and as a QR code to scan. */
function Address({ href, until }: { href: string; until: string | null }) {
  const words = useInvitationsText();
  const [coded, setCoded] = useState(false);
  const copy = async () => {
    const done = await copyText(href);
    toast(done ? 'success' : 'warning', done ? words.copied : words.copyFailed);
  };
  return (
    <>
      <TextField
        label={words.linkAddress}
        hint={until === null ? undefined : words.linkUntil(formatTime(until))}
        readOnly
        value={href}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Row gap={2.5} align="stretch" wrap>
        <Button icon="copy" label={words.copy} onClick={() => void copy()} />
        <Button
          variant="quiet"
          label={coded ? words.hideCode : words.showCode}
          aria-expanded={coded}
          onClick={() => setCoded(!coded)}
        />
      </Row>
      {coded && (
        <Box width="fit" p={2} border radius="m" fill="surface">
          <Suspense fallback={<Skeleton width={184} height={184} radius={6} />}>
            <QrCode text={href} label={words.code} />
          </Suspense>
        </Box>
      )}
    </>
  );
}
