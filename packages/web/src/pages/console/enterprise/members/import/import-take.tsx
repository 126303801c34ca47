import { MEMBER_IMPORT_FILE_BYTES, MEMBER_IMPORT_ROWS_MAX } from '@countersign/domain';
import { useMay } from '../../../../../api/privileges.ts';
import { DropZone } from '../../../../../parts/uploader/drop-zone.tsx';
import { ActButton } from '../../../../../parts/trouble/act-button.tsx';
import { SectionCard } from '../../../../../ui/section-card.tsx';
import { formatBytes, formatNumber } from '../../../../../text/format.ts';
import { downloadSheet } from '../../../model/download-sheet.ts';
import { useImportText } from './import-text.ts';
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
  const words = useImportText();
  const mayDownload = useMay('members:batchTemplates:download');
  const template = `/api/enterprises/${enterpriseWsid}/members/batch-template`;
  // Checks that need no upload.
  const take = (file: File) => {
    if (!/\.(xlsx|csv)$/i.test(file.name)) return onFault(words.wrongType);
    if (file.size > MEMBER_IMPORT_FILE_BYTES) return onFault(words.tooLarge(formatBytes(MEMBER_IMPORT_FILE_BYTES)));
    onFile(file);
  };
  return (
    <>
      <SectionCard title={words.templateTitle} why={words.templateWhy}>
        {mayDownload && (
          <div className={styles.acts}>
            {FORMATS.map((format) => (
              <ActButton
                key={format}
                icon="download"
                label={words.template(format.toUpperCase())}
                onAct={() => downloadSheet(template, format, words.templateName)}
              />
            ))}
          </div>
        )}
      </SectionCard>
      <SectionCard title={words.dropTitle}>
        <DropZone
          title={words.drop}
          hint={words.dropHint(formatNumber(MEMBER_IMPORT_ROWS_MAX), formatBytes(MEMBER_IMPORT_FILE_BYTES))}
          accept={FORMATS}
          multiple={false}
          disabled={isBusy}
          onFiles={([file]) => file && take(file)}
        />
      </SectionCard>
    </>
  );
}
