import { useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { useTitle } from '../../../../text/use-title.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { AnchorButton, Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { LanguageSwitch } from '../../../../ui/language-switch.tsx';
import { lateSheet } from '../../../../ui/late.tsx';
import { useMedia } from '../../../../ui/use-media.ts';
import { sharedOfficeSeals } from '../model/office-seals.ts';
import type { Signing } from '../model/queries.ts';
import { useWholeDocuments } from '../../../../parts/pdf-view/pdf-view.tsx';
import { reportViews, viewDocuments } from '../model/view-documents.ts';
import { BatchDocument } from './batch-document.tsx';
import { BatchList } from './batch-list.tsx';
import { ListPart } from './batch-row.tsx';
import { BatchResults } from './batch-results.tsx';
import { Grid, Heading, Hint, Paragraph, Row, Stack, box } from '../../../../ui/layout.tsx';
import styles from './batch.module.css';
import { type Adopted, type BatchPicture, BATCH_MAX, neededPictures } from './model.ts';
import { useBatchText } from './text.ts';
import { type Batch, useBatch } from './use-batch.ts';
import { useBatchSigning } from './use-batch-signing.ts';
import { ABOVE_TABLET } from '../../../../ui/breakpoints.ts';

const AdoptSheet = lateSheet(() => import('../adopt-sheet.tsx').then(({ AdoptSheet: part }) => part));
const SealSheet = lateSheet(() => import('../seal-sheet.tsx').then(({ SealSheet: part }) => part));
const BatchConsent = lateSheet(() => import('./batch-consent.tsx').then((part) => part.default));

/** `/batch-sign?ids=…`: several envelopes, each viewed, signed with one confirmation. */
export function BatchPage() {
  const { ids } = useSearch({ from: '/batch-sign' });
  const text = useBatchText();
  const batch = useBatch(ids);
  const signing = useBatchSigning();
  useTitle(text.title);
  const { results } = signing;
  const isUnderWay =
    results !== null && [...results.values()].some(({ state }) => ['waiting', 'signing'].includes(state));
  useEffect(() => {
    if (!isUnderWay) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnderWay]);
  return (
    <Grid columns={1} overflow="hidden" className={styles.frame}>
      <Row as="header" gap={3} py={2} px={5} borderBottom fill="paper">
        <a className={box({ inlineRow: true, gap: 1.5, minHeight: 'touch' })} href="/envelopes">
          <Icon name="arrowLeft" size={18} />
          {text.back}
        </a>
        <Heading as="h1" grow textAlign="center" text={text.title} />
        <LanguageSwitch compact />
      </Row>
      {results === null ? (
        <Review batch={batch} onSign={signing.run} />
      ) : (
        <BatchResults
          rows={batch.rows}
          results={results}
          isUnderWay={isUnderWay}
          onAgain={async (envelopeWsids) => {
            await batch.reload(envelopeWsids);
            signing.forget();
          }}
        />
      )}
    </Grid>
  );
}

type Step = 'look' | 'WRITE_SIGN' | 'SEAL_SIGN' | 'confirm';

/** The list to view, the values for all, and one button that names the next act (ux 16). */
function Review({ batch, onSign }: { batch: Batch; onSign: ReturnType<typeof useBatchSigning>['run'] }) {
  const text = useBatchText();
  const isWide = useMedia(ABOVE_TABLET);
  const signings = batch.rows.flatMap(({ item }) => (item?.signing && item.out === null ? [item.signing] : []));
  const pictures = useMemo(() => neededPictures(signings), [signings]);
  // The one seal goes into each contract that requires one.
  const office = sharedOfficeSeals(signings.filter((one) => neededPictures([one]).includes('SEAL_SIGN')));
  const [chosen, setChosen] = useState<string | null>(null);
  const [isFailing, setFailing] = useState(false);
  const documents = useMemo(() => signings.flatMap((one) => viewDocuments(one.documents)), [signings]);
  // Each contract is signed with the digests of its documents, whichever of its pages were viewed (Rulings §8.15).
  const { isWhole, readAt } = useWholeDocuments(documents);
  const [sheet, setSheet] = useState<'none' | 'WRITE_SIGN' | 'SEAL_SIGN' | 'confirm'>('none');
  const first = isWide ? signings[0]?.envelope.envelopeWsid : undefined;
  const current = signings.find(({ envelope }) => envelope.envelopeWsid === (chosen ?? first));
  const unseen = signings.filter((one) => !batch.isSeen(one));
  const missing = pictures.find((picture) => batch.adopted[picture] === null);
  const step: Step = unseen.length > 0 ? 'look' : (missing ?? 'confirm');
  const isOpening = batch.rows.some(({ item, error }) => item === undefined && error === null);
  const name = signings[0]?.participant.name ?? '';
  const hasDays = signings.some(({ forms }) => forms.some(({ formType }) => formType === 'DATE'));

  if (!isOpening && signings.length === 0) return <Nothing batch={batch} />;
  const look = (after: Signing | null): void => {
    if (after !== null) batch.markSeen(after);
    const next = unseen.find((one) => one !== after);
    setChosen(next?.envelope.envelopeWsid ?? (isWide ? chosen : null));
  };
  // Beside the list the one button marks the visible contract as viewed; on a phone the documents have a button of their own.
  const isLooking = isWide && current !== undefined && unseen.includes(current);
  const act = (): void => (step === 'look' ? look(isLooking ? current : null) : setSheet(step));
  const label: Record<Step, string> = {
    look: isLooking ? (unseen.length > 1 ? text.markSeen : text.markLast) : text.look,
    WRITE_SIGN: text.chooseSignature,
    SEAL_SIGN: text.chooseSeal,
    confirm: text.confirm(signings.length),
  };
  const reported = (one: Signing) => reportViews(one.documents, readAt, batch.isDrawn);
  const close = (isOpen: boolean): void => void (!isOpen && setSheet('none'));
  const adopt = (picture: BatchPicture, value: Adopted[BatchPicture]): void => {
    batch.adopt(picture, value);
    setSheet('none');
  };
  return (
    <>
      <Grid as="main" minHeight={0} className={styles.main} data-shows={current === undefined ? 'list' : 'document'}>
        <Stack gap={5} minHeight={0} p={5} overflowY="auto" className={styles.list}>
          {batch.isTooMany && <Banner tone="warn">{text.tooMany(BATCH_MAX)}</Banner>}
          <BatchList
            rows={batch.rows}
            current={current?.envelope.envelopeWsid ?? null}
            isSeen={batch.isSeen}
            onOpen={setChosen}
          />
          {pictures.length > 0 && (
            <Mine pictures={pictures} hasDays={hasDays} adopted={batch.adopted} onChange={setSheet} />
          )}
        </Stack>
        {current !== undefined && (
          <BatchDocument
            key={current.envelope.envelopeWsid}
            signing={current}
            adopted={batch.adopted}
            isLast={unseen.every((one) => one === current)}
            onSeen={() => batch.markSeen(current)}
            onDrawn={batch.markDrawn}
            onFailing={setFailing}
            onNext={() => look(current)}
            onClose={isWide ? null : () => setChosen(null)}
          />
        )}
      </Grid>
      <Row
        as="footer"
        gapX={4}
        gapY={2}
        wrap
        borderTop
        fill="surface"
        className={styles.foot}
        data-foot
        data-shows={current === undefined ? 'list' : 'document'}
      >
        <Paragraph
          growFrom={60}
          role="status"
          size="m"
          text={text.seenOf(signings.length - unseen.length, signings.length)}
        />
        {!isOpening && (
          <Button variant="primary" size="l" label={label[step]} disabled={isLooking && isFailing} onClick={act} />
        )}
      </Row>
      <AdoptSheet
        open={sheet === 'WRITE_SIGN'}
        onOpenChange={close}
        form={undefined}
        name={name}
        count={1}
        isFree={false}
        onAdopt={(value) => adopt('WRITE_SIGN', value)}
      />
      <SealSheet
        open={sheet === 'SEAL_SIGN'}
        onOpenChange={close}
        name={name}
        count={1}
        isFree={false}
        office={office}
        onAdopt={(value) => adopt('SEAL_SIGN', value)}
      />
      <BatchConsent
        open={sheet === 'confirm'}
        onOpenChange={close}
        count={signings.length}
        shown={isWhole ? 'ready' : 'loading'}
        onSign={(password) => onSign({ signings, adopted: batch.adopted, reported }, password)}
      />
    </>
  );
}

interface MineProps {
  pictures: readonly BatchPicture[];
  adopted: Adopted;
  hasDays: boolean;
  onChange: (picture: BatchPicture) => void;
}
/** The one signature and the one seal for all of them. */
function Mine({ pictures, adopted, hasDays, onChange }: MineProps) {
  const text = useBatchText();
  const words = {
    WRITE_SIGN: { name: text.signature, choose: text.chooseSignature, change: text.changeSignature },
    SEAL_SIGN: { name: text.seal, choose: text.chooseSeal, change: text.changeSeal },
  };
  return (
    <ListPart title={text.mine}>
      {pictures.map((picture) => {
        const value = adopted[picture];
        const { name, choose, change } = words[picture];
        const source = value && value.kind !== 'text' && value.kind !== 'files' ? pictureOf(value) : null;
        return (
          <Row
            key={picture}
            gap={3}
            wrap
            justify="between"
            py={2}
            px={3}
            border
            radius="m"
            fill="sheet"
            className={styles.picture}
          >
            {source !== null && <img src={source} alt={name} />}
            <Button size="s" label={source === null ? choose : change} onClick={() => onChange(picture)} />
          </Row>
        );
      })}
      {hasDays && <Hint size="s" text={text.day} />}
    </ListPart>
  );
}
const pictureOf = (value: Exclude<Adopted[BatchPicture], null | { kind: 'text' | 'files' }>): string =>
  value.kind === 'write' ? value.writeData : value.picture;

function Nothing({ batch }: { batch: Batch }) {
  const text = useBatchText();
  return (
    <Stack as="main" gap={4} width="full" mx="auto" overflowY="auto" className={styles.page}>
      <EmptyState
        title={text.none}
        action={<AnchorButton variant="primary" label={text.toList} href="/envelopes" />}
        why={text.noneText}
      />
      {batch.rows.some(({ item }) => item?.out === 'password') && (
        <Banner tone="warn" action={<AnchorButton size="s" label={text.setPassword} href="/account/security" />}>
          {text.noPassword}
        </Banner>
      )}
      <BatchList rows={batch.rows} current={null} isSeen={() => false} onOpen={() => {}} />
    </Stack>
  );
}
