import type { PublicInvitation } from '@countersign/contract';
import { shownContact } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { errorNameOf } from '../../../api/client.ts';
import { logout, userQuery } from '../../../api/session.ts';
import { EnterpriseBadge } from '../../../parts/account/enterprise-badge.tsx';
import { Trouble } from '../../../parts/trouble/trouble.tsx';
import { showError } from '../../../parts/trouble/show-error.ts';
import { formatTime } from '../../../text/format.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { AnchorButton, Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Box, Heading, Hint, Paragraph, Row, Stack, Text } from '../../../ui/layout.tsx';
import styles from './invitation.module.css';
import { useInvitationText } from './text.ts';
import { type OpenProps, type KnownProps, useAccepting } from './use-accepting.ts';

/** Who invites, the current account, and the one act. */
export function OpenInvitation({ invite, invitation, userWsid, onAnswer, onEnded }: OpenProps) {
  const words = useInvitationText();
  const { kind, enterpriseName, enterpriseIdttvStatus, expireDatetime } = invitation;
  const isVerified = enterpriseIdttvStatus === 'PASSED' || enterpriseIdttvStatus === 'SENIOR_NO_CERT';
  return (
    <Stack
      as="section"
      card
      gap={3}
      align="center"
      pt={8}
      px={6}
      pb={6}
      radius="xl"
      shadow={1}
      textAlign="center"
      aria-labelledby="invitation-title"
    >
      <EnterpriseBadge name={enterpriseName} size={64} />
      <Text as="p" mt={1.5} tone="ink-3" text={words.kicker} />
      <Heading
        as="h1"
        id="invitation-title"
        heading="xl"
        className={styles.title}
        text={kind === 'LINK' ? words.linked(enterpriseName) : words.invited(enterpriseName)}
      />
      {isVerified ? (
        <Text as="p" inlineRow gap={1.5} tone="brand-strong">
          <Icon name="shield" size={16} />
          {words.verified}
        </Text>
      ) : (
        <Text as="p" tone="warn" text={words.unverified} />
      )}
      <Paragraph leading={1.75} maxWidth="prose" text={words.why} />
      {userWsid === null ? (
        <Stranger kind={kind} />
      ) : (
        <Known invite={invite} kind={kind} userWsid={userWsid} onAnswer={onAnswer} onEnded={onEnded} />
      )}
      {expireDatetime !== null && <Hint size="s" text={words.until(formatTime(expireDatetime))} />}
    </Stack>
  );
}

/** Leads to the login or registration, and back here. */
function Stranger({ kind }: { kind: PublicInvitation['kind'] }) {
  const words = useInvitationText();
  const returnTo = window.location.pathname;
  return (
    <>
      <Paragraph
        leading={1.75}
        maxWidth="prose"
        text={kind === 'CONTACT' ? words.strangerContact : words.strangerLink}
      />
      <Stack gap={2.5} width="full" mt={2}>
        <LinkButton variant="primary" size="l" block label={words.login} to="/login" search={{ returnTo }} />
        <LinkButton size="l" block label={words.register} to="/register" search={{ returnTo }} />
      </Stack>
    </>
  );
}
function Known({ invite, kind, userWsid, onAnswer, onEnded }: KnownProps) {
  const words = useInvitationText();
  const { busy, failure, accept } = useAccepting({ invite, onAnswer, onEnded });
  return (
    <>
      <Who userWsid={userWsid} />
      {failure !== null &&
        (errorNameOf(failure) === 'ERROR_INVITATION_OTHER' ? <Other /> : <Trouble error={failure} />)}
      <Button
        variant="primary"
        size="l"
        block
        label={kind === 'LINK' ? words.ask : words.accept}
        busy={busy}
        onClick={() => void accept()}
      />
    </>
  );
}

/** The account that would accept, and the way to use another one. */
function Who({ userWsid }: { userWsid: string }) {
  const words = useInvitationText();
  const { data: user } = useQuery(userQuery(userWsid));
  const leave = () =>
    logout().then(
      // The next person may be another one: nothing of the previous one is kept.
      () => window.location.assign(`/login?returnTo=${encodeURIComponent(window.location.pathname)}`),
      showError,
    );
  return (
    <Row gapY={2.5} gapX={3} wrap width="full" mt={2} py={3} px={4} border radius="m" fill="paper" textAlign="left">
      {user === undefined ? (
        <Skeleton width={40} height={40} radius={20} />
      ) : (
        <Avatar name={user.displayName} size={40} src={user.avatarHref?.href} />
      )}
      <Box growFrom={40} minWidth={0}>
        <Hint size="s" text={words.you} />
        <Text as="p" weight={550}>
          {user === undefined ? (
            <Skeleton width={120} height={18} />
          ) : (
            [user.displayName, shownContact(user.phone ?? user.email ?? '')].filter(Boolean).join(' · ')
          )}
        </Text>
      </Box>
      <Button size="s" variant="quiet" label={words.another} onClick={() => void leave()} />
    </Row>
  );
}

function Other() {
  const words = useInvitationText();
  return (
    <Banner tone="warn" action={<AnchorButton size="s" label={words.bind} href="/account/security" />}>
      <strong>{words.otherTitle}</strong> {words.otherWhy}
    </Banner>
  );
}
