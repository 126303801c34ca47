import type { Attachment, Form } from '@countersign/contract';
import { attachmentRule } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { formatBytes } from '../../text/format.ts';
import { Button, Fault, Hint, IconButton, Paragraph, Row, Sheet, Small, Stack, Text } from '../../ui/index.ts';
import { Progress } from '../../ui/progress.tsx';
import { SERVER, type Turn, attachmentsQuery } from './attachments.ts';
import { useAttachmentText } from './text.ts';
import { Thumb } from './thumb.tsx';
import { useSending } from './use-sending.ts';

interface AttachSheetProps extends Turn {
  open: boolean;
  onClose: () => void;
  /** The field that asks for files. */
  form: Form | undefined;
  /** Told which files the field has, each time the list changes. */
  onFiles: (form: Form, files: readonly Attachment[]) => void;
  server?: typeof SERVER;
}

const MB = 1_048_576;

/** Sends, shows, replaces and removes the files of a field (ux 55); what is there already is there after a reload. */
export function AttachSheet({
  open,
  onClose,
  form,
  envelopeWsid,
  participantWsid,
  onFiles,
  server = SERVER,
}: AttachSheetProps) {
  const words = useAttachmentText();
  const { data } = useQuery({
    ...attachmentsQuery(envelopeWsid),
    queryFn: ({ signal }) => server.list(envelopeWsid, signal),
    enabled: open,
  });
  const files = data?.filter(
    ({ formWsid, signedDatetime, status }) =>
      formWsid === form?.formWsid && signedDatetime === null && status === 'READY',
  );
  const known = useRef(onFiles);
  known.current = onFiles;
  const names = files?.map(({ attachmentWsid }) => attachmentWsid).join();
  useEffect(() => {
    if (form?.formType === 'ATTACHMENT' && files !== undefined) known.current(form, files);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the list is another one at every rendering
  }, [form, names]);
  const work = useSending(server, { envelopeWsid, participantWsid }, form, files ?? []);
  const rule = attachmentRule(form);
  const close = (): void => {
    work.stop();
    onClose();
  };
  const isFull = (files?.length ?? 0) >= rule.maxFiles;
  return (
    <Sheet
      open={open}
      onClose={close}
      title={form?.tagId || words.title}
      footer={<Button variant={isFull ? 'primary' : 'secondary'} label={words.done} onClick={close} />}
    >
      <Stack gap={4}>
        <Paragraph
          size="m"
          text={words.takes(words.kinds[rule.fileKinds.join()] ?? '', formatBytes(rule.maxFileMb * MB), rule.maxFiles)}
        />
        {files !== undefined && files.length > 0 && (
          <Stack as="ul" gap={3}>
            {files.map((file) => (
              <Sent
                key={file.attachmentWsid}
                file={file}
                envelopeWsid={envelopeWsid}
                onRemove={() => void work.remove(file)}
              />
            ))}
          </Stack>
        )}
        {work.sending !== null && (
          <Stack gap={1.5}>
            <Text truncate size="m" text={words.sending(work.sending.name)} />
            <Progress value={work.sending.share} label={words.sending(work.sending.name)} />
          </Stack>
        )}
        <Fault>{work.fault}</Fault>
        {(!isFull || rule.maxFiles === 1) && (
          <Pickers
            takesPictures={rule.fileKinds.includes('IMAGE')}
            takesPdf={rule.fileKinds.includes('PDF')}
            isReplacing={isFull}
            isMany={rule.maxFiles > 1}
            busy={work.sending !== null}
            onPick={(picked) => void work.send(picked)}
          />
        )}
        <Hint text={words.why} />
      </Stack>
    </Sheet>
  );
}

/** A file that is there: a picture as it is kept. */
function Sent({ envelopeWsid, file, onRemove }: { envelopeWsid: string; file: Attachment; onRemove: () => void }) {
  const words = useAttachmentText();
  return (
    <Row as="li" gap={3}>
      <Thumb envelopeWsid={envelopeWsid} file={file} />
      <Stack gap={0.5} grow minWidth={0}>
        <Text truncate weight={550} text={file.fileName} />
        <Small text={formatBytes(file.size)} />
      </Stack>
      <IconButton icon="trash" label={words.remove(file.fileName)} onClick={onRemove} />
    </Row>
  );
}

interface PickersProps {
  takesPictures: boolean;
  takesPdf: boolean;
  isReplacing: boolean;
  isMany: boolean;
  busy: boolean;
  onPick: (files: readonly File[]) => void;
}

/** The camera is offered where there is a finger instead of a mouse. */
const hasTouch = (): boolean => matchMedia('(pointer: coarse)').matches;

function Pickers({ takesPictures, takesPdf, isReplacing, isMany, busy, onPick }: PickersProps) {
  const words = useAttachmentText();
  const [camera, choose] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const pictures = 'image/jpeg,image/png';
  const accept = [...(takesPictures ? [pictures] : []), ...(takesPdf ? ['application/pdf'] : [])].join();
  const withCamera = takesPictures && hasTouch();
  const picked = (input: HTMLInputElement): void => {
    const files = [...(input.files ?? [])];
    // The same file may be picked again.
    input.value = '';
    if (files.length > 0) onPick(files);
  };
  return (
    <Row gap={2.5} wrap>
      {withCamera && (
        <>
          <input
            ref={camera}
            type="file"
            hidden
            accept={pictures}
            capture="environment"
            onChange={(event) => picked(event.currentTarget)}
          />
          <Button
            variant={isReplacing ? 'secondary' : 'primary'}
            icon="camera"
            label={words.camera}
            busy={busy}
            onClick={() => camera.current?.click()}
          />
        </>
      )}
      <input
        ref={choose}
        type="file"
        hidden
        accept={accept}
        multiple={isMany}
        aria-label={words.choose}
        onChange={(event) => picked(event.currentTarget)}
      />
      <Button
        variant={withCamera || isReplacing ? 'secondary' : 'primary'}
        icon="upload"
        label={isReplacing ? words.replace : words.choose}
        busy={busy}
        onClick={() => choose.current?.click()}
      />
    </Row>
  );
}
