import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useEdition } from '../../../api/accounts.ts';
import { useMay } from '../../../api/privileges.ts';
import { formatNumber, formatTime } from '../../../text/format.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { BulkReview, useBulkReviewText } from './bulk-review.tsx';
import { useBulkList, useBulkSlot } from './use-bulk-list.ts';
import { daysBetween } from './expire-days-field.tsx';
import type { DraftState } from './model/draft.ts';
import { type Gap, gapsOf, mayBeSent, templateGapsOf } from './model/gaps.ts';
import { sequencesOf } from './model/people-order.ts';
import { isBlank } from './model/people-rows.ts';
import { stepPath } from './step-path.ts';
import { Box, Heading, Paragraph, Row, Small, Stack, Text } from '../../../ui/layout.tsx';
import styles from './review-dialog.module.css';
import { usePrepareText } from './text.ts';
import { useTemplateText } from './text-template.ts';
import { useDraft, useDraftState } from './use-draft.ts';
import { useSend } from './use-send.ts';

/** The summary before sending; each gap links to its place (ux 13). */
export function ReviewDialog({ onClose }: { onClose: () => void }) {
  const words = usePrepareText();
  const bulk = useBulkReviewText();
  const ofTemplate = useTemplateText();
  const { template } = useDraft();
  const isTemplate = template !== null;
  const state = useDraftState((whole) => whole);
  const [now] = useState(() => new Date());
  const gaps = isTemplate ? templateGapsOf(state, now) : gapsOf(state, now);
  const bulkSlot = useBulkSlot();
  const slot = isTemplate ? null : bulkSlot;
  const list = useBulkList(slot);
  const { send, busy, failure } = useSend(onClose, slot !== null);
  const waiting = isTemplate ? ofTemplate.saving : slot === null ? words.preparing : bulk.starting;
  const isReady = mayBeSent(gaps) && (slot === null || (list !== null && list.valid > 0));
  return (
    <Sheet
      onClose={onClose}
      locked={busy}
      title={isTemplate ? ofTemplate.reviewTitle : words.reviewTitle}
      footer={
        <Button
          variant="primary"
          size="l"
          block
          icon={isTemplate ? 'check' : 'send'}
          label={
            isTemplate
              ? ofTemplate.save
              : slot !== null && list !== null
                ? bulk.send(formatNumber(list.valid))
                : state.details.timerDatetime === null
                  ? words.send
                  : words.schedule
          }
          busy={busy}
          disabled={!isReady}
          onClick={() => void send()}
        />
      }
    >
      <Stack gap={5}>
        <GapList
          title={isTemplate ? ofTemplate.gapsTitle : words.gapsTitle}
          gaps={gaps.filter(({ isWarning }) => !isWarning)}
          onClose={onClose}
        />
        <GapList
          title={isTemplate ? ofTemplate.warningsTitle : words.warningsTitle}
          gaps={gaps.filter(({ isWarning }) => isWarning)}
          onClose={onClose}
        />
        <Summary state={state} onClose={onClose} />
        {slot !== null && <BulkReview slot={slot} list={list} />}
        {failure !== null && (
          <Banner tone="danger" action={failure.asksForCharges ? <BuyCharges /> : undefined}>
            {failure.text}
          </Banner>
        )}
        {busy && (
          <div role="status">
            <Paragraph mb={2} text={waiting} />
            <Progress value={null} label={waiting} />
          </div>
        )}
      </Stack>
    </Sheet>
  );
}

/** The link to buy charges, for users who may: those of the active enterprise, or their own. */
function BuyCharges() {
  const words = usePrepareText();
  const isOfEnterprise = useEdition() === 'e';
  const mayBuy = useMay('ccs:consume:purchase');
  if (isOfEnterprise && !mayBuy) return null;
  return (
    <Link to={isOfEnterprise ? '/enterprise/finance' : '/account/charges'} search={{}} className={styles.go}>
      {words.buyCharges}
    </Link>
  );
}

