import type { PracticeFacts } from '@countersign/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api, call, messageOf } from '../../../api/client.ts';
import { formatDay } from '../../../text/format.ts';
import { useTitle } from '../../../text/use-title.ts';
import { Banner, Box, Card, Heading, Paragraph, Skeleton, Stack, Text, box } from '../../../ui/index.ts';
import styles from './practice.module.css';
import { usePracticeText } from './text.ts';

const practiceQuery = queryOptions({
  queryKey: ['practice'],
  queryFn: async ({ signal }) => (await call(api.getPracticeStatement, { signal })).practice,
});

/** The practice statement (RFC 3647), which the policies of all certificates reference. */
export function PracticePage() {
  const words = usePracticeText();
  const { data, error } = useQuery(practiceQuery);
  useTitle(words.title);
  return (
    <Box width="full" minWidth={0} mx="auto" className={styles.page}>
      <header>
        <Heading as="h1" heading="display" text={words.title} />
        <Paragraph mt={2} mb={5} text={words.lead} />
        {data?.evaluation === true && <Banner tone="warn">{words.test}</Banner>}
        {error !== null && <Banner tone="danger">{messageOf(error)}</Banner>}
      </header>
      <Part title={words.whoTitle} points={words.who} />
      <Part title={words.identityTitle} points={words.identity} />
      <Part title={words.keyTitle} points={words.key} />
      <Part title={words.issueTitle} points={[words.issue]}>
        <Facts data={data}>{(facts) => <Lints facts={facts} />}</Facts>
      </Part>
      <Part title={words.statusTitle} points={words.status}>
        <Facts data={data}>
          {({ reasons }) => (
            <Paragraph>
              {words.reasons}: <code>{reasons.join(', ')}</code>
            </Paragraph>
          )}
        </Facts>
      </Part>
      <Part title={words.timeTitle} points={[words.time]} />
      <Part title={words.yearsTitle} points={words.years} />
      <Part title={words.policiesTitle} points={[]}>
        <Facts data={data}>{(facts) => <Policies facts={facts} />}</Facts>
      </Part>
      <Part title={words.profilesTitle} points={[]}>
        <Facts data={data}>{(facts) => <Profiles facts={facts} />}</Facts>
      </Part>
      <Part title={words.certificatesTitle} points={[]}>
        <Facts data={data}>{(facts) => <Certificates facts={facts} />}</Facts>
      </Part>
      <Part title={words.addressTitle} points={[]}>
        <Facts data={data}>{(facts) => <Addresses facts={facts} />}</Facts>
      </Part>
    </Box>
  );
}

const Part = ({ title, points, children }: { title: string; points: readonly string[]; children?: ReactNode }) => (
  <Stack as="section" gap={2} pt={6} size="touch" leading={1.8} className={styles.part}>
    <Heading heading="xl" text={title} />
    {points.map((point) => (
      <p key={point}>{point}</p>
    ))}
    {children}
  </Stack>
);

function Facts({ data, children }: { data: PracticeFacts | undefined; children: (facts: PracticeFacts) => ReactNode }) {
  return data === undefined ? <Skeleton height={120} /> : children(data);
}

/** A table that scrolls by itself on a phone. */
function Table({ label, heads, rows }: { label: string; heads: readonly string[]; rows: readonly ReactNode[][] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
    <Card radius="m" overflowX="auto" role="region" aria-label={label} tabIndex={0}>
      <table className={box({ width: 'full', size: 'm', leading: 1.6 }, styles.table)}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, at) => (
            // The rows of a statement never change order.
            <tr key={at}>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Lints({ facts: { lints } }: { facts: PracticeFacts }) {
  const words = usePracticeText();
  const rows = lints.map(({ name, clause }) => [<code key="name">{name}</code>, clause]);
  return <Table label={words.issueTitle} heads={[words.check, words.clause]} rows={rows} />;
}

function Policies({ facts: { policies } }: { facts: PracticeFacts }) {
  const words = usePracticeText();
  const rows = policies.map(({ name, oid }) => [words.policyWord[name] ?? name, <code key="oid">{oid}</code>]);
  return <Table label={words.policiesTitle} heads={[words.policy, words.oid]} rows={rows} />;
}

function Profiles({ facts: { profiles } }: { facts: PracticeFacts }) {
  const words = usePracticeText();
  const rows = profiles.map(({ name, longestDays, keyUsage }) => [
    words.profileWord[name] ?? name,
    words.days(longestDays),
    <code key="usage">{keyUsage.join(', ')}</code>,
  ]);
  return <Table label={words.profilesTitle} heads={[words.profile, words.longest, words.usage]} rows={rows} />;
}

function Certificates({ facts: { certificates } }: { facts: PracticeFacts }) {
  const words = usePracticeText();
  const rows = certificates.map(({ subject, status, notAfter, fingerprint }) => [
    <>
      {/^CN=(.+?)(?:, O=|$)/.exec(subject)?.[1] ?? subject}
      {status === 'RETIRED' && <small> ({words.retired})</small>}
    </>,
    formatDay(notAfter),
    <Text as="code" block key="digest" className={styles.digest} text={fingerprint} />,
  ]);
  return <Table label={words.certificatesTitle} heads={[words.profile, words.until, words.fingerprint]} rows={rows} />;
}

function Addresses({ facts: { pkiUrl } }: { facts: PracticeFacts }) {
  const { addressWord } = usePracticeText();
  const addresses: readonly (readonly [string, string, boolean])[] = [
    [addressWord.root, `${pkiUrl}/pki/ca/root.cer`, true],
    [addressWord.list, `${pkiUrl}/pki/crl/issuing.crl`, true],
    [addressWord.ocsp, `${pkiUrl}/pki/ocsp`, false],
    [addressWord.tsa, `${pkiUrl}/pki/tsa`, false],
  ];
  return (
    <Stack as="dl" gap={3} m={0}>
      {addresses.map(([word, url, isFile]) => (
        <div key={url}>
          <Text as="dt" tone="ink-2" text={word} />
          <Text as="dd" m={0}>
            {isFile ? (
              <a href={url} className={box({ inlineRow: true, minHeight: 'touch' })}>
                {url}
              </a>
            ) : (
              <code>{url}</code>
            )}
          </Text>
        </div>
      ))}
    </Stack>
  );
}
