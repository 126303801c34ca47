import type { MemberImport } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { Trouble } from '../../../../../parts/trouble/trouble.tsx';
import { ActButton } from '../../../../../parts/trouble/act-button.tsx';
import { formatNumber } from '../../../../../text/format.ts';
import { Banner, Box, Button, Heading, Paragraph, Skeleton, Stack } from '../../../../../ui/index.ts';
import { LinkButton } from '../../../../../ui/link-button.tsx';
import { Progress } from '../../../../../ui/progress.tsx';
import { downloadSheet } from '../../../model/download-sheet.ts';
import { importQuery } from './import-calls.ts';
import { ImportErrors } from './import-errors.tsx';
import { useImportText } from './import-text.ts';
import styles from './import.module.css';

interface RunProps {
  enterpriseWsid: string;
  importWsid: string;
  onAgain: () => void;
}

/** A running import, then its result. */
export function ImportRun({ enterpriseWsid, importWsid, onAgain }: RunProps) {
  const words = useImportText();
  const { data, error, refetch } = useQuery(importQuery(enterpriseWsid, importWsid));
  if (data === undefined)
    return error ? <Trouble error={error} onRetry={() => void refetch()} /> : <Skeleton height={120} radius={14} />;
  if (data.status === 'DONE')
    return <Report enterpriseWsid={enterpriseWsid} importWsid={importWsid} result={data} onAgain={onAgain} />;
  const said = words.importing(formatNumber(data.done), formatNumber(data.valid));
  return (
    <Stack card gap={2.5} py={5} px={6} className={styles.busy} role="status">
      <p>{said}</p>
      <Progress value={data.valid === 0 ? null : data.done / data.valid} label={said} />
      <Paragraph text={words.importingStill} />
    </Stack>
  );
}

function Report({ enterpriseWsid, importWsid, result, onAgain }: RunProps & { result: MemberImport }) {
  const words = useImportText();
  const { done, total, errors } = result;
  const left = total - done;
  const report = `/api/enterprises/${enterpriseWsid}/members/imports/${importWsid}/report`;
  return (
    <>
      <Stack as="section" card gap={3} py={5} px={6} role="status">
        <Heading text={words.done} />
        <p>{words.doneWhy(formatNumber(done))}</p>
      </Stack>
      {left > 0 && <Banner tone="warn">{words.doneBad(formatNumber(left))}</Banner>}
      <Box justify="end" className={styles.foot}>
        {left > 0 &&
          (['xlsx', 'csv'] as const).map((format) => (
            <ActButton
              key={format}
              icon="download"
              label={words.report(format.toUpperCase())}
              onAct={() => downloadSheet(report, format, words.reportName)}
            />
          ))}
        <Button variant="quiet" label={words.another} onClick={onAgain} />
        <LinkButton variant="primary" label={words.toInvited} to="/enterprise/members" search={{ status: 'INVITED' }} />
      </Box>
      {errors.length > 0 && <ImportErrors errors={errors} />}
    </>
  );
}
