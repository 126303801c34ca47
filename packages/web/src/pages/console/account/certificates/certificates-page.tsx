import { type CertificateRow, api } from '@countersign/contract';
import { PAGE_SIZE } from '@countersign/domain';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { call } from '../../../../api/client.ts';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { AnchorButton, Box, EmptyState, Paragraph, Row, Skeleton, Stack } from '../../../../ui/index.ts';
import { Page } from '../../parts/page.tsx';
import { Loaded } from '../../../../parts/trouble/loaded.tsx';
import { self } from '../own-user.tsx';
import { CertificateItem } from './certificate-item.tsx';
import { readPage } from './certificate-state.ts';
import styles from './certificates.module.css';
import { useCertificatesText } from './certificates-text.ts';
import { Pager } from '../../../../ui/pager.tsx';

const certificatesQuery = (page: number) =>
  queryOptions({
    queryKey: ['certificates', page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(api.listCertificates, {
        params: self(),
        query: { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE },
        signal,
      }),
  });

/** The certificates issued to the caller, newest first, with an explanation of certificates for one signature. */
export function CertificatesPage() {
  const words = useCertificatesText();
  const page = readPage(useSearch({ from: '/console/account/certificates' }).page);
  const query = useQuery(certificatesQuery(page));
  const navigate = useNavigate();
  return (
    <Page title={words.title} lead={words.lead}>
      <Stack gap={4}>
        <SectionCard title={words.what}>
          <Paragraph size="m" leading={1.75} className={styles.what} text={words.whatWords} />
          <Row as="p" gapY={2} gapX={4} wrap size="s" tone="ink-3" className={styles.root}>
            <AnchorButton icon="download" label={words.root} href="/pki/ca/root.cer" download="countersign-root.cer" />
            <span>{words.rootWhy}</span>
          </Row>
        </SectionCard>
        <Loaded query={query} waiting={<Skeleton height={300} radius={14} />}>
          {(data) => (
            <List
              certificates={data.certificates}
              page={page}
              total={data.page.totalElements}
              onPage={(next) =>
                void navigate({ to: '/account/certificates', search: next === 1 ? {} : { page: next } })
              }
            />
          )}
        </Loaded>
      </Stack>
    </Page>
  );
}

interface ListProps {
  certificates: readonly CertificateRow[];
  page: number;
  total: number;
  onPage: (page: number) => void;
}
function List({ certificates, page, total, onPage }: ListProps) {
  const words = useCertificatesText();
  if (total === 0) return <EmptyState drawing="paper" title={words.none} why={words.noneWhy} />;
  return (
    <section aria-label={words.list}>
      <Box as="ul" card divided overflow="hidden">
        {certificates.map((certificate) => (
          <CertificateItem key={certificate.serial} certificate={certificate} />
        ))}
      </Box>
      <Pager page={page} total={total} count={words.count(total)} onPage={onPage} />
    </section>
  );
}
