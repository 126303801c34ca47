import { useNavigate, useSearch } from '@tanstack/react-router';
import { BackLink } from '../../parts/back-link.tsx';
import { Page } from '../../parts/page.tsx';
import { readSealSearch } from './queries.ts';
import { UseRecords } from './use-records.tsx';
import { useUsesText } from './uses-text.ts';

/** The use records of all seals (Spec §2 "all use logs"). */
export function UseLogsPage() {
  const words = useUsesText();
  const navigate = useNavigate();
  const { page } = readSealSearch(useSearch({ strict: false }) as Record<string, unknown>);
  return (
    <>
      <BackLink to="/enterprise/seals">{words.back}</BackLink>
      <Page title={words.title} lead={words.lead}>
        <UseRecords
          officeSealWsid={null}
          page={page}
          onPage={(next) =>
            void navigate({ to: '/enterprise/seals/use-logs', search: next === 1 ? {} : { page: next } })
          }
        />
      </Page>
    </>
  );
}