function GapList({ title, gaps, onClose }: { title: string; gaps: readonly Gap[]; onClose: () => void }) {
  const words = usePrepareText();
  const { envelopeWsid } = useDraft();
  if (gaps.length === 0) return null;
  return (
    <section>
      <Text as="h3" mb={2} size="m" tone="ink-2" text={title} />
      <Stack as="ul" gap={1.5}>
        {gaps.map((gap, at) => (
          <Row
            as="li"
            key={`${gap.kind} ${gap.fieldId ?? gap.name} ${at}`}
            gap={2.5}
            py={1}
            pr={1.5}
            pl={3}
            radius="m"
            fill={gap.isWarning ? 'warn-soft' : 'danger-soft'}
            className={gap.isWarning ? styles.warning : styles.gap}
          >
            <Icon name={gap.isWarning ? 'info' : 'warning'} size={18} />
            <Text grow text={words.gap[gap.kind](gap.name ?? '', gap.page ?? 1)} />
            <Link
              to={stepPath(gap.step)}
              params={{ envelopeWsid }}
              search={gap.fieldId === null ? {} : { field: gap.fieldId }}
              className={styles.go}
              onClick={onClose}
            >
              {words.goThere}
            </Link>
          </Row>
        ))}
      </Stack>
    </section>
  );
}

function Summary({ state, onClose }: { state: DraftState; onClose: () => void }) {
  const { envelopeWsid, template } = useDraft();
  const words = usePrepareText();
  const ofTemplate = useTemplateText();
  const { details, documents, rows, fields } = state;
  const people = rows
    .map((row, index) => ({ row, index, number: sequencesOf(rows)[index]! }))
    .filter(({ row }) => !isBlank(row));
  const first = people
    .filter(({ number }) => number === people[0]?.number)
    .map(({ row }) => (row.type === 'BULK_PERSON' ? words.everyoneOn(row.name.trim()) : row.name.trim()));
  const pages = documents.reduce((sum, document) => sum + document.pages.length, 0);
  return (
    <Box as="section" py={4} px={5} border radius="l">
      <Heading as="h3" text={details.title || words.untitled} />
      <Paragraph mt={1} size="m">
        {words.summaryDocuments(documents.length, pages)} ·{' '}
        {template === null
          ? words.expires(formatTime(details.expireDatetime))
          : ofTemplate.daysOf(daysBetween(template.openedDatetime, details.expireDatetime))}
        {details.timerDatetime !== null && ` · ${words.sendsAt(formatTime(details.timerDatetime))}`}
      </Paragraph>
      <Stack as="ol" gap={2.5} my={4} className={styles.people}>
        {people.map(({ row, index, number }) => (
          <li key={row.key}>
            <Small as="span" weight={600} textAlign="center" className={styles.number} text={number} />
            <Avatar name={row.name} index={index} size={30} />
            <Stack as="span" grow leading={1.35} minWidth={0}>
              <span>{row.name}</span>
              <small>{[row.contact, row.otherContact].filter(Boolean).join(' · ')}</small>
            </Stack>
            <small>
              {row.role === 'CHECKER' ? words.checker : words.signer}
              {row.role === 'SIGNER' &&
                ` · ${words.fieldsOf(fields.now.filter(({ participantWsid }) => participantWsid === row.participantWsid).length)}`}
            </small>
            {row.role === 'SIGNER' && row.participantWsid !== null && (
              <Link
                to={stepPath('fields')}
                params={{ envelopeWsid }}
                search={{ preview: row.participantWsid }}
                className={styles.go}
                aria-label={words.previewOf(row.name)}
                onClick={onClose}
              >
                {words.preview}
              </Link>
            )}
          </li>
        ))}
      </Stack>
      {first.length > 0 && template === null && (
        <Paragraph mt={1} size="m" text={words.firstOnes(first.join(words.and))} />
      )}
    </Box>
  );
}
