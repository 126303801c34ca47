import type { TrustAnchorRow, TrustList } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Trouble } from '../../../parts/trouble/trouble.tsx';
import { formatDay, formatTime } from '../../../text/format.ts';
import { useListText } from '../../../parts/data-table/list-text.ts';
import { Banner, Box, Dialog, Row, Stack } from '../../../ui/index.ts';
import { Pager } from '../../../ui/pager.tsx';
import { Pill } from '../../../ui/pill.tsx';
import { nameOf } from '../certificates/subject.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { TableSkeleton } from '../../../parts/data-table/data-table.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { FilterText } from '../parts/filters.tsx';
import { useNow } from '../parts/use-now.ts';
import { trustAnchorsQuery } from './queries.ts';
import { useTrustText } from './text.ts';
import { useIsOverdue } from './use-is-overdue.ts';

/** The source of a list, and each certificate in it. */
export function AnchorsSheet({ list, onClose }: { list: TrustList; onClose: () => void }) {
  const words = useTrustText();
  const { scheme, digest } = list;
  const isOverdue = useIsOverdue(list);
  return (
    <Dialog onClose={onClose} kind="side" title={list.name}>
      <Stack gap={4}>
        {isOverdue && <Banner tone="warn">{words.overdue(formatDay(scheme?.nextUpdateDatetime ?? ''))}</Banner>}
        {scheme !== null && scheme.signerFingerprint === null && <Banner tone="info">{words.notVerified}</Banner>}
        <Facts
          facts={[
            [words.kind, words.kinds[list.kind]],
            scheme?.operatorName != null && [words.schemeOperator, scheme.operatorName],
            scheme?.territory != null && [words.territory, scheme.territory],
            scheme?.sequenceNumber != null && [words.sequence, scheme.sequenceNumber],
            scheme?.issuedDatetime != null && [words.issued, formatTime(scheme.issuedDatetime)],
            scheme?.nextUpdateDatetime != null && [words.nextUpdate, formatTime(scheme.nextUpdateDatetime)],
            scheme?.signerFingerprint != null && [words.signedBy, scheme.signerSubject ?? ''],
            scheme?.signerFingerprint != null && [
              words.signerPrint,
              <Row as="span" key="signer" gap={1}>
                <code>{scheme.signerFingerprint}</code>
                <CopyButton text={scheme.signerFingerprint} label={words.copySigner} />
              </Row>,
            ],
            [
              words.digest,
              <Row as="span" key="digest" gap={1}>
                <code>{digest}</code>
                <CopyButton text={digest} label={words.copyDigest} />
              </Row>,
            ],
          ]}
        />
        <Anchors list={list} />
      </Stack>
    </Dialog>
  );
}

function Anchors({ list: { trustListWsid, anchors } }: { list: TrustList }) {
  const words = useTrustText();
  const list = useListText();
  const [subject, setSubject] = useState('');
  const [page, setPage] = useState(1);
  const query = useQuery(trustAnchorsQuery(trustListWsid, subject, page));
  if (query.data === undefined) {
    if (query.isError) return <Trouble error={query.error} onRetry={() => void query.refetch()} />;
    return (
      <div role="status">
        <span className="visually-hidden">{words.loading}</span>
        <TableSkeleton rows={3} />
      </div>
    );
  }
  const { trustAnchors, page: facts } = query.data;
  return (
    <>
      {anchors > facts.limit && (
        <FilterText
          label={words.search}
          value={subject}
          onChange={(wanted) => {
            setSubject(wanted);
            setPage(1);
          }}
        />
      )}
      {trustAnchors.length === 0 && <p>{words.nothing}</p>}
      <Stack as="ul" gap={3}>
        {trustAnchors.map((anchor) => (
          <Anchor key={anchor.fingerprint} anchor={anchor} />
        ))}
      </Stack>
      <Pager page={page} total={facts.totalElements} count={list.count(facts.totalElements)} onPage={setPage} />
    </>
  );
}

function Anchor({ anchor }: { anchor: TrustAnchorRow }) {
  const words = useTrustText();
  const now = useNow();
  const isOver = new Date(anchor.notAfter) < now;
  return (
    <Box as="li" py={3} px={4} border radius="m">
      <Row as="p" gap={2} wrap mb={2}>
        <strong>{nameOf(anchor.subject).name}</strong>
        {isOver && <Pill tone="warn" icon="warning" label={words.over} />}
      </Row>
      <Facts
        facts={[
          [words.subject, anchor.subject],
          anchor.issuer !== anchor.subject && [words.issuer, anchor.issuer],
          anchor.provider !== null && [words.provider, anchor.provider],
          anchor.service !== null && [words.service, anchor.service],
          [words.validity, words.from(formatDay(anchor.notBefore), formatDay(anchor.notAfter))],
          [words.fingerprint, <code key="fingerprint">{anchor.fingerprint}</code>],
        ]}
      />
    </Box>
  );
}
