import { MEMBER_IMPORT_FILE_BYTES, MEMBER_IMPORT_ROWS_MAX } from '@countersign/domain';
import { useMutation } from '@tanstack/react-query';
import { messageOf, requestIdOf } from '../../../../../api/client.ts';
import { useMay } from '../../../../../api/privileges.ts';
import { DropZone } from '../../../../../parts/uploader/drop-zone.tsx';
import { formatBytes, formatNumber } from '../../../../../text/format.ts';
import { useText } from '../../../../../text/text.ts';
import { Button } from '../../../../../ui/button.tsx';
import { toast } from '../../../../../ui/toast.tsx';
import { type SheetFormat, downloadSheet } from '../../../model/download-sheet.ts';
import { importText } from './import-text.ts';
import { Heading, Stack, Text } from '../../../../../ui/layout.tsx';
import styles from './import.module.css';

const FORMATS = ['xlsx', 'csv'] as const;

interface TakeProps {
  enterpriseWsid: string;
  isBusy: boolean;
  onFile: (file: File) => void;
  onFault: (fault: string) => void;
}
/** The template to download, and the field to upload the table. */
export function ImportTake({ enterpriseWsid, isBusy, onFile, onFault }: TakeProps) {
  const words = useText(importText);
  const mayDownload = useMay('members:batchTemplates:download');
  const download = useMutation({
    mutationFn: (format: SheetFormat) =>
      downloadSheet(`/api/enterprises/${enterpriseWsid}/members/batch-template`, format, words.templateName),
    onError: (failure) => toast('error', messageOf(failure), requestIdOf(failure)),
  });
  // Checks that need no upload.
  const take = (file: File) => {
    if (!/\.(xlsx|csv)$/i.test(file.name)) return onFault(words.wrongType);
    if (file.size > MEMBER_IMPORT_FILE_BYTES) return onFault(words.tooLarge(formatBytes(MEMBER_IMPORT_FILE_BYTES)));
    onFile(file);
  };
  return (
    <>
      <Stack as="section" card gap={3} py={5} px={6} className={styles.card} aria-labelledby="import-template">
        <Heading id="import-template">{words.templateTitle}</Heading>
        <Text as="p" tone="ink-2">
          {words.templateWhy}
        </Text>
        {mayDownload && (
          <div className={styles.acts}>
            {FORMATS.map((format) => (
              <Button
                key={format}
                icon="download"
                busy={download.isPending && download.variables === format}
                onClick={() => download.mutate(format)}
              >
                {words.template(format.toUpperCase())}
              </Button>
            ))}
          </div>
        )}
      </Stack>
      <Stack as="section" card gap={3} py={5} px={6} className={styles.card} aria-labelledby="import-drop">
        <Heading id="import-drop">{words.dropTitle}</Heading>
        <DropZone
          title={words.drop}
          hint={words.dropHint(formatNumber(MEMBER_IMPORT_ROWS_MAX), formatBytes(MEMBER_IMPORT_FILE_BYTES))}
          accept={FORMATS}
          multiple={false}
          disabled={isBusy}
          onFiles={([file]) => file && take(file)}
        />
      </Stack>
    </>
  );
}
