import type { OfficeSeal } from '@countersign/contract';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useEnterprise } from '../../../../api/accounts.ts';
import { useMay } from '../../../../api/privileges.ts';
import { useTitle } from '../../../../text/use-title.ts';
import { EmptyState, Skeleton, toast } from '../../../../ui/index.ts';
import { Tabs } from '../../../../ui/tabs.tsx';
import { useFrameText } from '../frame-text.ts';
import { BackLink } from '../../parts/back-link.tsx';
import { Page } from '../../parts/page.tsx';
import { useNewSealText } from './new-seal-text.ts';
import { PatternSeal } from './pattern-seal.tsx';
import { refreshSeals } from './queries.ts';
import { UploadedSealForm } from './uploaded-seal-form.tsx';

type Way = 'pattern' | 'upload';

/** Creates an office seal from a pattern, or from the impression of an existing seal (Spec §6 `officeSeals:formUpload`). */
export function NewSealPage() {
  const words = useNewSealText();
  const frame = useFrameText();
  const enterprise = useEnterprise();
  const mayMake = useMay('officeSeals:formUpload');
  const navigate = useNavigate();
  const [way, setWay] = useState<Way>('pattern');
  useTitle(words.title);
  if (enterprise === undefined) return <Skeleton height={420} radius={14} />;
  if (!mayMake || enterprise === null)
    return <EmptyState heading="h1" drawing="lock" title={frame.deniedTitle} why={frame.deniedWhy} />;
  const made = async ({ officeSealWsid, checkStatus }: OfficeSeal) => {
    toast('success', checkStatus === 'CHECKED' ? words.madeChecked : words.made);
    await refreshSeals();
    await navigate({ to: '/enterprise/seals/$officeSealWsid', params: { officeSealWsid } });
  };
  return (
    <>
      <BackLink to="/enterprise/seals">{words.back}</BackLink>
      <Page title={words.title} lead={words.lead}>
        <Tabs
          label={words.ways}
          value={way}
          onChange={setWay}
          keepMounted
          items={[
            {
              value: 'pattern',
              label: words.pattern,
              content: <PatternSeal enterprise={enterprise} onMade={made} />,
            },
            { value: 'upload', label: words.upload, content: <UploadedSealForm onMade={made} /> },
          ]}
        />
      </Page>
    </>
  );
}
