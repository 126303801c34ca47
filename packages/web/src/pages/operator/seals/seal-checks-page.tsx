import { type SealCheck, operatorApi } from '@countersign/contract';
import { SEAL_NAME_CHECKS, type SealNameCheck } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatTime } from '../../../text/format.ts';
import { Banner, Button, EmptyState, Grid, type IconName, Row, Text, type Tone, toast } from '../../../ui/index.ts';
import { Pill } from '../../../ui/pill.tsx';
import { ApproveDialog } from '../identity/approve-dialog.tsx';
import { operatorCall } from '../model/calls.ts';
import { useMay } from '../model/session.ts';
import { SEAL_CHECK_FILTERS, refetch, sealChecksQuery } from '../model/queries.ts';
import { type Fact, Facts } from '../../../ui/facts.tsx';
import { FilterChoice, Filters } from '../parts/filters.tsx';
import { ListView } from '../../../parts/data-table/list-view.tsx';
import { Page } from '../../../parts/page/page.tsx';
import { ReasonDialog } from '../parts/reason-dialog.tsx';
import { useListSearch } from '../parts/use-list-search.ts';
import { useOperatorText } from '../words.ts';
import styles from './seal-checks.module.css';
import { useSealChecksText } from './text.ts';

const LOOK: Readonly<Record<SealNameCheck, { tone: Tone; icon: IconName }>> = {
  WAITING: { tone: 'warn', icon: 'clock' },
  PASSED: { tone: 'good', icon: 'check' },
  REFUSED: { tone: 'neutral', icon: 'undo' },
};

/** Uploaded seals, each picture beside the verified name it has to show (Rulings §8.13). */
export function SealChecksPage() {
  const words = useSealChecksText();
  const { search, set, paging } = useListSearch(SEAL_CHECK_FILTERS);
  return (
    <Page title={words.title} lead={words.lead}>
      <Filters onClear={paging.onClear}>
        <FilterChoice
          label={words.status}
          value={search.filters.nameCheck}
          onChange={(nameCheck) => set({ nameCheck })}
          choices={SEAL_NAME_CHECKS.map((status) => [status, words.statusWord[status]] as const)}
        />
      </Filters>
      <ListView
        query={useQuery(sealChecksQuery(search))}
        {...paging}
        isEmpty={({ sealChecks }) => sealChecks.length === 0}
        empty={<EmptyState drawing="done" title={words.emptyTitle} why={words.emptyWhy} />}
      >
        {({ sealChecks }) => (
          <Grid as="ul" gap={4}>
            {sealChecks.map((check) => (
              <li key={check.officeSealWsid}>
                <Check check={check} />
              </li>
            ))}
          </Grid>
        )}
      </ListView>
    </Page>
  );
}

function Check({ check }: { check: SealCheck }) {
  const words = useSealChecksText();
  const shared = useOperatorText();
  const may = useMay();
  const { name, verifiedName, nameCheck, code, legalName, authorName, createdDatetime, refusedBefore } = check;
  const facts: Fact[] = [
    [words.code, code ?? shared.none],
    [words.legalName, legalName ?? shared.none],
    [words.sealName, name],
    [words.author, authorName],
    [words.uploaded, formatTime(createdDatetime)],
    check.checkedBy !== null && [words.checkedBy, check.checkedBy],
    check.reason !== null && [words.reason, check.reason],
  ];
  return (
    <Grid as="article" card gap={5} p={4} className={styles.card} aria-label={verifiedName ?? name}>
      <Grid center p={3} radius="m" fill="surface" className={styles.picture}>
        <img src={check.pictureHref.href} alt={words.picture(name)} loading="lazy" />
      </Grid>
      <Grid gap={3} minWidth={0} className={styles.side}>
        <div>
          <Pill {...LOOK[nameCheck]} label={words.statusWord[nameCheck]} />
        </div>
        <div>
          <small>{words.verifiedName}</small>
          <Text as="strong" heading="xl" block className={styles.verified} text={verifiedName ?? shared.none} />
        </div>
        {verifiedName === null && <Banner tone="warn">{words.notVerified}</Banner>}
        {refusedBefore > 0 && <Banner tone="warn">{words.refusedBefore(refusedBefore)}</Banner>}
        <Facts facts={facts} />
        {nameCheck !== 'REFUSED' && may('identity.decide') && <Acts check={check} />}
      </Grid>
    </Grid>
  );
}

/** An accepted seal can still be refused, by two operators. */
function Acts({ check: { officeSealWsid, name, verifiedName, nameCheck } }: { check: SealCheck }) {
  const words = useSealChecksText();
  const refuse = nameCheck === 'PASSED' ? words.takeBack : words.refuse;
  const [asked, setAsked] = useState<'pass' | 'refuse' | null>(null);
  const close = () => setAsked(null);
  const decide = async (body: { passed: boolean; verifiedName?: string; reason?: string }) => {
    await operatorCall(operatorApi.decideSealCheck, { params: { officeSealWsid }, body });
    toast('success', body.passed ? words.passed : words.refused);
    refetch('sealChecks');
  };
  const request = async (reason: string) => {
    const body = { kind: 'SEAL_REVOKE', subject: officeSealWsid, reason } as const;
    await operatorCall(operatorApi.createOperatorRequest, { body });
    toast('success', words.asked);
    refetch('requests');
  };
  return (
    <Row gap={2.5} align="stretch" wrap>
      {nameCheck === 'WAITING' && verifiedName !== null && (
        <Button variant="primary" icon="check" label={words.pass} onClick={() => setAsked('pass')} />
      )}
      <Button variant="danger" icon="undo" label={refuse} onClick={() => setAsked('refuse')} />
      {asked === 'pass' && verifiedName !== null && (
        <ApproveDialog
          onClose={close}
          title={words.passQuestion(verifiedName)}
          description={words.passWhy}
          act={words.passAct}
          onApprove={() => decide({ passed: true, verifiedName })}
        />
      )}
      <ReasonDialog
        open={asked === 'refuse'}
        onClose={close}
        title={words.refuseTitle(name)}
        description={words.refuseWhy}
        act={refuse}
        danger
        ready={words.ready}
        readyLabel={words.readyLabel}
        onSubmit={(reason) => (nameCheck === 'PASSED' ? request(reason) : decide({ passed: false, reason }))}
      />
    </Row>
  );
}
