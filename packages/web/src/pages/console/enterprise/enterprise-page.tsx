import type { Enterprise } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { enterpriseQuery, useEdition } from '../../../api/accounts.ts';
import { currentUserWsid } from '../../../api/session.ts';
import { IdentityMark } from '../../../parts/account/identity-mark.tsx';
import { useTitle } from '../../../text/use-title.ts';
import { Banner, Button, EmptyState, Heading, Row, Skeleton, Stack, Text } from '../../../ui/index.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Page } from '../parts/page.tsx';
import { Loaded } from '../../../parts/trouble/loaded.tsx';
import styles from './enterprise.module.css';
import { ChargesTile } from './finance/charges-tile.tsx';
import { EnterprisePicture } from './profile/enterprise-picture.tsx';
import { HomeTiles } from './profile/home-tiles.tsx';
import { ProfileSheet } from './profile/profile-sheet.tsx';
import { useProfileText } from './profile/profile-text.ts';
import { WEBSITE, isWebAddress } from './profile/website.ts';
import { useEnterpriseText } from './text.ts';

/** The enterprise of the active account; in the personal one the page says why it is empty (ux 37). */
export function EnterprisePage() {
  const words = useEnterpriseText();
  const edition = useEdition();
  const query = useQuery(enterpriseQuery(currentUserWsid()));
  useTitle(words.title);
  if (edition === 'p') return <Personal />;
  return (
    <Page title={words.title} lead={words.lead} narrow>
      <Loaded query={query} waiting={<Skeleton height={260} radius={14} />}>
        {(enterprise) =>
          enterprise && (
            <>
              <Card enterprise={enterprise} />
              <HomeTiles enterpriseWsid={enterprise.enterpriseWsid} />
              <ChargesTile enterpriseWsid={enterprise.enterpriseWsid} />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

function Card({ enterprise }: { enterprise: Enterprise }) {
  const words = useEnterpriseText();
  const own = useProfileText();
  const [isEditing, setEditing] = useState(false);
  const { name, idttvStatus, unifiedSocialCode, registCode, adminName, isOwner, websiteMetadata } = enterprise;
  const website = websiteMetadata?.[WEBSITE] ?? '';
  return (
    <Stack card gap={5} p={5}>
      <Row gap={6} wrap>
        <EnterprisePicture enterprise={enterprise} />
        <Heading heading="xl" className={styles.name} text={name} />
        {isOwner && <Button size="s" icon="pen" label={own.edit} onClick={() => setEditing(true)} />}
      </Row>
      <Standing enterprise={enterprise} />
      <Facts
        look="lines"
        facts={[
          [words.state, <IdentityMark key="state" status={idttvStatus} />],
          [words.code, unifiedSocialCode ?? <Text key="code" tone="ink-3" text={words.none} />],
          registCode !== null && [words.registCode, registCode],
          adminName !== '' && [words.admin, adminName],
          isWebAddress(website) && [
            own.website,
            <a key="website" href={website} target="_blank" rel="noreferrer">
              {website}
            </a>,
          ],
          [words.role, isOwner ? words.owner : words.member],
        ]}
      />
      {isEditing && <ProfileSheet enterprise={enterprise} onClose={() => setEditing(false)} />}
    </Stack>
  );
}

/** Authentication is required unless the status is PASSED or WAITING (Spec §4 "Identity status"). */
function Standing({ enterprise: { idttvStatus, isOwner } }: { enterprise: Enterprise }) {
  const words = useEnterpriseText();
  const navigate = useNavigate();
  const go = () => void navigate({ href: '/account/identity' });
  if (idttvStatus === 'INCOMPLETE')
    return (
      <Banner tone="warn" action={isOwner && <Button size="s" variant="primary" label={words.verify} onClick={go} />}>
        {isOwner ? words.incomplete : words.incompleteMember}
      </Banner>
    );
  if (idttvStatus !== 'WAITING') return null;
  return <Banner action={isOwner && <Button size="s" label={words.seeState} onClick={go} />}>{words.waiting}</Banner>;
}

function Personal() {
  const words = useEnterpriseText();
  return (
    <EmptyState
      heading="h1"
      drawing="lock"
      title={words.personalTitle}
      action={<LinkButton variant="primary" label={words.found} to="/enterprises/new" />}
      why={words.personalWhy}
    />
  );
}
