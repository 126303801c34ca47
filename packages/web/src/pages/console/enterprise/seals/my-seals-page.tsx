import type { GeneralOfficeSeal } from '@countersign/contract';
import { PAGE_SIZE_SMALL } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useEnterprise } from '../../../../api/accounts.ts';
import { useMay } from '../../../../api/privileges.ts';
import { ListView } from '../../../../parts/data-table/list-view.tsx';
import { formatTime } from '../../../../text/format.ts';
import { useTitle } from '../../../../text/use-title.ts';
import { Button, Grid, Heading, Hint, Icon, Nothing, Row, Skeleton, Stack, Text } from '../../../../ui/index.ts';
import { Pill } from '../../../../ui/pill.tsx';
import { Page } from '../../parts/page.tsx';
import { ApplySheet } from './apply-sheet.tsx';
import styles from './my-seals.module.css';
import { useMySealsText } from './my-seals-text.ts';
import { OtherAccount } from './other-account.tsx';
import { OwnApplications } from './own-applications.tsx';
import { generalSealsQuery } from './queries.ts';
import { SealPicture } from './seal-picture.tsx';
import { useSealsText } from './text.ts';

/** The seals of the enterprise as every member sees them (Spec §6 "a general listing exists"). */
export function MySealsPage() {
  const words = useMySealsText();
  const enterprise = useEnterprise();
  // A signing page links here for one contract, whatever account is active.
  const { enterpriseWsid, envelopeWsid } = useSearch({ strict: false }) as Record<string, unknown>;
  const [wanted, setWanted] = useState<GeneralOfficeSeal | null>(null);
  useTitle(words.title);
  if (enterprise === undefined) return <Skeleton height={260} radius={14} />;
  const isOther = typeof enterpriseWsid === 'string' && enterpriseWsid !== enterprise?.enterpriseWsid;
  if (enterprise === null || isOther)
    return <OtherAccount enterpriseWsid={typeof enterpriseWsid === 'string' ? enterpriseWsid : null} />;
  return (
    <Page title={words.title} lead={words.lead(enterprise.name)}>
      <Seals usable heading={words.usable} none={words.usableNone} />
      <Seals usable={false} heading={words.others} none={words.othersNone} onApply={setWanted} />
      <OwnApplications />
      {wanted && (
        <ApplySheet
          seal={wanted}
          forEnvelope={typeof envelopeWsid === 'string' ? envelopeWsid : ''}
          onClose={() => setWanted(null)}
        />
      )}
    </Page>
  );
}

interface SealsProps {
  usable: boolean;
  heading: string;
  none: string;
  onApply?: (seal: GeneralOfficeSeal) => void;
}
function Seals({ usable, heading, none, onApply }: SealsProps) {
  const { count } = useSealsText();
  const [page, setPage] = useState(1);
  const mayApply = useMay('officeSeals:apply');
  const id = usable ? 'usable-title' : 'others-title';
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading id={id} heading="l" mb={3} text={heading} />
      <ListView
        query={useQuery(generalSealsQuery(usable, page))}
        page={page}
        onPage={setPage}
        size={PAGE_SIZE_SMALL}
        isEmpty={({ page: { totalElements } }) => totalElements === 0}
        empty={<Nothing>{none}</Nothing>}
        count={count}
        waiting={<Skeleton height={132} radius={14} />}
      >
        {({ officeSeals }) => (
          <Grid as="ul" gap={3} className={styles.seals}>
            {officeSeals.map((seal) => (
              <Card key={seal.officeSealWsid} seal={seal}>
                {usable ? <Terms seal={seal} /> : <Way seal={seal} onApply={mayApply ? onApply : undefined} />}
              </Card>
            ))}
          </Grid>
        )}
      </ListView>
    </section>
  );
}

const PX_PER_MM = 2.1;
function Card({ seal, children }: { seal: GeneralOfficeSeal; children: ReactNode }) {
  const words = useSealsText();
  const { name, kind, widthMm, heightMm, pictureHref } = seal;
  return (
    <Row as="li" card align="stretch" minWidth={0} overflow="hidden">
      <Grid as="span" rigid center fill="sheet" className={styles.picture}>
        {pictureHref === null ? (
          // A member who may not use a seal sees its name and not its picture (security 33).
          <Icon name="seal" size={40} />
        ) : (
          <SealPicture widthMm={widthMm} heightMm={heightMm} href={pictureHref.href} alt="" pxPerMm={PX_PER_MM} />
        )}
      </Grid>
      <Stack gap={0.5} grow minWidth={0} py={3} px={4}>
        <Text as="h3" size="touch" weight={600} leading={1.4} text={name} />
        <Hint size="s" leading={1.5}>
          {words.kinds[kind]} · {words.size(widthMm, heightMm)}
        </Hint>
        {children}
      </Stack>
    </Row>
  );
}

/** The end, remaining uses and scope of the authorisation. */
function Terms({ seal: { scope, endDatetime, countLeft } }: { seal: GeneralOfficeSeal }) {
  const words = useMySealsText();
  if (scope === null) return <Hint size="s" leading={1.5} text={words.asOwner} />;
  const facts = [
    words.scopes[scope],
    endDatetime === null ? words.noEnd : words.until(formatTime(endDatetime)),
    ...(countLeft === null ? [] : [words.left(countLeft)]),
  ];
  return <Hint size="s" leading={1.5} text={facts.join(' · ')} />;
}

function Way({ seal, onApply }: { seal: GeneralOfficeSeal; onApply: ((seal: GeneralOfficeSeal) => void) | undefined }) {
  const words = useMySealsText();
  const why = seal.whyNot === null ? null : words.whyNot[seal.whyNot];
  return (
    <>
      {why !== null && <Hint size="s" leading={1.5} text={why} />}
      {seal.applied ? (
        <Text as="p" mt={2}>
          <Pill tone="warn" icon="clock" label={words.waiting} />
        </Text>
      ) : (
        onApply !== undefined &&
        CURABLE.has(seal.whyNot) && (
          <Button
            size="s"
            label={words.apply}
            className={styles.apply}
            aria-label={words.applyFor(seal.name)}
            onClick={() => onApply(seal)}
          />
        )
      )}
    </>
  );
}

/** The reasons that an application can resolve. */
const CURABLE: ReadonlySet<GeneralOfficeSeal['whyNot']> = new Set([
  'NOT_AUTHORIZED',
  'REVOKED',
  'ENDED',
  'USED_UP',
  'OUT_OF_SCOPE',
]);
