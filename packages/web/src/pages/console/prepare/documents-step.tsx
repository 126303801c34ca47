import { Suspense, lazy, useRef, useState } from 'react';
import { usePaperText } from '../../../parts/paper/text.ts';
import { FilePassword } from '../../../parts/password/file-password.tsx';
import { DropZone } from '../../../parts/uploader/drop-zone.tsx';
import { UploadError, asksForPassword, uploadMessage } from '../../../parts/uploader/uploader.ts';
import { formatBytes } from '../../../text/format.ts';
import { useSharedText } from '../../../text/shared.ts';
import { convertsOffice } from '../../../text/office.ts';
import { Button, Grid, Heading, Icon, IconButton, Paragraph, Row, Small, Stack, Text } from '../../../ui/index.ts';
import { Progress } from '../../../ui/progress.tsx';
import { DocumentList } from './document-list.tsx';
import styles from './documents-step.module.css';
import type { Upload } from './model/draft.ts';
import { Settings } from './settings.tsx';
import { StepPage } from './step-page.tsx';
import { usePrepareText } from './text.ts';
import { useDraft, useDraftState } from './use-draft.ts';

/** The files with their order and names, and the title of the contract (ux 2). */
export function DocumentsStep() {
  const words = usePrepareText();
  const draft = useDraft();
  const documents = useDraftState((state) => state.documents);
  const uploads = useDraftState((state) => state.uploads);
  // Gets the focus after a file was removed, because its button is gone.
  const heading = useRef<HTMLHeadingElement>(null);
  const isEmpty = documents.length + uploads.length === 0;
  return (
    <StepPage step="documents">
      <section aria-labelledby="documents-title">
        <Heading
          id="documents-title"
          ref={heading}
          tabIndex={-1}
          heading="xl"
          className={styles.heading}
          text={words.documentsTitle}
        />
        <Paragraph mt={1} mb={4} text={convertsOffice() ? words.documentsLead : words.documentsLeadPlain} />
        {documents.length > 0 && <DocumentList documents={documents} onEmptied={() => heading.current?.focus()} />}
        {uploads.length > 0 && (
          <Stack as="ul" gap={2.5} mb={3}>
            {uploads.map((upload) => (
              <UploadRow key={upload.id} upload={upload} />
            ))}
          </Stack>
        )}
        <DropZone
          title={isEmpty ? words.drop : words.dropMore}
          hint={isEmpty ? words.dropHint : undefined}
          compact={!isEmpty}
          onFiles={(files) => draft.addFiles(files)}
        />
        <Scan onFile={(file) => draft.addFiles([file])} />
      </section>
      <Settings />
    </StepPage>
  );
}

const Scanner = lazy(async () => ({ default: (await import('../../../parts/paper/scanner.tsx')).Scanner }));

/** A file made of photographs. */
function Scan({ onFile }: { onFile: (file: File) => void }) {
  const words = usePaperText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Row mt={2.5}>
        <Button icon="camera" label={words.scan} onClick={() => setIsOpen(true)} />
      </Row>
      {isOpen && (
        <Suspense>
          <Scanner onDone={onFile} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** A running or failed upload. */
export function UploadRow({ upload }: { upload: Upload }) {
  const words = usePrepareText();
  const shared = useSharedText();
  const draft = useDraft();
  const { id, file, share, state, error, replaces } = upload;
  const replaced = useDraftState(({ documents }) => documents.find(({ fileWsid }) => fileWsid === replaces)?.fileName);
  const percent = Math.round(share * 100);
  const isLocked = state === 'failed' && asksForPassword(error);
  const mayHelp = state === 'failed' && !(error instanceof UploadError && error.isFinal);
  return (
    <Row as="li" card gap={1} py={2} pr={2} pl={1} className={styles.row}>
      <Grid as="span" rigid center mr={2} ml={1} radius="m" fill="sunk" tone="ink-2" className={styles.icon}>
        <Icon name={isLocked ? 'key' : state === 'failed' ? 'warning' : 'upload'} />
      </Grid>
      <Stack as="span" gap={0.5} grow minWidth={0} className={styles.words}>
        <Text truncate pl={1.5} weight={550} text={file.name} />
        {isLocked ? (
          <FilePassword
            fileName={file.name}
            fault={uploadMessage(error)}
            isWrong={error instanceof UploadError && error.error === 'ERROR_FILE_PASSWORD_WRONG'}
            inRow
            onOpen={(password) => draft.openUpload(id, password)}
          />
        ) : state === 'failed' ? (
          <Text as="small" pl={1.5} size="s" tone="danger" weight={500} role="alert" text={uploadMessage(error)} />
        ) : (
          <>
            <Small pl={1.5}>
              {state === 'converting' ? words.converting : words.uploading(percent)} · {formatBytes(file.size)}
              {replaced !== undefined && ` · ${words.replacing(replaced)}`}
            </Small>
            <Progress value={state === 'converting' ? null : share} label={`${file.name} ${percent}%`} />
          </>
        )}
      </Stack>
      {mayHelp && (
        <IconButton icon="rotate" label={`${shared.retry} ${file.name}`} onClick={() => draft.retryUpload(id)} />
      )}
      <IconButton
        icon="close"
        label={state === 'failed' ? `${words.dismiss} ${file.name}` : words.cancelUpload(file.name)}
        onClick={() => draft.cancelUpload(id)}
      />
    </Row>
  );
}
