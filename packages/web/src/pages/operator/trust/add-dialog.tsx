import { TRUST_LIST_NAME_MAX } from '@countersign/domain';
import { type FormEvent, useId, useRef, useState } from 'react';
import { UploadError, uploadMessage } from '../../../parts/uploader/uploader.ts';
import { useSharedText } from '../../../text/shared.ts';
import { Banner, Button, Dialog, FieldFault, Row, Stack, Text, TextField, toast } from '../../../ui/index.ts';
import { refetch } from '../model/queries.ts';
import { addTrustList } from './queries.ts';
import { useTrustText } from './text.ts';

/** Certificates or a trusted list under a name; errors in them are shown in the dialog. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const words = useTrustText();
  const shared = useSharedText();
  const [name, setName] = useState('');
  const [signer, setSigner] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const fingerprint = signer.replace(/[\s:]/g, '').toLowerCase();
  const isFingerprint = fingerprint === '' || /^[0-9a-f]{64}$/.test(fingerprint);
  const [isJudged, setJudged] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ message: string; kind: string } | null>(null);
  // The meaning of an issue without services is explained before it is imported.
  const endsTrust = failure?.kind === 'ERROR_TRUST_ENDS';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setJudged(true);
    if (name.trim() === '' || files.length === 0 || !isFingerprint || busy) return;
    setBusy(true);
    setFailure(null);
    try {
      const { anchors } = await addTrustList(name.trim(), fingerprint, files, endsTrust);
      toast('success', words.added(anchors));
      refetch('trust-lists', 'requests');
      onClose();
    } catch (error) {
      const kind = error instanceof UploadError ? error.error : '';
      // An expired login is reported by any call of the console.
      if (kind === 'ERROR_OPERATOR_NOT_LOGIN') refetch('trust-lists');
      setFailure({ message: uploadMessage(error), kind });
      setBusy(false);
    }
  };
  const isNameTaken = failure?.kind === 'ERROR_TRUST_NAME';
  const nameFault = isNameTaken ? failure.message : isJudged && name.trim() === '' ? words.nameMissing : null;
  return (
    <Dialog
      onClose={onClose}
      title={words.add}
      description={words.addWhy}
      locked={busy}
      footer={
        <>
          <Button variant="quiet" label={shared.cancel} onClick={onClose} disabled={busy} />
          <Button
            variant={endsTrust ? 'danger' : 'primary'}
            label={endsTrust ? words.endAct : words.addAct}
            type="submit"
            form="add-trust-list"
            busy={busy}
          />
        </>
      }
    >
      <Stack as="form" gap={4} id="add-trust-list" onSubmit={(event) => void submit(event)} noValidate>
        {failure && !isNameTaken && <Banner tone={endsTrust ? 'warn' : 'danger'}>{failure.message}</Banner>}
        <TextField
          label={words.name}
          hint={words.nameHint}
          value={name}
          maxLength={TRUST_LIST_NAME_MAX}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setFailure(null);
          }}
          error={nameFault}
          autoComplete="off"
        />
        <FilesField
          files={files}
          onFiles={(chosen) => {
            setFiles(chosen);
            setFailure(null);
          }}
          error={isJudged && files.length === 0 ? words.fileMissing : null}
        />
        <TextField
          label={words.signer}
          hint={words.signerHint}
          optional
          value={signer}
          maxLength={200}
          onChange={(event) => {
            setSigner(event.currentTarget.value);
            setFailure(null);
          }}
          error={isJudged && !isFingerprint ? words.signerFault : null}
          autoComplete="off"
          spellCheck={false}
        />
      </Stack>
    </Dialog>
  );
}

interface FilesProps {
  files: readonly File[];
  onFiles: (files: readonly File[]) => void;
  error: string | null;
}
function FilesField({ files, onFiles, error }: FilesProps) {
  const words = useTrustText();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [first] = files;
  return (
    <Stack gap={1.5}>
      <Text weight={550} text={words.file} />
      <Row gapY={2} gapX={3} wrap>
        <Button
          icon="upload"
          label={words.choose}
          aria-describedby={`${id}-hint ${id}-fault`}
          onClick={() => input.current?.click()}
        />
        {first && <Text minWidth={0} text={words.chosen(files.length, first.name)} />}
      </Row>
      <input
        ref={input}
        type="file"
        accept=".pem,.crt,.cer,.der,.xml,.xtsl,application/x-pem-file,application/pkix-cert,text/xml"
        multiple
        hidden
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      <Text as="small" id={`${id}-hint`} tone="ink-3" text={words.fileHint} />
      <FieldFault id={`${id}-fault`}>{error}</FieldFault>
    </Stack>
  );
}
