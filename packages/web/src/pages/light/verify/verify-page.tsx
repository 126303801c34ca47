import { CallError, pathOf } from '@countersign/contract';
import { useLocation } from '@tanstack/react-router';
import { lazy, useState } from 'react';
import { api, messageOf, requestIdOf } from '../../../api/client.ts';
import { useSharedText } from '../../../text/shared.ts';
import { useTitle } from '../../../text/use-title.ts';
import { Banner } from '../../../ui/banner.tsx';
import { AnchorButton, Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Fold } from '../../../ui/fold.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { DropZone } from './drop-zone.tsx';
import { FileList } from './file-list.tsx';
import { withTexts } from '../../../text/load-texts.ts';
import { LoadedPart } from './loaded-part.tsx';
import { useVerifyText } from './text.ts';
import { type Item, useQueue } from './use-queue.ts';
import { Box, Heading, Paragraph, Row, Stack, Text, box } from '../../../ui/layout.tsx';
import styles from './verify-page.module.css';

// The code that shows a result is loaded while the file is being verified.
const loadResult = withTexts(() => import('./result.tsx'), 'result');
const Result = lazy(() => loadResult().then((part) => ({ default: part.Result })));
const FilePassword = lazy(() =>
  import('../../../parts/password/file-password.tsx').then((part) => ({ default: part.FilePassword })),
);
const HowWeJudge = lazy(
  withTexts(async () => ({ default: (await import('./how-we-judge.tsx')).HowWeJudge }), 'result'),
);

const RecordPanel = lazy(
  withTexts(async () => ({ default: (await import('./record-panel.tsx')).RecordPanel }), 'result'),
);

const isWrongPassword = (error: unknown): boolean =>
  error instanceof CallError && error.error === 'ERROR_FILE_PASSWORD_WRONG';
const isLocked = (error: unknown): boolean =>
  isWrongPassword(error) || (error instanceof CallError && error.error === 'ERROR_FILE_PASSWORD');

/** The public page `/verify`: anyone can drop a PDF and is told in plain words whether its signatures are valid. */
export function VerifyPage() {
  const text = useVerifyText();
  const { items, start, retry, stop } = useQueue();
  const [chosen, setChosen] = useState<number | null>(null);
  // The link and the QR code on a report name its contract.
  const { hash } = useLocation();
  const recordWsid = /^contract=(\w+)$/.exec(hash)?.[1] ?? null;
  useTitle(text.title);
  const running = items.find(({ state }) => state === 'running' || state === 'waiting') ?? null;
  const ended = items.filter(({ state }) => state === 'done' || state === 'failed');
  const shown = ended.find(({ id }) => id === chosen) ?? ended[0] ?? null;
  const take = (files: readonly File[]): void => {
    setChosen(null);
    start(files);
    loadResult().catch(() => {});
  };
  return (
    <Stack gap={6} width="full" mx="auto" className={classes(styles.page, shown !== null && styles.hasResult)}>
      <Box as="header" textAlign="center">
        <Heading as="h1" heading="figure" text={text.title} />
        <Paragraph mx="auto" mt={3} maxWidth="prose" text={text.lead} />
      </Box>
      {recordWsid !== null && (
        <LoadedPart height={150}>
          <RecordPanel envelopeWsid={recordWsid} digest={shown?.verification?.digest ?? null} />
        </LoadedPart>
      )}
      {running === null ? (
        <DropZone onFiles={take} isSmall={shown !== null} />
      ) : (
        <Working item={running} isOneOfMany={items.length > 1} onCancel={stop} />
      )}
      {items.length > 1 && <FileList items={items} shown={shown} onShow={setChosen} />}
      {shown !== null && (items.length > 1 || running === null) && (
        <Shown item={shown} onRetry={(password) => retry(shown, password)} />
      )}
      <RootPanel />
      <How />
    </Stack>
  );
}

function Working({ item, isOneOfMany, onCancel }: { item: Item; isOneOfMany: boolean; onCancel: () => void }) {
  const text = useVerifyText();
  const { percent } = item;
  return (
    <Stack gap={3} py={12} px={6} radius="l" fill="surface" textAlign="center">
      <p role="status">{isOneOfMany ? text.workingOn(item.file.name) : text.working(percent)}</p>
      <Progress value={percent < 100 ? percent / 100 : null} label={text.working(percent)} />
      <Button
        size="s"
        variant="quiet"
        label={text.cancel}
        className={box({ alignSelf: 'center' })}
        onClick={onCancel}
      />
    </Stack>
  );
}

function Shown({ item, onRetry }: { item: Item; onRetry: (password?: string) => void }) {
  const isWrong = isWrongPassword(item.error);
  if (item.verification === null && isLocked(item.error))
    return (
      <LoadedPart height={96}>
        <FilePassword
          fileName={item.file.name}
          fault={isWrong ? messageOf(item.error) : undefined}
          isWrong={isWrong}
          onOpen={onRetry}
        />
      </LoadedPart>
    );
  if (item.verification === null) return <Failure error={item.error} onRetry={() => onRetry()} />;
  return (
    <LoadedPart height={160}>
      <Result key={item.id} verification={item.verification} file={item.file} password={item.password} />
    </LoadedPart>
  );
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = useVerifyText();
  const shared = useSharedText();
  const requestId = requestIdOf(error);
  return (
    <Banner tone="danger" action={<Button size="s" label={text.retry} onClick={onRetry} />}>
      <strong>{text.failed}</strong> {messageOf(error)}
      {requestId !== null && (
        <Text as="small" block tone="ink-2">
          {shared.requestId} <code>{requestId}</code>
        </Text>
      )}
    </Banner>
  );
}

function RootPanel() {
  const text = useVerifyText();
  return (
    <Row as="aside" gapX={4} gapY={3} wrap p={5} radius="l" fill="sunk" tone="ink-2" aria-labelledby="own-reader">
      <Icon name="shield" size={28} className={box({ tone: 'brand' })} />
      <Box growFrom={60}>
        <Text as="h2" id="own-reader" size="base" tone="ink" text={text.rootTitle} />
        <p>{text.rootText}</p>
      </Box>
      <AnchorButton size="s" icon="download" label={text.rootLink} href={pathOf(api.getRootCer)} download />
    </Row>
  );
}

/** Folded, and loaded when it is opened. */
function How() {
  const text = useVerifyText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold summary={text.howTitle} onToggle={(event) => setOpen(event.currentTarget.open)}>
      {isOpen && (
        <LoadedPart height={240}>
          <HowWeJudge />
        </LoadedPart>
      )}
    </Fold>
  );
}
