import type { MemberImport } from '@countersign/contract';
import { mayDo } from '@countersign/domain';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useEnterprise } from '../../../../../api/accounts.ts';
import { usePrivileges } from '../../../../../api/privileges.ts';
import { uploadMessage } from '../../../../../parts/uploader/uploader.ts';
import { useAct } from '../../../../../parts/trouble/use-act.ts';
import { formatNumber } from '../../../../../text/format.ts';
import { Banner, Box, Button, EmptyState, Skeleton, Stack } from '../../../../../ui/index.ts';
import { LinkButton } from '../../../../../ui/link-button.tsx';
import { Progress } from '../../../../../ui/progress.tsx';
import { Stepper } from '../../../../../ui/steps.tsx';
import { Page } from '../../../parts/page.tsx';
import { changedByImport, sendTable } from './import-calls.ts';
import { ImportErrors } from './import-errors.tsx';
import { ImportRun } from './import-run.tsx';
import { ImportTake } from './import-take.tsx';
import { useImportText } from './import-text.ts';
import styles from './import.module.css';

const STEPS = 3;

/** Imports many people from a table (Spec §6 "Members": batchImport): it is checked first, then imported, with a report. */
export function ImportPage() {
  const words = useImportText();
  const enterprise = useEnterprise();
  const privileges = usePrivileges();
  return (
    <Page title={words.title} lead={words.lead} action={<Back />} narrow>
      {enterprise === undefined || privileges === undefined ? (
        <Skeleton height={320} radius={14} />
      ) : enterprise === null || !mayDo(privileges, 'members:batchImport') ? (
        <EmptyState drawing="lock" title={words.denied} why={words.deniedWhy} />
      ) : (
        <Import enterpriseWsid={enterprise.enterpriseWsid} />
      )}
    </Page>
  );
}

function Back() {
  const words = useImportText();
  return <LinkButton variant="quiet" icon="arrowLeft" label={words.back} to="/enterprise/members" search={{}} />;
}

/** A table that was checked and not imported yet. */
interface Checked {
  readonly file: File;
  readonly result: MemberImport;
}

function Import({ enterpriseWsid }: { enterpriseWsid: string }) {
  // The address names the running import, so that a reload finds it again.
  const { run } = useSearch({ strict: false }) as { run?: string };
  const navigate = useNavigate();
  const [checked, setChecked] = useState<Checked | null>(null);
  const show = (importWsid: string | null) =>
    void navigate({ to: '/enterprise/members/import', search: importWsid === null ? {} : { run: importWsid } });
  const step = run !== undefined ? 2 : checked === null ? 0 : 1;
  return (
    <Stack gap={4}>
      <Steps at={step} />
      {run !== undefined ? (
        <ImportRun
          enterpriseWsid={enterpriseWsid}
          importWsid={run}
          onAgain={() => {
            setChecked(null);
            show(null);
          }}
        />
      ) : checked === null ? (
        <Check enterpriseWsid={enterpriseWsid} onChecked={setChecked} />
      ) : (
        <Verdict
          enterpriseWsid={enterpriseWsid}
          checked={checked}
          onAgain={() => setChecked(null)}
          onStarted={(importWsid) => show(importWsid)}
        />
      )}
    </Stack>
  );
}

function Steps({ at }: { at: number }) {
  const words = useImportText();
  return (
    <Stepper
      label={words.stepsLabel}
      steps={Array.from({ length: STEPS }, (_, step) => ({
        key: String(step),
        label: words.steps[step],
        state: step < at ? ('done' as const) : step === at ? ('now' as const) : ('later' as const),
      }))}
    />
  );
}

/** Uploads the table to be checked; nothing is stored. */
function Check({ enterpriseWsid, onChecked }: { enterpriseWsid: string; onChecked: (checked: Checked) => void }) {
  const words = useImportText();
  const [name, setName] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const check = async (file: File) => {
    setName(file.name);
    setFault(null);
    try {
      onChecked({ file, result: await sendTable(enterpriseWsid, file, true) });
    } catch (error) {
      setFault(uploadMessage(error));
      setName(null);
    }
  };
  return (
    <>
      <ImportTake
        enterpriseWsid={enterpriseWsid}
        isBusy={name !== null}
        onFile={(file) => void check(file)}
        onFault={setFault}
      />
      {fault !== null && <Banner tone="danger">{fault}</Banner>}
      {name !== null && (
        <Stack card gap={2.5} py={5} px={6} className={styles.busy} role="status">
          <p>{words.checking(name)}</p>
          <Progress value={null} label={words.checking(name)} />
        </Stack>
      )}
    </>
  );
}

interface VerdictProps {
  enterpriseWsid: string;
  checked: Checked;
  onAgain: () => void;
  onStarted: (importWsid: string) => void;
}
/** The faults of the rows, shown before anything is imported. */
function Verdict({ enterpriseWsid, checked: { file, result }, onAgain, onStarted }: VerdictProps) {
  const words = useImportText();
  const act = useAct(uploadMessage);
  const { total, valid, invalid, errors } = result;
  const start = () =>
    act.run(async () => {
      const { importWsid } = await sendTable(enterpriseWsid, file, false);
      await changedByImport(enterpriseWsid);
      if (importWsid !== null) onStarted(importWsid);
    });
  const [good, bad] = [formatNumber(valid), formatNumber(invalid)];
  return (
    <>
      <Banner tone={valid === 0 ? 'danger' : invalid > 0 ? 'warn' : 'good'}>
        {total === 0
          ? words.empty
          : valid === 0
            ? words.noneGood(bad)
            : invalid > 0
              ? words.someBad(good, bad)
              : words.allGood(good)}
      </Banner>
      {errors.length > 0 && <ImportErrors errors={errors} />}
      {act.fault !== null && <Banner tone="danger">{act.fault}</Banner>}
      <Box justify="end" className={styles.foot}>
        <Button variant="quiet" label={words.again} disabled={act.busy} onClick={onAgain} />
        {valid > 0 && <Button variant="primary" label={words.act(good)} busy={act.busy} onClick={() => void start()} />}
      </Box>
    </>
  );
}
