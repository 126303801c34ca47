import type { OfficeSeal } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useEnterprise } from '../../../../api/accounts.ts';
import { useMay } from '../../../../api/privileges.ts';
import { Loaded } from '../../../../parts/trouble/loaded.tsx';
import { formatDay, formatTime } from '../../../../text/format.ts';
import { Banner, Box, Button, Grid, Heading, IconButton, Skeleton } from '../../../../ui/index.ts';
import { Menu } from '../../../../ui/menu.tsx';
import { BackLink } from '../../parts/back-link.tsx';
import { Page } from '../../parts/page.tsx';
import { Authorizations } from './authorizations.tsx';
import { groupsQuery, readSealSearch, sealQuery, stateOf } from './queries.ts';
import { RealSize } from './real-size.tsx';
import { type Fact, Facts } from '../../../../ui/facts.tsx';
import styles from './seal-page.module.css';
import { useSealText } from './seal-text.ts';
import { StatePill } from './state-pill.tsx';
import { useSealsText } from './text.ts';
import { useSealActs } from './use-seal-acts.tsx';
import { UseRecords } from './use-records.tsx';
import { useUsesText } from './uses-text.ts';

/** One seal: its picture, its authorised members, and its use records. */
export function SealPage() {
  const { officeSealWsid } = useParams({ strict: false }) as { officeSealWsid: string };
  const words = useUsesText();
  const query = useQuery(sealQuery(officeSealWsid));
  return (
    <>
      <BackLink to="/enterprise/seals">{words.back}</BackLink>
      <Loaded query={query} waiting={<Skeleton height={420} radius={14} />}>
        {(seal) => <Shown seal={seal} />}
      </Loaded>
    </>
  );
}

function Shown({ seal }: { seal: OfficeSeal }) {
  const words = useSealText();
  const acts = useSealActs();
  const mayAuthorize = useMay('officeSeals:authorize');
  const { page } = readSealSearch(useSearch({ strict: false }) as Record<string, unknown>);
  const navigate = useNavigate();
  const uses = useArrival('uses');
  const state = stateOf(seal);
  const menu = acts.actsOf(seal, true).filter(({ key }) => key !== 'authorize');
  const { officeSealWsid, name } = seal;
  return (
    <Page
      title={name}
      lead={<StatePill state={state} />}
      action={
        <>
          {mayAuthorize && state === 'USABLE' && (
            <Button
              variant="primary"
              icon="users"
              label={words.authorize}
              onClick={() => acts.begin('authorize', seal)}
            />
          )}
          {menu.length > 0 && <Menu trigger={<IconButton icon="more" label={words.acts(name)} />} items={menu} />}
        </>
      }
    >
      <StateBanner seal={seal} />
      <Grid gapY={5} gapX={8} align="start" className={styles.top}>
        <RealSize widthMm={seal.widthMm} heightMm={seal.heightMm}>
          {seal.pictureHref && <img src={seal.pictureHref.href} alt={words.pictureOf(name)} />}
        </RealSize>
        <SealFacts seal={seal} />
      </Grid>
      <section className={styles.section} aria-labelledby="authorizations-title">
        <Heading id="authorizations-title" heading="l" mb={3} text={words.authorizations} />
        <Authorizations officeSealWsid={officeSealWsid} />
      </section>
      <section ref={uses} className={styles.section} aria-labelledby="uses-title">
        <Heading id="uses-title" heading="l" mb={3} text={words.uses} />
        <UseRecords
          officeSealWsid={officeSealWsid}
          page={page}
          onPage={(next) =>
            void navigate({
              to: '/enterprise/seals/$officeSealWsid',
              params: { officeSealWsid },
              search: next === 1 ? {} : { page: next },
              hash: 'uses',
            })
          }
        />
      </section>
      {acts.sheet}
    </Page>
  );
}

/** Scrolled into view if the address names it. */
function useArrival(name: string) {
  const { hash } = useLocation();
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (hash === name) place.current?.scrollIntoView({ block: 'start' });
  }, [hash, name]);
  return place;
}

function StateBanner({ seal }: { seal: OfficeSeal }) {
  const words = useSealText();
  const enterprise = useEnterprise();
  const isOutdated = enterprise != null && seal.companyName !== enterprise.name;
  const state = stateOf(seal);
  if (state === 'WAITING')
    return <Notice tone="warn">{seal.nameCheck === 'WAITING' ? words.comparing : words.waiting}</Notice>;
  if (state === 'USABLE' && isOutdated) return <Notice tone="danger">{words.outdated}</Notice>;
  if (state === 'REFUSED') return <Notice tone="danger">{words.refused(seal.checkReason ?? '')}</Notice>;
  if (state === 'ABANDONED')
    return (
      <Notice tone="neutral">{words.abandoned(formatTime(seal.abandonedDatetime ?? seal.createdDatetime))}</Notice>
    );
  return null;
}

const Notice = ({ tone, children }: { tone: 'warn' | 'danger' | 'neutral'; children: ReactNode }) => (
  <Box mb={4}>
    <Banner tone={tone}>{children}</Banner>
  </Box>
);

function SealFacts({ seal }: { seal: OfficeSeal }) {
  const words = useSealText();
  const { kinds, noGroup, size } = useSealsText();
  const { data: groups = [] } = useQuery(groupsQuery);
  const group = groups.find(({ groupWsid }) => groupWsid === seal.groupWsid);
  const facts: Fact[] = [
    [words.kind, kinds[seal.kind]],
    [words.size, size(seal.widthMm, seal.heightMm)],
    [words.group, group?.name ?? noGroup],
    [words.companyName, seal.companyName ?? words.notCompared],
    [words.author, words.authorOn(seal.authorName, formatDay(seal.createdDatetime))],
    seal.selfApproved && [words.approval, words.selfApproved],
    [words.useCount, words.times(seal.useCount)],
    [words.lastUse, seal.lastUsedDatetime === null ? words.never : formatTime(seal.lastUsedDatetime)],
  ];
  return <Facts look="lines" facts={facts} />;
}
