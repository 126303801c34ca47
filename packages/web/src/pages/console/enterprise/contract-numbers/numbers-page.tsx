import type { ContractNumber } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useEnterprise } from '../../../../api/accounts.ts';
import { Loaded } from '../../../../parts/trouble/loaded.tsx';
import { attempt } from '../../../../parts/trouble/attempt.ts';
import { formatDay, formatNumber } from '../../../../text/format.ts';
import { Button, ConfirmDialog, EmptyState, Row, Skeleton, Stack, Text } from '../../../../ui/index.ts';
import { Pill } from '../../../../ui/pill.tsx';
import { Page } from '../../parts/page.tsx';
import { NewRuleSheet } from './new-rule-sheet.tsx';
import { numbersQuery, switchRule } from './numbers-calls.ts';
import styles from './numbers.module.css';
import { useNumbersText } from './numbers-text.ts';

/** How the contracts of the enterprise are numbered (Spec §3 "Contract number"). */
export function ContractNumbersPage() {
  const enterprise = useEnterprise();
  if (!enterprise) return <Skeleton height={260} radius={14} />;
  return <Rules enterpriseWsid={enterprise.enterpriseWsid} />;
}

function Rules({ enterpriseWsid }: { enterpriseWsid: string }) {
  const words = useNumbersText();
  const query = useQuery(numbersQuery(enterpriseWsid));
  const { data } = query;
  const [isMaking, setMaking] = useState(false);
  const [asked, setAsked] = useState<ContractNumber | null>(null);
  const isOn = asked?.status === 'ENABLE';
  const turn = async () => {
    if (asked === null) return;
    const done = isOn ? words.disabledDone : words.enabledDone;
    if (!(await attempt(() => switchRule(enterpriseWsid, asked.contractNumberWsid, !isOn), done)))
      await query.refetch();
  };
  const make = <Button variant="primary" icon="plus" label={words.create} onClick={() => setMaking(true)} />;
  return (
    <Page narrow title={words.title} lead={words.lead} action={data !== undefined && data.length > 0 && make}>
      <Loaded query={query} waiting={<Skeleton height={220} radius={14} />}>
        {(rules) =>
          rules.length === 0 ? (
            <EmptyState title={words.none} action={make} why={words.noneWhy} />
          ) : (
            <Stack as="ul" gap={3}>
              {rules.map((rule) => (
                <Rule key={rule.contractNumberWsid} rule={rule} onAsk={() => setAsked(rule)} />
              ))}
            </Stack>
          )
        }
      </Loaded>
      {isMaking && (
        <NewRuleSheet
          enterpriseWsid={enterpriseWsid}
          replaces={data?.some(({ status }) => status === 'ENABLE') ?? false}
          onClose={() => setMaking(false)}
        />
      )}
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={isOn ? words.disableTitle : words.enableTitle}
        description={isOn ? words.disableWhy : words.enableWhy}
        act={isOn ? words.disable : words.enable}
        onConfirm={turn}
      />
    </Page>
  );
}

function Rule({ rule, onAsk }: { rule: ContractNumber; onAsk: () => void }) {
  const words = useNumbersText();
  const { status, nextNumbers, used, reset, place, createdDatetime } = rule;
  const isOn = status === 'ENABLE';
  const [next = '', ...later] = nextNumbers;
  return (
    <Row as="li" card gapY={3} gapX={5} wrap p={5} fill={isOn ? 'surface' : 'sunk'} className={styles.rule}>
      <Stack gap={0.5} minWidth={0} size="m" tone="ink-3" tabular className={styles.words}>
        {words.next}
        <Text as="strong" heading="xl" tone="ink" text={next} />
        <span>{later.join(' · ')}</span>
        <span>
          {[
            words.reset[reset],
            words.place[place],
            words.used(formatNumber(used)),
            words.since(formatDay(createdDatetime)),
          ].join(' · ')}
        </span>
      </Stack>
      <Pill
        tone={isOn ? 'good' : 'neutral'}
        icon={isOn ? 'check' : 'close'}
        label={isOn ? words.enabled : words.disabled}
      />
      <Button
        label={isOn ? words.disable : words.enable}
        aria-label={isOn ? words.disableOf(next) : words.enableOf(next)}
        onClick={onAsk}
      />
    </Row>
  );
}
