import { PAGE_SIZE_SMALL } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMay } from '../../../../api/privileges.ts';
import { ListView } from '../../../../parts/data-table/list-view.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { EmptyState, Row, SelectField } from '../../../../ui/index.ts';
import { useAddressed } from '../../../../ui/use-addressed.ts';
import { Page } from '../../parts/page.tsx';
import { SearchField } from '../../parts/search-field.tsx';
import { GroupBar } from './group-bar.tsx';
import {
  type SealSearch,
  SEAL_STATES,
  adminSealsQuery,
  filtersOfSearch,
  readSealSearch,
  writeSealSearch,
} from './queries.ts';
import { SealCard } from './seal-card.tsx';
import { PictureCards } from '../picture-card.tsx';
import styles from './seals-page.module.css';
import { useSealsText } from './text.ts';
import { useSealActs } from './use-seal-acts.tsx';

/** The seals of the enterprise (Spec §6 `officeSeals:manage`). */
export function SealsPage() {
  const words = useSealsText();
  const navigate = useNavigate();
  const [search, change] = useAddressed(
    readSealSearch(useSearch({ strict: false }) as Record<string, unknown>),
    (next) => navigate({ to: '/enterprise/seals', search: writeSealSearch(next) }),
    { page: 1 },
  );
  const filters = filtersOfSearch(search);
  const mayMake = useMay('officeSeals:formUpload');
  const acts = useSealActs();
  return (
    <Page title={words.title} lead={words.lead} action={<Ways />}>
      <GroupBar value={search.group} onChange={(group) => change({ group })} />
      <Narrowing search={search} onChange={change} />
      <ListView
        query={useQuery(adminSealsQuery(filters, search.page))}
        page={search.page}
        onPage={(page) => change({ page })}
        size={PAGE_SIZE_SMALL}
        isEmpty={({ officeSeals }) => officeSeals.length === 0}
        empty={<EmptyState drawing="paper" title={words.none} action={mayMake && <MakeLink />} why={words.noneWhy} />}
        onClear={filters === '' ? null : () => change({ group: '', name: '', state: 'ALL' })}
        count={words.count}
        waiting={<PictureCards isWaiting />}
      >
        {({ officeSeals }) => (
          <PictureCards className={styles.cards}>
            {officeSeals.map((seal) => (
              <SealCard key={seal.officeSealWsid} seal={seal} acts={acts.actsOf(seal)} />
            ))}
          </PictureCards>
        )}
      </ListView>
      {acts.sheet}
    </Page>
  );
}

function Ways() {
  const words = useSealsText();
  const mayMake = useMay('officeSeals:formUpload');
  return (
    <>
      <LinkButton icon="clock" label={words.useLogs} to="/enterprise/seals/use-logs" />
      {mayMake && <MakeLink />}
    </>
  );
}

function MakeLink() {
  const words = useSealsText();
  return <LinkButton variant="primary" icon="plus" label={words.make} to="/enterprise/seals/new" />;
}

interface NarrowingProps {
  search: SealSearch;
  onChange: (next: Partial<SealSearch>) => void;
}
/** Filters by name while the user types, and by state. */
function Narrowing({ search: { name, state }, onChange }: NarrowingProps) {
  const words = useSealsText();
  return (
    <Row gap={3} align="stretch" wrap mb={4} role="search">
      <SearchField
        className={styles.name}
        label={words.search}
        maxLength={60}
        value={name}
        onChange={(next) => onChange({ name: next })}
      />
      <SelectField
        label={words.state}
        labelHidden
        value={state}
        onChange={({ currentTarget: { value } }) => onChange({ state: value as SealSearch['state'] })}
        options={(['ALL', ...SEAL_STATES] as const).map((one) => [one, words.states[one]])}
      />
    </Row>
  );
}
