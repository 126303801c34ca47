import { BST_STATUSES, PAGE_SIZE_SMALL } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useMay } from '../../../../api/privileges.ts';
import { ListView } from '../../../../parts/data-table/list-view.tsx';
import { Button, EmptyState, Row, SelectField, bound } from '../../../../ui/index.ts';
import { useAddressed } from '../../../../ui/use-addressed.ts';
import { Page } from '../../parts/page.tsx';
import { SearchField } from '../../parts/search-field.tsx';
import { GroupsSheet } from './groups-sheet.tsx';
import { NewSheet } from './new-sheet.tsx';
import {
  type TemplateSearch,
  groupsQuery,
  readTemplateSearch,
  templatesQuery,
  writeTemplateSearch,
} from './queries.ts';
import { TemplateCard } from './template-card.tsx';
import { PictureCards } from '../picture-card.tsx';
import styles from './templates-page.module.css';
import { useTemplatesText } from './templates-text.ts';
import { useTemplateActs } from './use-template-acts.tsx';

/**
 * The templates of the enterprise: enabled ones for members who use them, disabled ones for members who manage them (Spec §2).
 */
export function TemplatesPage() {
  const words = useTemplatesText();
  const navigate = useNavigate();
  const [search, change] = useAddressed(
    readTemplateSearch(useSearch({ strict: false }) as Record<string, unknown>),
    (next) => navigate({ to: '/enterprise/templates', search: writeTemplateSearch(next) }),
    { page: 1 },
  );
  const mayCreate = useMay('businessScenarioTemplates:create');
  const [isMaking, setMaking] = useState(false);
  const acts = useTemplateActs();
  const isNarrowed = search.name !== '' || search.group !== '';
  const make = mayCreate && (
    <Button variant="primary" icon="plus" label={words.create} onClick={() => setMaking(true)} />
  );
  return (
    <Page title={words.title} lead={words.lead} action={make}>
      <Narrowing search={search} onChange={change} />
      <ListView
        query={useQuery(templatesQuery(search))}
        page={search.page}
        onPage={(page) => change({ page })}
        size={PAGE_SIZE_SMALL}
        isEmpty={({ bsts }) => bsts.length === 0}
        empty={
          search.status === 'DISABLED' ? (
            <EmptyState title={words.noneDisabled} why={words.noneDisabledWhy} />
          ) : (
            <EmptyState title={words.none} why={mayCreate ? words.noneWhy : words.noneToUse} />
          )
        }
        onClear={isNarrowed ? () => change({ name: '', group: '' }) : null}
        count={words.count}
        waiting={<PictureCards isWaiting />}
      >
        {({ bsts }) => (
          <PictureCards aria-busy={acts.isOpening}>
            {bsts.map((bst) => (
              <TemplateCard key={bst.bstWsid} bst={bst} acts={acts} />
            ))}
          </PictureCards>
        )}
      </ListView>
      {isMaking && <NewSheet onClose={() => setMaking(false)} />}
      {acts.sheet}
    </Page>
  );
}

interface NarrowingProps {
  search: TemplateSearch;
  onChange: (next: Partial<TemplateSearch>) => void;
}
/** Filters by state, by name while the user types, and by group. */
function Narrowing({ search: { status, name, group }, onChange }: NarrowingProps) {
  const words = useTemplatesText();
  const { data: groups = [] } = useQuery(groupsQuery);
  const mayManage = useMay('businessScenarioTemplates:manage');
  const [isGrouping, setGrouping] = useState(false);
  return (
    <Row gap={3} align="start" wrap mb={4} role="search">
      <div className={styles.states} role="group" aria-label={words.status}>
        {BST_STATUSES.map((one) => (
          <button key={one} type="button" aria-pressed={one === status} onClick={() => onChange({ status: one })}>
            {one === 'ENABLED' ? words.enabled : words.disabled}
          </button>
        ))}
      </div>
      <SearchField
        className={styles.name}
        label={words.search}
        maxLength={50}
        value={name}
        onChange={(next) => onChange({ name: next })}
      />
      {groups.length > 0 && (
        <SelectField label={words.group} labelHidden {...bound(group, (next) => onChange({ group: next }))}>
          <option value="">{words.allGroups}</option>
          {groups.map((one) => (
            <option key={one.bstGroupWsid} value={one.bstGroupWsid}>
              {one.name}
            </option>
          ))}
          <option value="NONE">{words.noGroup}</option>
        </SelectField>
      )}
      {mayManage && <Button variant="quiet" icon="tag" label={words.groups} onClick={() => setGrouping(true)} />}
      {isGrouping && <GroupsSheet onClose={() => setGrouping(false)} />}
    </Row>
  );
}
